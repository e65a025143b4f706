import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { SHOP_LOCALES } from '../locale-config.ts';
import { localizedRoutes, type RouteEntry, routeNamer } from './localized-routes.ts';

const routes: RouteEntry[] = [
  { id: 'index', index: true, file: 'routes/page.tsx' },
  {
    id: 'checkout',
    path: 'checkout',
    file: 'routes/checkout.tsx',
    children: [{ id: 'checkout-success', path: 'success/:id', file: 'routes/success.tsx' }],
  },
  {
    id: 'account-layout',
    file: 'routes/account/layout.tsx',
    children: [
      { path: 'account', file: 'routes/account/overview.tsx' },
      { id: 'login', path: '/login', file: 'routes/login.tsx' },
    ],
  },
  { id: 'page', path: '*', file: 'routes/page.tsx' },
];
const toObjects = (entries: RouteEntry[]): RouteObject[] =>
  entries.map((entry) =>
    entry.index === true
      ? { id: entry.id ?? '', index: true as const, ...(entry.path ? { path: entry.path } : {}) }
      : {
          id: entry.id ?? '',
          ...(entry.path ? { path: entry.path } : {}),
          ...(entry.children ? { children: toObjects(entry.children) } : {}),
        },
  );
const matched = (pathname: string, entries = localizedRoutes(routes)) =>
  matchRoutes(toObjects(entries), pathname)?.map(({ route }) => route.id);

describe('every route exists in three variants', () => {
  it.each([
    ['/', ['index___en-US']],
    ['/de-DE', ['index___de-DE']],
    ['/checkout', ['checkout___en-US']],
    ['/en-GB/checkout', ['checkout___en-GB']],
    ['/de-de/checkout/success/1', ['checkout___de-DE', 'checkout-success___de-DE']],
    ['/account', ['account-layout___en-US', 'routes/account/overview___en-US']],
    ['/de-DE/login', ['account-layout___de-DE', 'login___de-DE']],
    ['/de-DE/Wohnen/Lampen', ['page___de-DE']],
    ['/en-US/checkout', ['page___en-US']],
    ['/fr-FR', ['page___en-US']],
  ])('%s is %j', (pathname, ids) => expect(matched(pathname)).toEqual(ids));

  it('the router takes them', () => expect(() => createMemoryRouter(toObjects(localizedRoutes(routes)))).not.toThrow());
});

describe('the other strategies', () => {
  it('prefix: the default locale has a prefix too', () => {
    const entries = localizedRoutes(routes, { ...SHOP_LOCALES, strategy: 'prefix' });
    expect([matched('/en-US/checkout', entries), matched('/checkout', entries)]).toEqual([['checkout___en-US'], undefined]);
  });
  it('prefix_and_default: bare too, with the default suffix', () => {
    const entries = localizedRoutes(routes, { ...SHOP_LOCALES, strategy: 'prefix_and_default' });
    expect([matched('/en-US/checkout', entries), matched('/checkout', entries)]).toEqual([
      ['checkout___en-US'],
      ['checkout___en-US___default'],
    ]);
  });
  it('no_prefix: as they are', () => expect(localizedRoutes(routes, { ...SHOP_LOCALES, strategy: 'no_prefix' })).toEqual(routes));
});

it('two routes may not share an id', () =>
  expect(() =>
    localizedRoutes([
      { index: true, file: 'a.tsx' },
      { path: '*', file: 'a.tsx' },
    ]),
  ).toThrow(expect.objectContaining({ code: 'invalid-route-config' })));

describe('the name of the route that was taken', () => {
  const nested: RouteEntry[] = [
    ...routes,
    {
      id: 'guide',
      path: 'guide/:presentationPath',
      file: 'a.tsx',
      children: [
        { id: 'guide-index', index: true, file: 'b.tsx' },
        { id: 'guide-login', path: 'login', file: 'c.tsx' },
        { id: 'guide-all', path: '*', file: 'd.tsx' },
      ],
    },
    { id: 'invitation-all', path: 'invitation/*', file: 'e.tsx' },
    { id: 'invitation', path: 'invitation/:presentationPath', file: 'f.tsx' },
  ];
  it.each([
    ['/', 'index___en-US'],
    ['de-DE', 'index___de-DE'],
    ['checkout', 'checkout___en-US'],
    ['de-DE/checkout/success/:id', 'checkout-success___de-DE'],
    ['account', 'routes/account/overview___en-US'],
    ['/login', 'login___en-US'],
    ['*', 'page___en-US'],
    ['en-GB/guide/:presentationPath', 'guide-index___en-GB'],
    ['en-GB/guide/:presentationPath/login', 'guide-login___en-GB'],
    ['guide/:presentationPath/*', 'guide-all___en-US'],
    ['invitation/*', 'invitation-all___en-US'],
    ['sitemap.xml', undefined],
  ])('the pattern %s is that of %s', (pattern, name) => expect(routeNamer(localizedRoutes(nested))(pattern)).toBe(name));
  it('of two routes of one pattern is the name of the first, as the router takes it', () => {
    const twins: RouteEntry[] = [
      { id: 'first', path: 'x', file: 'a.tsx' },
      { id: 'second', path: 'x', file: 'b.tsx' },
    ];
    expect([routeNamer(twins)('x'), matched('/x', twins)]).toEqual(['first', ['first']]);
  });
});
