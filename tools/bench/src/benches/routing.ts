import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile, match as createMatch } from 'path-to-regexp';
import { generatePath, type RouteMatch, type RouteObject } from 'react-router';
import { createRouteTable, localePath, type RouteDefinition, SHOP_LOCALES, switchLocalePath } from '@vitrine/routing';
// Node runs no JSX: the file itself, not the subpath with its components.
import { localisedRoutes, type RouteEntry } from '../../../../libs/routing/src/react-router/localised-routes.ts';
import { type Bench, type BenchRow, median } from '../bench.ts';

/** Sixty routes as a shop with a sales room has them: most of fixed words, some with parameters, one that takes the rest. */
const AREAS = ['account', 'checkout', 'guide', 'presentation', 'catalogue', 'service'];
const ROUTES: readonly RouteDefinition[] = [
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
const used = ({ path }: RouteDefinition): Record<string, string> =>
  Object.fromEntries(Object.entries(PARAMS).filter(([name]) => path.split('/').includes(name === '*' ? '*' : `:${name}`)));

/** Each route's address in each locale: what a visitor may ask for. */
const table = createRouteTable(ROUTES);
const CASES = ROUTES.flatMap((route) =>
  LOCALES.map((locale) => ({ route, locale, params: used(route), href: table.path(route.name, { locale, params: used(route) }) })),
);
const NAMES = CASES.map(({ route, locale }) => `${route.name}___${locale}`);

const toObjects = (entries: readonly RouteEntry[]): RouteObject[] =>
  entries.map(({ id = '', path = '', index }) => (index ? { id, index: true, path } : { id, path }));
const entries: RouteEntry[] = ROUTES.map(({ name, path }): RouteEntry =>
  path === '' ? { id: name, index: true, file: 'page.tsx' } : { id: name, path, file: 'page.tsx' },
);

const prefixed = (locale: string, path: string): string =>
  `/${[locale === SHOP_LOCALES.defaultLocale.code ? '' : locale, path].filter(Boolean).join('/')}`;
/** More literal segments first, the rest last: how a list of patterns must be ordered so that the first hit is the right one. */
const rank = ({ path }: RouteDefinition): number =>
  path.split('/').reduce((sum, segment) => sum * 4 + (segment === '*' ? 0 : segment.startsWith(':') ? 1 : 2), 0) - (path === '*' ? 1e6 : 0);
const ORDERED = ROUTES.flatMap((route) =>
  LOCALES.map((locale) => ({ name: `${route.name}___${locale}`, pattern: prefixed(locale, route.path), route })),
).toSorted((a, b) => rank(b.route) - rank(a.route) || b.pattern.length - a.pattern.length);

interface UrlPattern {
  exec(input: { pathname: string }): { pathname: { groups: Record<string, string | undefined> } } | null;
}
const UrlPatternConstructor = (
  globalThis as unknown as { URLPattern: new (init: { pathname: string }, options: { ignoreCase: boolean }) => UrlPattern }
).URLPattern;

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

type Matcher = (pathname: string) => string | undefined;
type Builder = (index: number) => string;

function matchers(): Record<'ours' | 'react-router' | 'path-to-regexp' | 'URLPattern', Matcher> {
  const tripled = toObjects(localisedRoutes(entries));
  const ranked = flattenAndRankRoutes(tripled);
  const expressions = ORDERED.map(({ name, pattern }) => ({ name, match: createMatch(pattern.replace('*', '*rest')) }));
  const patterns = ORDERED.map(({ name, pattern }) => ({
    name,
    pattern: new UrlPatternConstructor({ pathname: pattern }, { ignoreCase: true }),
  }));
  return {
    ours: (pathname) => {
      const found = table.match(pathname);
      return found && `${found.name}___${found.locale.code}`;
    },
    'react-router': (pathname) => matchRoutesImpl(tripled, pathname, '/', false, ranked)?.at(-1)?.route.id,
    'path-to-regexp': (pathname) => expressions.find(({ match }) => match(pathname) !== false)?.name,
    URLPattern: (pathname) => patterns.find(({ pattern }) => pattern.exec({ pathname }) !== null)?.name,
  };
}

function builders(): Record<'ours' | 'react-router' | 'path-to-regexp', Builder> {
  const tripled = CASES.map(({ route, locale, params }) => ({ pattern: prefixed(locale, route.path), params }));
  const compiled = CASES.map(({ route, locale }) => compile(prefixed(locale, route.path).replace('*', '*rest')));
  return {
    ours: (index) => {
      const { route, locale, params } = CASES[index] as (typeof CASES)[number];
      return table.path(route.name, { locale, params });
    },
    'react-router': (index) => generatePath(tripled[index]?.pattern ?? '', tripled[index]?.params as never),
    'path-to-regexp': (index) => {
      const params: Record<string, string | string[]> = { ...CASES[index]?.params };
      if (typeof params['*'] === 'string') params['rest'] = params['*'].split('/');
      return compiled[index]?.(params) ?? '';
    },
  };
}

/** Every candidate must find and write the same: else the figures compare nothing. */
function check(what: string, candidates: Record<string, (index: number) => string | undefined>, expected: readonly string[]): void {
  for (const [name, run] of Object.entries(candidates)) {
    for (const [index, wanted] of expected.entries()) {
      const got = run(index);
      if (got !== wanted) throw new Error(`${what}: ${name} gives ${String(got)} for ${String(CASES[index]?.href)}, expected ${wanted}`);
    }
  }
}

const ROUNDS = 60;
const WARM_UP = 10;

/** Microseconds of one call, by candidate, in turn: the median of the rounds, each over all addresses. */
function measure<Name extends string>(candidates: Record<Name, (index: number) => unknown>): Record<Name, number> {
  const names = Object.keys(candidates) as Name[];
  const samples = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const name of names) {
      const run = candidates[name];
      const since = performance.now();
      for (let index = 0; index < CASES.length; index += 1) run(index);
      if (round >= 0) samples.get(name)?.push(((performance.now() - since) * 1_000) / CASES.length);
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
 * Aims. Resolving runs beside React Router's own matching on each navigation (it names the route, its locale and with it the user type): a
 * tenth of the router's own cost is what nobody notices. URLPattern knows no table and tries one pattern after the other: a tenth too.
 * path-to-regexp does the same with the engine's own expressions, and is the limit: half of it, with canonical form and letter case read
 * besides. Building is what each link of a page costs, some hundred times in a rendering: no more than half of the router's own
 * `generatePath`, and no more than path-to-regexp's compiled functions, which do nothing else.
 */
export const bench: Bench = {
  description: `Resolving and building the addresses of ${ROUTES.length} routes in ${LOCALES.length} locales; ours reads the prefix once and walks one table, the peers have a table three times as long. Microseconds of one address.`,
  run(log) {
    if (ROUTES.length !== 60) throw new Error(`The table has ${ROUTES.length} routes instead of 60.`);
    const matching = Object.fromEntries(
      Object.entries(matchers()).map(([name, run]) => [name, (index: number) => run(CASES[index]?.href ?? '')]),
    ) as Record<keyof ReturnType<typeof matchers>, (index: number) => string | undefined>;
    check('resolving', matching, NAMES);
    const building = builders();
    check(
      'building',
      building,
      CASES.map(({ href }) => href),
    );
    log(`${CASES.length} addresses, found and written alike by all`);
    const found = measure(matching);
    const written = measure(building);
    const switching = measure({
      ours: (index) => switchLocalePath(CASES[index]?.href ?? '', 'de-DE'),
      // What a switch costs where the router has to find the route and write its address anew.
      'react-router': (index) => {
        matching['react-router'](index);
        return building['react-router'](index);
      },
    });
    const prefixing = measure({
      ours: (index) => localePath(CASES[index]?.href ?? '', 'de-DE'),
      URL: (index) => new URL(CASES[index]?.href ?? '', 'https://shop.example').pathname,
    });
    return Promise.resolve([
      ...rows('resolving', found, { 'react-router': 0.1, 'path-to-regexp': 0.5, URLPattern: 0.1 }),
      ...rows('building', written, { 'react-router': 0.5, 'path-to-regexp': 1 }),
      ...rows('switching the locale of an address', switching, { 'react-router': 0.1 }),
      // A link's address is read as a browser would read it: no more than what the platform's own parser takes.
      ...rows('localising the address of a link', prefixing, { URL: 1 }),
    ]);
  },
};
