const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const FILE_SCHEMES = new Set(['http:', 'https:']);

/** Browsers drop control characters and blanks inside a scheme, so `java\nscript:` is one. */
const CONTROLS = /[\u0000-\u001f\u007f]/g;

function safeAddress(value: unknown, schemes: ReadonlySet<string>): string | null {
  if (typeof value !== 'string') return null;
  const address = value.replace(CONTROLS, '').trim();
  if (address === '') return null;
  if (/^[\\/]{2}/.test(address)) return `https://${address.replace(/^[\\/]+/, '')}`;
  const scheme = SCHEME.exec(address)?.[0].toLowerCase();
  return scheme === undefined || schemes.has(scheme) ? address : null;
}

/** An address that is safe in `href`: absolute (`http:`, `https:`, `mailto:`, `tel:`), a path, or a fragment; else null. */
export function safeLink(value: unknown): string | null {
  return safeAddress(value, LINK_SCHEMES);
}

/** An address that is safe in `src`: absolute (`http:`, `https:`) or a path; else null. */
export function safeFile(value: unknown): string | null {
  return safeAddress(value, FILE_SCHEMES);
}

/** Whether an address leads out of the shop's own paths: it has a scheme. */
export function isAbsolute(address: string): boolean {
  return SCHEME.test(address);
}
