import { mainMenu, type RequestScope } from '@vitrine/app-shell/server';
import type { MenuAnswer } from '../navigation/menu-levels.ts';

/** Alike for everybody, and kept by whoever keeps pages. */
const CACHE_CONTROL = 'public, max-age=60, s-maxage=60, stale-while-revalidate=600';

/** The main menu with all its levels, for menus that are being opened. */
export async function loadMenu({ session }: RequestScope): Promise<Response> {
  const answer: MenuAnswer = { items: await mainMenu(session) };
  return Response.json(answer, { headers: { 'cache-control': CACHE_CONTROL } });
}
