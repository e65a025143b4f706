/** Browsers that keep the permission for camera and microphone at the same place. */
export const BROWSER_KINDS = ['chromium', 'chromium-android', 'firefox', 'safari', 'safari-ios', 'other-ios', 'other'] as const;
/** One of {@link BROWSER_KINDS}. */
export type BrowserKind = (typeof BROWSER_KINDS)[number];

/**
 * Which browser this is, as far as it matters for where a permission is given. A guess by the name that it gives itself:
 * only words of help depend on it.
 * @param touchPoints Of the screen: an iPad calls itself a Mac.
 */
export function browserKind(userAgent: string, touchPoints = 0): BrowserKind {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  if (isIos) return /CriOS|FxiOS|EdgiOS|OPT\//.test(userAgent) ? 'other-ios' : 'safari-ios';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  if (/Chrom(?:e|ium)\//.test(userAgent)) return /Android/.test(userAgent) ? 'chromium-android' : 'chromium';
  return /Safari\//.test(userAgent) && /Macintosh/.test(userAgent) ? 'safari' : 'other';
}

/** The browser that this runs in. */
export const ownBrowserKind = (): BrowserKind => browserKind(navigator.userAgent, navigator.maxTouchPoints);
