/**
 * Whether a request was made by a page of the given origin. A browser names the origin on every request that is no
 * plain navigation, or says where it comes from; a request that says neither is not let through.
 */
export function isSameOrigin(headers: Headers, publicOrigin: string): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return origin === publicOrigin;
  return headers.get('sec-fetch-site') === 'same-origin';
}
