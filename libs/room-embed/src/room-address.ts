/** Hosts of the machine itself, which browsers trust without https. */
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Why an address is none of a room. */
export type AddressMistake = 'invalid-address' | 'insecure-address';

/**
 * The address of a room, or why it is none: rooms need https, except on this machine.
 * @param src As it was written.
 * @param base Address of the page, for one that is relative.
 */
export function parseRoomAddress(src: string, base: string): URL | AddressMistake {
  if (src.trim() === '' || !URL.canParse(src, base)) return 'invalid-address';
  const url = new URL(src, base);
  if (url.username !== '' || url.password !== '') return 'invalid-address';
  if (url.protocol === 'https:') return url;
  if (url.protocol !== 'http:') return 'invalid-address';
  return LOOPBACK.test(url.hostname) ? url : 'insecure-address';
}
