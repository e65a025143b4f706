import type { CategoryModel } from '../catalogue/assortment-model.ts';
import type { Catalogue } from '../catalogue/catalogue-model.ts';
import type { LocalizedText } from '../catalogue/market-model.ts';
import { changePath } from './change-paths.ts';

const ENDING = '-and-more';

const hasPath = (category: CategoryModel): category is CategoryModel & { seoPath: LocalizedText } => category.seoPath !== undefined;

/** The real server keeps the old addresses, but its Store API answers those that are good today alone. */
export function renamedCategory(catalogue: Catalogue): Catalogue {
  const { navigationCategoryId } = catalogue.salesChannel;
  const renamed = catalogue.categories
    .filter(hasPath)
    .find(({ parentId, type, active }) => parentId === navigationCategoryId && type === 'page' && active);
  if (!renamed) return catalogue;
  const below = new Set([renamed.id]);
  // Parents stand before their children.
  for (const { id, parentId } of catalogue.categories) if (parentId !== null && below.has(parentId)) below.add(id);
  const change = (path: string): string => path.replace(/^[^/]+/, (first) => `${first}${ENDING}`);
  return {
    ...catalogue,
    categories: catalogue.categories.map((category) =>
      below.has(category.id) && hasPath(category) ? { ...category, seoPath: changePath(category.seoPath, change) } : category,
    ),
  };
}
