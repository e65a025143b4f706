import type { NavigationItem } from '@vitrine/ui';

/** The main menu with all its levels, as the shop's server gives it. */
export interface MenuAnswer {
  readonly items: readonly NavigationItem[];
}

interface KnownLevels {
  /** The entry that the page is below, with its levels. */
  readonly branch: NavigationItem | null;
  readonly menu: readonly NavigationItem[] | undefined;
  /** The menu was asked for and did not come: an entry leads to its own page. */
  readonly isLost: boolean;
}

/** The entries of a page's menu with the levels below them, as far as they are known. */
export function withLowerLevels(top: readonly NavigationItem[], { branch, menu, isLost }: KnownLevels): NavigationItem[] {
  return top.map((entry) => {
    if (entry.hasChildren !== true) return entry;
    const known = menu?.find(({ id }) => id === entry.id) ?? (branch?.id === entry.id ? branch : undefined);
    return known ? { ...entry, ...known } : isLost || menu !== undefined ? { ...entry, children: [] } : entry;
  });
}
