import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generatePath, type RouteMatch, type RouteObject } from 'react-router';
import { localePath, SHOP_LOCALES, switchLocalePath } from '@vitrine/routing';
// Node runs no JSX: the file itself, not the subpath with its components.
import { localizedRoutes, type RouteEntry } from '../../../../libs/routing/src/react-router/localized-routes.ts';
import { type Bench, type BenchRow, median } from '../bench.ts';

interface BenchRoute {
  readonly name: string;
  /** As React Router writes it, without locale prefix. */
  readonly path: string;
}

/** Sixty routes as a shop with a sales room has them: most of fixed words, some with parameters, one that takes the rest. */
const AREAS = ['account', 'checkout', 'guide', 'presentation', 'catalogue', 'service'];
const ROUTES: readonly BenchRoute[] = [
  { name: 'index', path: '' },
  ...AREAS.flatMap((area) => [
    { name: area, path: area },
    { name: `${area}-overview`, path: `${area}/overview` },
    { name: `${area}-settings`, path: `${area}/settings` },
    { name: `${area}-history`, path: `${area}/history` },
    { name: `${area}-list-page`, path: `${area}/list/:page` },
    { name: `${area}-id`, path: `${area}/item/:id` },
    { name: `${area}-id-edit`, path: `${area}/item/:id/edit` },
    { name: `${area}-id-part`, path: `${area}/item/:id/:part` },
    { name: `${area}-id-part-print`, path: `${area}/item/:id/:part/print` },
  ]),
  { name: 'search', path: 'search' },
  { name: 'login', path: 'login' },
  { name: 'wishlist', path: 'wishlist' },
  { name: 'error', path: 'error' },
  { name: 'all', path: '*' },
];

const LOCALES = SHOP_LOCALES.locales.map(({ code }) => code);
const PARAMS: Readonly<Record<string, string>> = {
  id: '0190c8a7e4b27c3d8f1a2b3c4d5e6f70',
  part: 'invoice',
  page: '3',
  '*': 'home-living/lamps/globe',
};
const used = ({ path }: BenchRoute): Record<string, string> =>
  Object.fromEntries(Object.entries(PARAMS).filter(([name]) => path.split('/').includes(name === '*' ? '*' : `:${name}`)));

const prefixed = (locale: string, path: string): string =>
  `/${[locale === SHOP_LOCALES.defaultLocale.code ? '' : locale, path].filter(Boolean).join('/')}`;

/** Each route's address in each locale: what a visitor may ask for. */
const ADDRESSES = ROUTES.flatMap((route) => LOCALES.map((locale) => generatePath(prefixed(locale, route.path), used(route) as never)));
/** Where each leads in German. */
const GERMAN = ROUTES.flatMap((route) => LOCALES.map(() => generatePath(prefixed('de-DE', route.path), used(route) as never)));

const toObjects = (entries: readonly RouteEntry[]): RouteObject[] =>
  entries.map(({ id = '', path = '', index }) => (index ? { id, index: true, path } : { id, path }));
const entries: RouteEntry[] = ROUTES.map(({ name, path }): RouteEntry =>
  path === '' ? { id: name, index: true, file: 'page.tsx' } : { id: name, path, file: 'page.tsx' },
);

/** What React Router's own router runs: its table ranked once, beforehand. The public `matchRoutes` ranks the table anew each time. */
interface RouterInternals {
  flattenAndRankRoutes(routes: RouteObject[]): unknown;
  matchRoutesImpl(routes: RouteObject[], pathname: string, basename: string, allowPartial: boolean, ranked: unknown): RouteMatch[] | null;
}
const routerFile = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/lib/router/utils.js',
);
const { flattenAndRankRoutes, matchRoutesImpl } = (await import(pathToFileURL(routerFile).href)) as RouterInternals;

type Rewrite = (href: string) => string;

/** What a switch costs where the router has to find the route and write its address anew. */
function routerSwitch(): Rewrite {
  const tripled = toObjects(localizedRoutes(entries));
  const ranked = flattenAndRankRoutes(tripled);
  const germanPatterns = new Map<string, string>(
    ROUTES.flatMap(({ name, path }) => LOCALES.map((locale) => [`${name}___${locale}`, prefixed('de-DE', path)] as const)),
  );
  return (href) => {
    const found = matchRoutesImpl(tripled, href, '/', false, ranked)?.at(-1);
    return generatePath(germanPatterns.get(found?.route.id ?? '') ?? '', found?.params as never);
  };
}

/** Every candidate must write the same: else the figures compare nothing. */
function check(candidates: Record<string, Rewrite>): void {
  for (const [name, run] of Object.entries(candidates)) {
    for (const [index, href] of ADDRESSES.entries()) {
      const got = run(href);
      if (got !== GERMAN[index]) throw new Error(`${name} gives ${got} for ${href}, expected ${String(GERMAN[index])}`);
    }
  }
}

const ROUNDS = 60;
const WARM_UP = 10;

/** Microseconds of one call, by candidate, in turn: the median of the rounds, each over all addresses. */
function measure<Name extends string>(candidates: Record<Name, (href: string) => unknown>): Record<Name, number> {
  const names = Object.keys(candidates) as Name[];
  const samples = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const name of names) {
      const run = candidates[name];
      const since = performance.now();
      for (const href of ADDRESSES) run(href);
      if (round >= 0) samples.get(name)?.push(((performance.now() - since) * 1_000) / ADDRESSES.length);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(samples.get(name) ?? [])])) as Record<Name, number>;
}

/** One row for each peer, so that each has an aim of its own. */
function rows<Name extends string>(
  what: string,
  figures: Record<Name | 'ours', number>,
  aims: Record<Exclude<Name, 'ours'>, number>,
): BenchRow[] {
  return (Object.entries(aims) as [Exclude<Name, 'ours'>, number][]).map(([peer, aim]) => {
    const ratio = figures.ours / figures[peer];
    return {
      name: `${what}, against ${peer}`,
      ours: figures.ours,
      peers: { [peer]: figures[peer] },
      unit: 'µs',
      ratio,
      aim,
      met: ratio <= aim,
    };
  });
}

/**
 * Aims. A language switch writes its address without asking which route it is: a tenth of what finding the route and writing its address
 * anew costs. A link's address is read as a browser would read it: no more than what the platform's own parser takes.
 */
export const bench: Bench = {
  description: `Addresses of ${ROUTES.length} routes in ${LOCALES.length} locales written in another locale; React Router finds the route in a table three times as long. Microseconds of one address.`,
  run(log) {
    if (ROUTES.length !== 60) throw new Error(`The table has ${ROUTES.length} routes instead of 60.`);
    const switching = { ours: (href: string) => switchLocalePath(href, 'de-DE'), 'react-router': routerSwitch() };
    check(switching);
    check({ localizing: (href) => localePath(href, 'de-DE') });
    log(`${ADDRESSES.length} addresses, written alike by all`);
    const prefixing = {
      ours: (href: string) => localePath(href, 'de-DE'),
      URL: (href: string) => new URL(href, 'https://shop.example').pathname,
    };
    return Promise.resolve([
      ...rows('switching the locale of an address', measure(switching), { 'react-router': 0.1 }),
      ...rows('localizing the address of a link', measure(prefixing), { URL: 1 }),
    ]);
  },
};
