import { expect, it } from 'vitest';
import { isFromOwnOrigin } from './own-origin.ts';

const SHOP = 'https://shop.example';
const ROOMS = 'https://rooms.example';

it.each<[Record<string, string>, string | readonly string[], boolean]>([
  [{ origin: SHOP }, SHOP, true],
  [{ origin: ROOMS }, SHOP, false],
  [{ origin: SHOP }, [SHOP, ROOMS], true],
  [{ origin: ROOMS }, [SHOP, ROOMS], true],
  [{ origin: 'https://evil.example' }, [SHOP, ROOMS], false],
  [{ origin: 'https://shop.exampl' }, SHOP, false],
  [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, SHOP, false],
  [{ 'sec-fetch-site': 'same-origin' }, SHOP, true],
  [{ 'sec-fetch-site': 'same-site' }, SHOP, false],
  [{ 'sec-fetch-site': 'none' }, SHOP, false],
  [{}, SHOP, false],
])('a request that says %j is from a page of %j: %s', (headers, own, expected) => {
  expect(isFromOwnOrigin(new Headers(headers), own)).toBe(expected);
});
