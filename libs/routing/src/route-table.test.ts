import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RoutingStrategy, SHOP_LOCALES } from './locale-config.ts';
import { createRouteTable, type RoutePathOptions } from './route-table.ts';

const ROUTES = [
  { name: 'index', path: '' },
  { name: 'checkout', path: 'checkout' },
  { name: 'checkout-success-id', path: 'checkout/success/:id' },
  { name: 'checkout-success-id-paid', path: 'checkout/success/:id/paid' },
  { name: 'guide-presentationPath-login', path: 'guide/:presentationPath/login' },
  { name: 'guide-presentationPath-all', path: 'guide/:presentationPath/*' },
  { name: 'help', path: 'help/first/steps' },
  { name: 'help-topic', path: 'help/:topic' },
  { name: 'all', path: '*' },
];
const table = createRouteTable(ROUTES);
const CODES = SHOP_LOCALES.locales.map(({ code }) => code);

describe('the route of an address', () => {
  it.each([
    ['/', 'index', 'en-US', {}],
    ['/de-DE', 'index', 'de-DE', {}],
    ['/EN-gb/Checkout/', 'checkout', 'en-GB', {}],
    ['/checkout/success/a%20b', 'checkout-success-id', 'en-US', { id: 'a b' }],
    ['/de-DE/checkout/success/7/paid', 'checkout-success-id-paid', 'de-DE', { id: '7' }],
    ['/guide/spring/login', 'guide-presentationPath-login', 'en-US', { presentationPath: 'spring' }],
    ['/guide/spring', 'guide-presentationPath-all', 'en-US', { presentationPath: 'spring', '*': '' }],
    ['/guide/spring/a/b', 'guide-presentationPath-all', 'en-US', { presentationPath: 'spring', '*': 'a/b' }],
    ['/help/first', 'help-topic', 'en-US', { topic: 'first' }],
    ['/help/first/else', 'all', 'en-US', { '*': 'help/first/else' }],
    ['/fr-FR/checkout', 'all', 'en-US', { '*': 'fr-FR/checkout' }],
    ['/en-US/checkout', 'all', 'en-US', { '*': 'en-US/checkout' }],
  ])('%s is %s in %s', (pathname, name, code, params) => expect(table.match(pathname)).toMatchObject({ name, locale: { code }, params }));
  it.each<[RoutingStrategy, string, string | undefined]>([
    ['prefix', '/checkout', undefined],
    ['prefix', '/en-US/checkout', 'en-US checkout'],
    ['prefix_except_default', '/en-US/checkout', 'en-US all'],
    ['prefix_and_default', '/checkout', 'en-US checkout'],
    ['prefix_and_default', '/en-US/checkout', 'en-US checkout'],
    ['no_prefix', '/checkout', 'en-US checkout'],
    ['no_prefix', '/de-DE/checkout', 'en-US all'],
  ])('follows the strategy %s: %s is %s', (strategy, pathname, expected) => {
    const found = createRouteTable(ROUTES, { ...SHOP_LOCALES, strategy }).match(pathname);
    expect(found && `${found.locale.code} ${found.name}`).toBe(expected);
  });
  it('is unknown where no route takes it', () => expect(createRouteTable(ROUTES.slice(1, -1)).match('/nowhere')).toBeUndefined());
});

