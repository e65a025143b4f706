function fnv(text: string, seed: number): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  // Short texts differ in their last bits alone: spread them.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Hex digits that depend on the text alone; no protection against anybody. */
export function digest(text: string, length: 32 | 64): string {
  return Array.from({ length: length / 8 }, (_, index) =>
    fnv(text, index * 0x9e3779b1)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
}

/** A technical id, always the same for the same name. */
export const storeId = (name: string): string => digest(name, 32);

/** A new technical id. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** A new context token: 32 letters or digits. */
export const newToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** Whether a text is a technical id. */
export const isStoreId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
