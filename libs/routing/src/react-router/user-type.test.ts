import { createMemoryRouter, createStaticHandler, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { localisedRoutes, type RouteEntry } from './localised-routes.ts';
import { createUserTypeMiddleware, requestUserType } from './user-type.ts';

const entries: RouteEntry[] = [
  { id: 'index', index: true, file: 'a.tsx' },
  {
    id: 'guide-presentationPath',
    path: 'guide/:presentationPath',
    file: 'b.tsx',
    children: [{ id: 'guide-presentationPath-login', path: 'login', file: 'c.tsx' }],
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
const routes = (): RouteObject[] => [
  { id: 'root', middleware: [createUserTypeMiddleware(entries)], children: toObjects(localisedRoutes(entries)) },
];

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
    seen.length = 0;
    const handler = createStaticHandler(routes());
    await handler.query(new Request(`https://shop.example${path}`), {
      generateMiddlewareResponse: async (query) =>
        Response.json((await query(new Request(`https://shop.example${path}`))) instanceof Response),
    });
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every((line) => line.endsWith(` ${type}`))).toBe(true);
  });
});
