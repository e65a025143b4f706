import fc from 'fast-check';
import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { SHOP_LOCALES } from '../locale-config.ts';
import { localisedRouteName } from '../route-name.ts';
import { createRouteTable } from '../route-table.ts';
import { localisedRoutes, routeDefinitions, type RouteEntry } from './localised-routes.ts';

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
const matched = (pathname: string, entries = localisedRoutes(routes)) =>
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

  it('the router takes them', () => expect(() => createMemoryRouter(toObjects(localisedRoutes(routes)))).not.toThrow());
});

describe('the other strategies', () => {
  it('prefix: the default locale has a prefix too', () => {
    const entries = localisedRoutes(routes, { ...SHOP_LOCALES, strategy: 'prefix' });
    expect([matched('/en-US/checkout', entries), matched('/checkout', entries)]).toEqual([['checkout___en-US'], undefined]);
  });
  it('prefix_and_default: bare too, with the default suffix', () => {
    const entries = localisedRoutes(routes, { ...SHOP_LOCALES, strategy: 'prefix_and_default' });
    expect([matched('/en-US/checkout', entries), matched('/checkout', entries)]).toEqual([
      ['checkout___en-US'],
      ['checkout___en-US___default'],
    ]);
  });
  it('no_prefix: as they are', () => expect(localisedRoutes(routes, { ...SHOP_LOCALES, strategy: 'no_prefix' })).toEqual(routes));
});

it('two routes may not share an id', () =>
  expect(() =>
    localisedRoutes([
      { index: true, file: 'a.tsx' },
      { path: '*', file: 'a.tsx' },
    ]),
  ).toThrow(expect.objectContaining({ code: 'invalid-route-config' })));

describe('the route table of the same routes', () => {
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
  it('has whole paths, and an index route in the place of its layout', () =>
    expect(routeDefinitions(nested)).toEqual([
      { name: 'index', path: '' },
      { name: 'checkout', path: 'checkout' },
      { name: 'checkout-success', path: 'checkout/success/:id' },
      { name: 'routes/account/overview', path: 'account' },
      { name: 'login', path: 'login' },
      { name: 'page', path: '*' },
      { name: 'guide-index', path: 'guide/:presentationPath' },
      { name: 'guide-login', path: 'guide/:presentationPath/login' },
      { name: 'guide-all', path: 'guide/:presentationPath/*' },
      { name: 'invitation-all', path: 'invitation/*' },
      { name: 'invitation', path: 'invitation/:presentationPath' },
    ]));
  it('finds what the router finds, in every locale', () => {
    const table = createRouteTable(routeDefinitions(nested));
    const tripled = localisedRoutes(nested);
    const segment = fc.constantFrom(
      'de-DE',
      'EN-gb',
      'en-US',
      'fr-FR',
      'checkout',
      'success',
      'guide',
      'login',
      'invitation',
      'account',
      'Spring',
      '7',
      'a%20b',
      'LOGIN',
    );
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
        const pathname = `/${segments.join('/')}`;
        const found = table.match(pathname);
        const routed = matchRoutes(toObjects(tripled), pathname)?.at(-1);
        expect(found && localisedRouteName(found.name, found.locale)).toBe(routed?.route.id);
        expect(found?.params).toEqual(routed?.params);
      }),
      { numRuns: 500 },
    );
  });
});
