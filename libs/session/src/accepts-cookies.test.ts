// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { acceptsCookies } from './cookies.ts';

afterEach(() => vi.restoreAllMocks());

it('a page whose cookies are kept says so, and leaves none behind', () => {
  expect(acceptsCookies()).toBe(true);
  expect(document.cookie).toBe('');
});

it('a page whose cookies the browser drops says so', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  expect(acceptsCookies()).toBe(false);
});
