import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHOP_LOCALES } from './locale-config.ts';
import { localePath } from './locale-path.ts';
import { isPlainTarget } from './plain-target.ts';

describe('a target that everybody reads alike', () => {
  it.each([
    '/',
    '//',
    '//evil.example/x',
    '/de-DE/M%C3%B6bel/St%C3%BChle',
    '/M\u00f6bel',
    '/a%20b/c+d',
    '/sitemap/de-DE.xml',
    '/lamp-v1.2.3',
    '/...',
    '/....',
    '/..a/a..',
    '/.well-known/security.txt',
    '/presentation/x.data?_routes=a%2Fb',
    '/_root.data',
    '/100%25-wool',
    '/100%-wool',
    '/a%252520b',
    '/@fs/x/y.ts?v=1',
    '/assets/x-[hash]~1;v=2.js',
    '/login?returnTo=/../x%2F..%2F%00\\#',
    '/x?/../y',
    '/.hidden',
    '/%2ehidden',
    '/a..b/..c',
  ])('%j passes', (target) => expect(isPlainTarget(target)).toBe(true));
});

describe('a target that two readers may read differently is refused', () => {
  it.each([
    '',
    '*',
    'x',
    'http://shop.example/',
    'http://shop.example/a/../b',
    'localhost:3000',
    '/..',
    '/.',
    '/../x',
    '/./x',
    '/a/..',
    '/a/../',
    '/a/..?x',
    '/demo-store/../api/oauth/token',
    '/demo-store/%2e%2e/api/oauth/token',
    '/demo-store/%2E%2e/api',
    '/demo-store/.%2E/api',
    '/demo-store/%2e',
    '/demo-store/%252e%252e/api',
    '/demo-store/%25252e./api',
    '/demo-store/..%2fapi',
    '/demo-store%2f..%2fapi',
    '/demo-store%252f..%252fapi',
    '/demo-store/..%252Fapi',
    '/demo-store/..%255capi',
    '/demo-store/..;/api',
    '/demo-store/..;x=1/api',
    '/demo-store/..%3b/api',
    '/demo-store\\..\\api',
    '/demo-store/..\\api',
    '/a\\b',
    '/a%5cb',
    '/a%5Cb',
    '/a%2fb',
    '/a%2Fb',
    '/%00',
    '/a%0d%0aset-cookie:x',
    '/a%1f',
    '/a%7f',
    '/a\u0000',
    '/a\tb',
    '/a\u007f',
    '/demo-store/%c0%ae%c0%ae/api',
    '/demo-store/..%c0%afapi',
    '/demo-store/%e0%80%ae/api',
    '/a#/../b',
  ])('%j', (target) => expect(isPlainTarget(target)).toBe(false));

  it('whatever stands before and after, in the path', () => {
    const part = fc.string({ unit: fc.constantFrom('a', '.', 'ä', '%20', '-', '/'), maxLength: 8 });
    const trap = fc.constantFrom('/../', '/./', '/%2e%2E/', '/%252e/', '\\', '%5c', '%2F', '%00', '/..;/', '/..%2f');
    fc.assert(fc.property(part, trap, part, (before, sign, after) => !isPlainTarget(`/${before}${sign}${after}`)));
  });

  it('means the same to a browser and to us: what passes, no address parser changes', () => {
    const piece = fc.constantFrom(
      '/',
      '.',
      '..',
      '%2e',
      '%2E',
      '%252e',
      '\\',
      '%5c',
      '%2f',
      'a',
      'ä',
      ';',
      '%20',
      '%',
      '?',
      '#',
      '\t',
      '\u0000',
      ':',
      '@',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const target = `/x/${pieces.join('')}`;
        if (!isPlainTarget(target)) return;
        const [path = ''] = target.split('?');
        expect(new URL(target, 'http://shop.example').pathname.split('/')).toHaveLength(path.split('/').length);
      }),
      { numRuns: 3_000 },
    );
  });
});

it('addresses of the shop in every locale pass', () => {
  for (const locale of SHOP_LOCALES.locales)
    for (const path of ['/', '/living/lamps', '/Möbel/Größe 3.5', '/100% wool']) expect(isPlainTarget(localePath(path, locale))).toBe(true);
});

it('is decided in time that grows with the length alone', () => {
  const seconds = (target: string) => {
    const from = performance.now();
    isPlainTarget(target);
    return (performance.now() - from) / 1_000;
  };
  for (const piece of ['/', '.', '/.', '%25', '/%25', '%', '%252', '/..a', '%c', '/%2e%2ea', ';'])
    expect(seconds(`/${piece.repeat(20_000)}x`), piece).toBeLessThan(0.5);
});
