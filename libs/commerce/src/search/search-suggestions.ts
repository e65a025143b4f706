import type { NavigationItem, SearchSuggestion } from '@vitrine/ui';

/** Categories that a search suggests at most. */
const CATEGORIES = 3;

/** Letters without case and accents: who types `moebel` or `fenetre` in a hurry finds what is written otherwise. */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A category that fits a search, with the one above it. */
export interface FoundCategory {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** Name of the category above; none at the top. */
  readonly above?: string | undefined;
}

/** Letters from which on a search may stand within a word: `leuchte` fits `Tischleuchten`. */
const WITHIN_FROM = 4;

/** How well an entry's name fits: a word begins with what is searched for (0), or holds it (1); undefined where it does not fit. */
function fitOf(label: string, wanted: string): 0 | 1 | undefined {
  const name = ` ${plain(label)}`;
  if (name.includes(` ${wanted}`)) return 0;
  return wanted.length >= WITHIN_FROM && name.includes(wanted) ? 1 : undefined;
}

/** Entries of the menu that fit what is searched for: those in which a word begins with it first, of these the highest. */
export function findCategories(items: readonly NavigationItem[], term: string): FoundCategory[] {
  const wanted = plain(term);
  const [best, others] = [[] as FoundCategory[], [] as FoundCategory[]];
  let level = items.map((item) => ({ item, above: undefined as string | undefined }));
  while (level.length > 0) {
    for (const { item, above } of level) {
      const { id, label, href } = item;
      const fit = fitOf(label, wanted);
      if (fit !== undefined && href !== undefined) (fit === 0 ? best : others).push({ id, label, href, above });
    }
    level = level.flatMap(({ item }) => (item.children ?? []).map((child) => ({ item: child, above: item.label })));
  }
  return [...best, ...others].slice(0, CATEGORIES);
}

export interface SuggestionParts {
  readonly categories: readonly FoundCategory[];
  readonly products: readonly SearchSuggestion[];
  /** The way to all results; none where all are listed already. */
  readonly all?: { readonly label: string; readonly href: string } | undefined;
  /** What a category without another above it is called. */
  readonly categoryLabel: string;
}

/** What a search suggests, in its order: categories, products, all results. */
export function searchSuggestions({ categories, products, all, categoryLabel }: SuggestionParts): SearchSuggestion[] {
  return [
    ...categories.map(({ id, label, href, above }): SearchSuggestion => ({
      id: `category-${id}`,
      label,
      href,
      icon: 'grid',
      description: above ?? categoryLabel,
    })),
    ...products,
    ...(all === undefined ? [] : [{ id: 'all', icon: 'search', ...all } satisfies SearchSuggestion]),
  ];
}
