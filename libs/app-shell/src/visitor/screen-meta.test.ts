import { describe, expect, it } from 'vitest';
import { screenMeta } from './screen-meta.ts';
import type { ShellResult } from './shell-data.ts';

const shell = { locale: 'de-DE', origin: 'https://shop.example' } as unknown as ShellResult;
const failed: ShellResult = { locale: 'de-DE', failure: { statusCode: 503 } };
const location = { pathname: '/de-DE/cart', search: '' };
const linksOf = (args: Partial<Parameters<typeof screenMeta>[0]>) =>
  screenMeta({ location, matches: [], ...args }).flatMap((each) => ('tagName' in each && 'href' in each ? [String(each['href'])] : []));

describe("the head of a page that is the visitor's own", () => {
  it('keeps search engines away, also from a page that failed', () => {
    for (const error of [undefined, new Error('broken')])
      expect(screenMeta({ location, matches: [{ loaderData: shell }], error })).toContainEqual({
        name: 'robots',
        content: 'noindex, nofollow',
      });
  });

  it.each([
    ['the data of the first part', { matches: [{ loaderData: shell }] }],
    ["the root's own data", { matches: [], loaderData: shell }],
    ["the root's own data where the first part has none", { matches: [undefined], loaderData: shell }],
    ['data of a page that failed with nothing', { matches: [{ loaderData: shell }], error: null }],
  ])('names its addresses by %s', (_what, args) => {
    expect(linksOf(args)[0]).toBe('https://shop.example/de-DE/cart');
    expect(linksOf(args)).toContain('https://shop.example/cart');
  });

  it.each([
    ['the page failed', { matches: [{ loaderData: shell }], error: new Error('broken') }],
    ['the page failed with an empty text', { matches: [{ loaderData: shell }], error: '' }],
    ['start-up failed', { matches: [{ loaderData: failed }] }],
    ['nothing is known', { matches: [] }],
  ])('names no address where %s', (_why, args) => expect(linksOf(args)).toEqual([]));

  it('leaves the origin out where start-up failed', () => {
    expect(screenMeta({ location, matches: [{ loaderData: failed }] })).toContainEqual({ property: 'og:url', content: '/de-DE/cart' });
  });
});
