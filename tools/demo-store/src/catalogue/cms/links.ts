import { CATEGORIES, type CategorySlug } from '../data/categories.ts';
import { DOMAIN_PATHS } from '../data/market.ts';
import { SEEDS } from '../data/products/index.ts';
import type { LocaleCode } from '../market-model.ts';
import { eachLanguage, slug, words } from '../text.ts';
import type { Text } from './draft.ts';

/** Path of a category without slashes at either end: the names from the top down. */
export function categoryPath(category: CategorySlug): Text {
  const own = words(CATEGORIES[category].name);
  const parent: string | null = CATEGORIES[category].parent;
  if (parent === null || !isCategorySlug(parent)) return eachLanguage((code) => slug(own[code]));
  const above = categoryPath(parent);
  return eachLanguage((code) => `${above[code]}/${slug(own[code])}`);
}

/** Narrows text to a category's slug. */
export function isCategorySlug(value: string): value is CategorySlug {
  return Object.hasOwn(CATEGORIES, value);
}

function href(path: Text): Text {
  return eachLanguage((code) => `${DOMAIN_PATHS[code]}/${path[code]}`);
}

/** Address of a category in each language. */
export function categoryHref(category: CategorySlug): Text {
  return href(categoryPath(category));
}

/** Address of a product in each language. */
export function productHref(product: string): Text {
  const seed = SEEDS.find((candidate) => candidate.slug === product);
  if (seed === undefined) throw new TypeError(`There is no product '${product}'.`);
  const name = words(seed.name);
  return href(eachLanguage((code) => slug(name[code])));
}

/** Address of a page by its path in each language. */
export function pageHref(path: Text): Text {
  return href(path);
}

/** A link as HTML. */
export function anchor(target: Text, label: Text, code: LocaleCode): string {
  return `<a href="${target[code]}">${label[code]}</a>`;
}
