import { parseRouteName } from '@vitrine/routing';

interface RouteEntry {
  id?: string;
  children?: RouteEntry[];
}

/** Answered by programs, not seen by people. */
const UNSEEN = new Set(['store-api']);

function idsOf(entries: readonly RouteEntry[]): string[] {
  return entries.flatMap(({ id, children }) => [...(id === undefined ? [] : [id]), ...idsOf(children ?? [])]);
}

/** Route names of both apps, without their locales: each must be seen on the tour. */
export async function routeNames(): Promise<string[]> {
  const tables = await Promise.all([import('../../../../apps/storefront/app/routes.ts'), import('../../../../apps/sales-room/app/routes.ts')]);
  const names = tables.flatMap(({ default: entries }, index) => idsOf(entries as RouteEntry[]).map((id) => `${index === 0 ? 'shop' : 'room'}:${parseRouteName(id).name}`));
  return [...new Set(names)].filter((name) => !UNSEEN.has(name.slice('shop:'.length)));
}
