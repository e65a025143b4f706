import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/**
 * The beginning of a text's SHA-256, as hexadecimal digits. It is there at once, which the digest of the Web Crypto API
 * is not, and without a module of Node.
 */
export const digestOf = (text: string, length: number): string => bytesToHex(sha256(new TextEncoder().encode(text))).slice(0, length);

/** Random bytes as hexadecimal digits. */
export const randomHex = (bytes: number): string => bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)));
