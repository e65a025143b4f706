import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Encrypts what must be kept but not read by whoever reads the database. */
export interface SealedSecrets {
  seal(text: string): string;
  /** The text, or undefined where it was sealed with another key or tampered with. */
  open(sealed: string): string | undefined;
}

/** AES-256-GCM with a key derived from `secret`. */
export function createSealedSecrets(secret: string | Buffer): SealedSecrets {
  const key = Buffer.from(hkdfSync('sha256', secret, 'vitrine', 'guide sessions', 32));
  return {
    seal(text) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      try {
        const bytes = Buffer.from(sealed, 'base64url');
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
        decipher.setAuthTag(bytes.subarray(12, 28));
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/** The key file of a data directory, readable by its owner alone; made at the first start. */
export function readKeyFile(directory: string): Buffer {
  const file = join(directory, 'room-server.key');
  mkdirSync(directory, { recursive: true });
  try {
    // Fails where the file exists already, so that two starts can't make two keys.
    writeFileSync(file, randomBytes(32), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file);
}
