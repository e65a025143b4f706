/**
 * Whether a request was made by a page of our own origins. A browser names the origin on every request that is no
 * plain navigation, or says where it comes from; a request that says neither is not let through.
 * @param ownOrigins The public origin, or those of both apps.
 */
export function isFromOwnOrigin(headers: Headers, ownOrigins: string | readonly string[]): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return typeof ownOrigins === 'string' ? origin === ownOrigins : ownOrigins.includes(origin);
  return headers.get('sec-fetch-site') === 'same-origin';
}