describe('the address of a route', () => {
  it.each([
    ['index', { locale: 'de-DE' }, '/de-DE'],
    ['index', {}, '/'],
    ['checkout', { locale: 'en-GB', search: '?a=1', hash: '#b' }, '/en-GB/checkout?a=1#b'],
    ['checkout___de-DE', {}, '/de-DE/checkout'],
    ['checkout___en-US___default', {}, '/checkout'],
    ['checkout-success-id', { params: { id: 'a b/c' } }, '/checkout/success/a%20b%2Fc'],
    ['all', { params: { '*': 'a/b' }, locale: 'de-DE' }, '/de-DE/a/b'],
    ['all', {}, '/'],
  ])('%s with %j is %s', (name, options, expected) => expect(table.path(name, options)).toBe(expected));
  it.each([
    ['nowhere', {}, 'an unknown name'],
    ['checkout', { locale: 'fr-FR' }, 'an unknown locale'],
    ['checkout-success-id', {}, 'a missing parameter'],
    ['checkout-success-id', { params: { id: '' } }, 'an empty one'],
    ['checkout-success-id', { params: { id: '..' } }, 'one that leads elsewhere'],
  ])('%s with %j is empty: %s', (name, options: RoutePathOptions, _why) => expect(table.path(name, options)).toBe(''));
  it.each<[RoutingStrategy, string, string]>([
    ['prefix', '/en-US/checkout', '/de-DE/checkout'],
    ['prefix_except_default', '/checkout', '/de-DE/checkout'],
    ['prefix_and_default', '/checkout', '/de-DE/checkout'],
    ['no_prefix', '/checkout', '/checkout'],
  ])('follows the strategy %s', (strategy, english, german) => {
    const routes = createRouteTable(ROUTES, { ...SHOP_LOCALES, strategy });
    expect([routes.path('checkout', { locale: 'en-US' }), routes.path('checkout', { locale: 'de-DE' })]).toEqual([english, german]);
  });
});

describe('the same route in another locale', () => {
  it.each([
    ['/checkout/success/a%2Fb?x=1#y', 'de-DE', '/de-DE/checkout/success/a%2Fb?x=1#y'],
    ['/de-DE', 'en-US', '/'],
    ['/de-DE/guide/spring/login?token=t', 'en-GB', '/en-GB/guide/spring/login?token=t'],
    ['/checkout', 'fr-FR', ''],
  ])('%s in %s is %j', (href, locale, expected) => expect(table.switchLocale(href, locale)).toBe(expected));
  it('is empty where no route answers', () => expect(createRouteTable(ROUTES.slice(0, 2)).switchLocale('/nowhere', 'de-DE')).toBe(''));
});

describe('for any parameter, query and hash', () => {
  const value = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text !== '.' && text !== '..' && text.isWellFormed());
  it('building an address and reading it gives back what went in', () => {
    fc.assert(
      fc.property(value, fc.constantFrom(...CODES), (id, locale) => {
        const address = table.path('checkout-success-id-paid', { locale, params: { id } });
        expect(table.match(address)).toMatchObject({ name: 'checkout-success-id-paid', locale: { code: locale }, params: { id } });
        expect(new URL(address, 'https://shop.example').pathname).toBe(address);
      }),
    );
  });
  it('nothing crashes, and nothing leads to another origin', () => {
    const hostile = fc
      .array(
        fc.oneof(
          fc.constantFrom('/', '\\', '..', '%2f', '%5c', '%', '\t', '\n', '\0', 'evil.example', '\uD800', 'de-DE', '?', '#'),
          fc.string({ unit: 'binary' }),
        ),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(hostile, fc.constantFrom(...ROUTES.map(({ name }) => name)), fc.constantFrom(...CODES), (text, name, locale) => {
        const addresses = [
          table.switchLocale(text, locale),
          table.path(name, {
            locale,
            params: { id: text, topic: text, presentationPath: text, '*': text },
            search: `?${text}`,
            hash: `#${text}`,
          }),
        ];
        table.match(text);
        for (const address of addresses) {
          expect(new URL(address, 'https://shop.example').origin).toBe('https://shop.example');
          expect(() => new Headers({ Location: address })).not.toThrow();
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a table is refused', () => {
  it.each([
    [
      [
        { name: 'a', path: 'x' },
        { name: 'a', path: 'y' },
      ],
      'for two routes of one name',
    ],
    [
      [
        { name: 'a', path: 'x' },
        { name: 'b', path: '/X/' },
      ],
      'for two routes of one path',
    ],
    [
      [
        { name: 'a', path: ':x' },
        { name: 'b', path: ':y' },
      ],
      'for two routes that take the same addresses',
    ],
    [
      [
        { name: 'a', path: '*' },
        { name: 'b', path: '*' },
      ],
      'for two that take the rest',
    ],
    [[{ name: 'a', path: ':x?' }], 'for an optional segment'],
    [[{ name: 'a', path: '*/x' }], 'for a rest that is followed'],
  ])('%j: %s', (routes) => expect(() => createRouteTable(routes)).toThrow(expect.objectContaining({ code: 'invalid-route-config' })));
});
