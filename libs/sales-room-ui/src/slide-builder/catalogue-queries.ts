import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type Category,
  getNavigation,
  listProducts,
  type NavigationAlias,
  type Product,
  searchProducts,
  type StoreApiClient,
} from '@vitrine/store-api-client';

type Client = () => StoreApiClient;

/** Products that a search shows at once. */
const FOUND = 12;
/** Letters before a search is made. */
export const SEARCH_FROM = 2;
/** Most ids of one call. */
const IDS = 100;
/** Levels of a menu below its first. */
const DEPTH = 5;
const FRESH_MS = 60_000;

/** A category or page that can become a slide. */
export interface FoundCategory {
  readonly id: string;
  readonly name: string;
  /** Names of those above it. */
  readonly above: readonly string[];
}

/** What of the store can become a slide, as the guide's own session sees it. */
export const catalogueQueries = {
  found: (client: Client, term: string) =>
    queryOptions<{ products: readonly Product[]; total: number }>({
      queryKey: ['guide', 'products', 'found', term],
      enabled: term.length >= SEARCH_FROM,
      staleTime: FRESH_MS,
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }) => {
        const { elements, total } = await searchProducts(client(), { search: term, limit: FOUND }, { signal });
        return { products: elements, total: total ?? elements.length };
      },
    }),
  products: (client: Client, ids: readonly string[]) =>
    queryOptions<readonly Product[]>({
      queryKey: ['guide', 'products', ids],
      enabled: ids.length > 0,
      staleTime: FRESH_MS,
      queryFn: async ({ signal }) => {
        const parts = Array.from({ length: Math.ceil(ids.length / IDS) }, (_, index) => ids.slice(index * IDS, (index + 1) * IDS));
        const lists = await Promise.all(parts.map((part) => listProducts(client(), { ids: part, limit: part.length }, { signal })));
        return lists.flatMap(({ elements }) => elements);
      },
    }),
  categories: (client: Client, menus: readonly NavigationAlias[]) =>
    queryOptions<readonly FoundCategory[]>({
      queryKey: ['guide', 'categories', menus],
      staleTime: FRESH_MS,
      queryFn: async ({ signal }) => {
        const trees = await Promise.all(menus.map((menu) => getNavigation(client(), menu, menu, { depth: DEPTH }, { signal })));
        return trees.flatMap((tree) => pagesOf(tree, []));
      },
    }),
};

/** Categories with a page of their own, in the order of the menu. */
function pagesOf(tree: readonly Category[], above: readonly string[]): FoundCategory[] {
  return tree.flatMap((category) => {
    const name = category.translated.name ?? category.name ?? '';
    return [...(category.type === 'page' ? [{ id: category.id, name, above }] : []), ...pagesOf(category.children ?? [], [...above, name])];
  });
}
