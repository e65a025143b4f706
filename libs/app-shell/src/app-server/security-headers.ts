const NO_FRAMES = "frame-ancestors 'none'";

/** A content security policy that lets nobody frame the answer, as `X-Frame-Options` says too; all else it lets be what it was. */
export function withoutFrames(policy: string | null): string {
  if (policy === null || policy.trim() === '') return NO_FRAMES;
  const directives = policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '');
  return directives.some((directive) => /^frame-ancestors\s/i.test(directive)) ? policy : [...directives, NO_FRAMES].join('; ');
}

/** Whether a policy names pages that may frame the answer, which `X-Frame-Options` cannot say. */
export function namesAncestors(policy: string): boolean {
  return policy.split(';').some((directive) => /^\s*frame-ancestors\s+(?!'none'\s*$)/i.test(directive));
}

/**
 * Headers for every answer of an app; a handler's own value wins. What a page may load its own policy says. Pages that
 * open no camera are not let, whatever gets into them.
 */
export function securityHeaders(
  publicOrigin: string,
  { usesCamera = false }: { usesCamera?: boolean | undefined } = {},
): Readonly<Record<string, string>> {
  const media = usesCamera ? '(self)' : '()';
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `camera=${media}, microphone=${media}, display-capture=${media}, fullscreen=(self), geolocation=(), payment=(), usb=()`,
    ...(publicOrigin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
