import { afterEach, expect, it, vi } from 'vitest';
import { resolveEndpoint } from './endpoint.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['https://shop.test/store-api', 'https://shop.test/store-api'],
  ['https://shop.test/store-api//', 'https://shop.test/store-api'],
  ['/store-api/', '/store-api'],
])('without a page an endpoint stays as it is, but for slashes at its end: %s', (endpoint, base) =>
  expect(resolveEndpoint(endpoint)).toBe(base),
);

it('an endpoint of a page is below the page’s origin, and one of another origin is not', () => {
  vi.stubGlobal('location', { href: 'https://shop.test/de-DE/cart' });
  expect(resolveEndpoint('/store-api/')).toBe('https://shop.test/store-api');
  expect(resolveEndpoint('https://other.test/store-api')).toBe('https://other.test/store-api');
});
