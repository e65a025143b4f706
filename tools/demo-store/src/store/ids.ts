import { createHash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** 32 lower-case hex digits. */
export function newId(): string {
  return randomBytes(16).toString('hex');
}

/** Letters and digits, as in context tokens and hashes of mail links. */
export function newToken(length = 32): string {
  let result = '';
  while (result.length < length) {
    for (const byte of randomBytes(length)) {
      // 248 is the largest multiple of 62 below 256: bytes above would favour the first letters.
      if (byte < 248 && result.length < length) result += ALPHABET[byte % 62];
    }
  }
  return result;
}

export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
}

export const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex');
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const SCRYPT = { N: 4096, r: 8, p: 1 };

export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${scryptSync(password, salt, 32, SCRYPT).toString('hex')}`;
}

export function verifyPassword(password: string, stored: string): boolean {
  const [salt = '', hash = ''] = stored.split(':');
  const expected = Buffer.from(hash, 'hex');
  return expected.length === 32 && timingSafeEqual(scryptSync(password, Buffer.from(salt, 'hex'), 32, SCRYPT), expected);
}

/** `2026-01-05T09:00:00.000+00:00`, the form in which Shopware writes dates. */
export function isoDate(time: number | string | Date): string {
  return new Date(time).toISOString().replace('Z', '+00:00');
}
