/**
 * Whether a request was made by a page of our origin. Browsers name the origin on every request that could do harm, or
 * say where it comes from; a request with cookies that says neither is not let through.
 */
export function isOwnOriginOrCookieless(headers: Headers, publicOrigin: string): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return origin === publicOrigin;
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return headers.get('cookie') === null;
}
