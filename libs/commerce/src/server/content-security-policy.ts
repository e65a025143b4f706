/** What the pages of both apps may load. Pictures and films come from wherever the merchant keeps his media. */
export function contentSecurityPolicy(nonce: string | undefined, options: { isPlainHttp?: boolean } = {}): string {
  // The dev server writes scripts and styles of its own, without a nonce.
  const own = nonce === undefined ? "'unsafe-inline'" : `'nonce-${nonce}'`;
  // A shop on plain http, as on a developer's machine, has a store on plain http; on https nothing may fall behind it.
  const anywhere = options.isPlainHttp ? ['https:', 'http:'] : ['https:'];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", own],
    'style-src': ["'self'", own],
    // Merchants' layouts (heights, margins, colours) are style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...anywhere],
    'media-src': ["'self'", 'blob:', ...anywhere],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(nonce === undefined ? ['ws:', 'wss:'] : [])],
    'frame-src': ['https://www.youtube-nocookie.com', 'https://www.youtube.com', 'https://player.vimeo.com'],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
