import { afterEach, expect, it, vi } from 'vitest';
import { installTrustedTypes } from './trusted-types.ts';

afterEach(() => vi.unstubAllGlobals());

it('of text that a library writes, what is no markup passes, and nothing else', () => {
  const made = new Map<string, (html: string) => string | null>();
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createHTML(html: string): string | null }) => made.set(name, rules.createHTML),
  });
  installTrustedTypes();
  expect([...made.keys()]).toEqual(['default']);
  const pass = (html: string) => made.get('default')?.(html);
  for (const html of ['', 'plain & simple', 'a => b', '<script></script>']) expect(pass(html)).toBe(html);
  for (const html of [
    '<p>',
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '<script src="https://evil.example/x.js"></script>',
    'a < b',
  ])
    expect(pass(html)).toBeNull();
});

it('browsers without trusted types need none', () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect(() => installTrustedTypes()).not.toThrow();
});
