import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseRouteName } from '@vitrine/routing';

interface RouteEntry {
  id?: string;
  path?: string;
  children?: RouteEntry[];
}

/** Answered by programs, not seen by people. */
const UNSEEN = new Set(['store-api', 'robots', 'sitemap-index', 'sitemap']);

function idsOf(entries: readonly RouteEntry[]): string[] {
  // What only lies around other routes is seen with them.
  return entries.flatMap(({ id, path, children }) => [
    ...(id === undefined || (children !== undefined && path === undefined) ? [] : [id]),
    ...idsOf(children ?? []),
  ]);
}

/** Route names of both apps, without their locales: each must be seen on the tour. */
export async function routeNames(): Promise<string[]> {
  const apps = join(import.meta.dirname, '..', '..', '..', '..', 'apps');
  const tableOf = async (app: string): Promise<RouteEntry[]> =>
    ((await import(pathToFileURL(join(apps, app, 'app', 'routes.ts')).href)) as { default: RouteEntry[] }).default;
  const namesOf = async (app: string, mark: string): Promise<string[]> =>
    idsOf(await tableOf(app)).map((id) => `${mark}:${parseRouteName(id).name}`);
  const names = (await Promise.all([namesOf('storefront', 'shop'), namesOf('sales-room', 'room')])).flat();
  return [...new Set(names)].filter((name) => !UNSEEN.has(name.slice('shop:'.length)));
}
