import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { digestOf, randomHex } from './digest.ts';

it.each(['', 'vitrine-session abc', 'ä'.repeat(200)])('a digest is the one that every implementation of SHA-256 gives: %#', (text) => {
  expect(digestOf(text, 64)).toBe(createHash('sha256').update(text).digest('hex'));
  expect(digestOf(text, 16)).toHaveLength(16);
});

it('random bytes are as many as asked for, and others each time', () => {
  expect(randomHex(16)).toMatch(/^[\da-f]{32}$/);
  expect(randomHex(16)).not.toBe(randomHex(16));
});
