import { createHash, randomBytes } from 'node:crypto';

/** A new id: 32 lower-case hexadecimal characters. */
export function newId(): string {
  return randomBytes(16).toString('hex');
}

/** An unguessable secret for a cookie or a link: 256 bits, URL-safe. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret. Secrets have 256 bits of their own, so a plain hash is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
