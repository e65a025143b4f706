import { localePath, navigationLink } from '@vitrine/routing';
import type { RequestSession } from '@vitrine/session/server';
import type { Category } from '@vitrine/store-api-client';
import type { NavigationItem } from '@vitrine/ui';
import { imageOf } from '../store/media-image.ts';

/** Levels of a menu that the store is asked for below its entries. */
const DEPTH = 2;

/**
 * How much of a menu goes to the page: `all`; `open`, where entries that have a page of their own keep what is below them to themselves; or
 * `flat`, the entries alone.
 */
export type MenuExtent = 'all' | 'open' | 'flat';

/** A menu of the shop as a page shows it. Without pictures: those stand in {@link mainMenu}. */
export async function menuItems(session: RequestSession, root: string, extent: MenuExtent): Promise<NavigationItem[]> {
  return itemsOf(await session.shared.navigation(root, DEPTH), session, extent);
}

/** The main menu with all its levels, and a picture for each entry at the top: what an opened menu shows. */
export async function mainMenu(session: RequestSession): Promise<NavigationItem[]> {
  const tree = await session.shared.navigation('main-navigation', DEPTH);
  return tree.flatMap((category) =>
    itemsOf([category], session, 'all').map((item) => {
      const image = imageOf(category.media, item.label);
      return image ? { ...item, image } : item;
    }),
  );
}

/**
 * The entry at the top of the main menu that a category is below, or is, with all its levels; null where it is in no menu.
 * `path` names the categories above it.
 */
export async function menuBranch(session: RequestSession, category: { id: string; path?: string | null }): Promise<NavigationItem | null> {
  const tree = await session.shared.navigation('main-navigation', DEPTH);
  const top = tree.find(({ id }) => id === category.id || category.path?.includes(id));
  return (top && itemsOf([top], session, 'all')[0]) ?? null;
}

function itemsOf(categories: readonly Category[], session: RequestSession, extent: MenuExtent): NavigationItem[] {
  return categories.flatMap((category): NavigationItem[] => {
    const label = category.translated.name ?? category.name;
    if (!label || category.visible === false) return [];
    const link = navigationLink(category, { homeCategoryId: session.salesChannel.navigationCategoryId });
    const children = extent === 'flat' ? [] : itemsOf(category.children ?? [], session, extent);
    return [
      {
        id: category.id,
        label,
        ...(link ? { href: link.isExternal ? link.href : localePath(link.href, session.locale) } : {}),
        ...(link?.isExternal ? { isExternal: true } : {}),
        ...(children.length === 0 ? {} : extent === 'open' && link ? { hasChildren: true } : { children }),
      },
    ];
  });
}
