import fc from 'fast-check';
import { createMemoryRouter, createStaticHandler, type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type RoutingStrategy, SHOP_LOCALES } from '../locale-config.ts';
import { userTypeOfRoute } from '../route-name.ts';
import { localizedRoutes, type RouteEntry } from './localized-routes.ts';
import { createUserTypeMiddleware, requestUserType } from './user-type.ts';

const entries: RouteEntry[] = [
  { id: 'index', index: true, file: 'a.tsx' },
  {
    id: 'guide-presentationPath',
    path: 'guide/:presentationPath',
    file: 'b.tsx',
    children: [
      { id: 'guide-presentationPath-login', path: 'login', file: 'c.tsx' },
      // Beside the login a client's page: no beginning of an address decides.
      { id: 'handout', path: 'handout', file: 'g.tsx' },
    ],
  },
  {
    id: 'back-room-layout',
    file: 'h.tsx',
    children: [{ id: 'guide-back-room', path: '/back-room/', file: 'i.tsx' }],
  },
  {
    id: 'desk-layout',
    path: 'desk',
    file: 'j.tsx',
    children: [
      { id: 'guide-desk', index: true, file: 'k.tsx' },
      { id: 'desk-all', path: '*', file: 'l.tsx' },
    ],
  },
  { id: 'presentation-presentationPath', path: 'presentation/:presentationPath', file: 'd.tsx' },
  { id: 'guidebook', path: 'guidebook', file: 'e.tsx' },
  { id: 'all', path: '*', file: 'f.tsx' },
];
const VISITS = [
  ['/', 'client'],
  ['/guide/spring', 'guide'],
  ['/guide/spring/login', 'guide'],
  ['/de-DE/guide/spring/login', 'guide'],
  ['/EN-GB/presentation/spring', 'client'],
  ['/guidebook', 'client'],
  ['/de-DE/nowhere', 'client'],
] as const;

/** What each loader was told, in the order of the navigations. */
const seen: string[] = [];
const loader = ({ context, url }: LoaderFunctionArgs) => {
  seen.push(`${url.pathname} ${requestUserType(context)}`);
  return null;
};
const toObjects = (routes: RouteEntry[]): RouteObject[] =>
  routes.map((entry) =>
    entry.index
      ? { id: entry.id ?? '', index: true, loader }
      : { id: entry.id ?? '', path: entry.path ?? '', loader, ...(entry.children ? { children: toObjects(entry.children) } : {}) },
  );
const routes = (config = SHOP_LOCALES): RouteObject[] => [
  { id: 'root', middleware: [createUserTypeMiddleware(entries, config)], children: toObjects(localizedRoutes(entries, config)) },
];

/** Asks the server's router for a page, as a document's request does. */
async function ask(path: string, config = SHOP_LOCALES): Promise<void> {
  seen.length = 0;
  const request = new Request(`https://shop.example${path}`);
  await createStaticHandler(routes(config)).query(request, {
    generateMiddlewareResponse: async (query) => Response.json((await query(request)) instanceof Response),
  });
}

describe('the user type is set on every navigation, before any loader', () => {
  it('in the browser', async () => {
    const router = createMemoryRouter(routes(), { initialEntries: ['/start'] });
    for (const [path, type] of VISITS) {
      seen.length = 0;
      await router.navigate(path);
      expect(seen).toContain(`${path} ${type}`);
      expect(seen.every((line) => line.endsWith(` ${type}`))).toBe(true);
    }
  });

  it.each(VISITS)('on the server: %s is a %s’s', async (path, type) => {
    await ask(path);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every((line) => line.endsWith(` ${type}`))).toBe(true);
  });

  it.each<RoutingStrategy>(['prefix_except_default', 'prefix', 'prefix_and_default', 'no_prefix'])(
    'by the name of the route that the router takes, whatever the address (%s)',
    async (strategy) => {
      const config = { ...SHOP_LOCALES, strategy };
      const segments = ['de-DE', 'EN-gb', 'en-US', 'fr-FR', 'guide', 'GUIDE', 'guidebook', 'presentation', 'spring', 'login', 'handout'];
      const address = fc.array(fc.constantFrom(...segments, 'back-room', 'desk', 'a%20b', ':presentationPath', '*'), { maxLength: 4 });
      await fc.assert(
        fc.asyncProperty(address, fc.constantFrom('', '/'), async (parts, end) => {
          const path = `/${parts.join('/')}${parts.length > 0 ? end : ''}`;
          await ask(path, config);
          const taken = matchRoutes(routes(config), path)?.at(-1)?.route.id;
          if (taken === undefined) expect(seen).toEqual([]);
          else expect(new Set(seen)).toEqual(new Set([`${path} ${userTypeOfRoute(taken)}`]));
        }),
        { numRuns: 150 },
      );
    },
  );
});
