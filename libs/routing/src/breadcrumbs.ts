import { categoryPath, type HomeOption, isEntityId, type LinkedEntity, productPath, technicalPath } from './page-paths.ts';

/** One step of the way from the root to a page. */
export interface Breadcrumb {
  readonly name: string;
  /** Without locale prefix; absent where the store does not say where it leads. */
  readonly path?: string;
}

/** What is read of a category for its breadcrumbs. */
export interface BreadcrumbCategory extends LinkedEntity {
  /** Names from the root to this category, as a list or as an object of id and name. */
  readonly breadcrumb?: unknown;
  readonly translated?: object | null | undefined;
  /** Ids of the ancestors from the root: `|id|id|`. */
  readonly path?: string | null | undefined;
}

/** What a page knows besides its category. */
export interface BreadcrumbOptions extends HomeOption {
  /** How many of the first entries to leave out, e.g. 1 where a page starts with a home link of its own. */
  startIndex?: number | undefined;
  /** Categories that are loaded already (the navigation), for the SEO paths of ancestors. */
  categories?: readonly LinkedEntity[] | undefined;
}

const namesOf = (value: unknown): string[] | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const names = Object.values(value).filter((name): name is string => typeof name === 'string');
  return names.length > 0 ? names : undefined;
};

/** From the root to the category, in the visitor's language; an ancestor that is not loaded gets its technical path. */
export function categoryBreadcrumbs(category: BreadcrumbCategory, options: BreadcrumbOptions = {}): Breadcrumb[] {
  const translated = category.translated ? (category.translated as { breadcrumb?: unknown }).breadcrumb : undefined;
  const names = namesOf(translated) ?? namesOf(category.breadcrumb) ?? [];
  const ids = [...(category.path ?? '').split('|').filter(isEntityId), category.id];
  // Counted from the end: a store may leave out the root's id or name, but never the category's own.
  const offset = ids.length - names.length;
  return names
    .map((name, index): Breadcrumb => {
      const id = ids[index + offset];
      if (id === undefined) return { name };
      if (id === category.id) return { name, path: categoryPath(category, options) };
      const loaded = options.categories?.find((candidate) => candidate.id === id);
      const path = categoryPath(loaded ?? { id }, options);
      return path === '/' && id !== options.homeCategoryId ? { name } : { name, path };
    })
    .slice(Math.max(0, options.startIndex ?? 0));
}

/** An entry of the store's own breadcrumb answer. */
export interface BreadcrumbEntry {
  readonly name?: string | null | undefined;
  readonly categoryId?: string | null | undefined;
  readonly translated?: object | null | undefined;
  readonly seoUrls?: LinkedEntity['seoUrls'];
}

/** The store's breadcrumb answer (a bare list, or in `breadcrumbs`) as breadcrumbs. */
export function breadcrumbsFromStore(answer: unknown, options: BreadcrumbOptions = {}): Breadcrumb[] {
  const list = Array.isArray(answer) ? answer : (answer as { breadcrumbs?: unknown } | null | undefined)?.breadcrumbs;
  if (!Array.isArray(list)) return [];
  return list
    .filter((entry): entry is BreadcrumbEntry => typeof entry === 'object' && entry !== null)
    .flatMap((entry): Breadcrumb[] => {
      const name = (entry.translated as { name?: string | null } | null | undefined)?.name ?? entry.name;
      if (!name) return [];
      const path = isEntityId(entry.categoryId) ? categoryPath({ id: entry.categoryId, seoUrls: entry.seoUrls }, options) : undefined;
      return [path === undefined ? { name } : { name, path }];
    })
    .slice(Math.max(0, options.startIndex ?? 0));
}

/** A product's breadcrumbs: those of its main category, then itself. */
export function productBreadcrumbs(
  product: LinkedEntity & {
    name?: string | null | undefined;
    translated?: object | null | undefined;
    seoCategory?: BreadcrumbCategory | null | undefined;
  },
  options: BreadcrumbOptions = {},
): Breadcrumb[] {
  const name = (product.translated as { name?: string | null } | null | undefined)?.name ?? product.name;
  const trail = product.seoCategory ? categoryBreadcrumbs(product.seoCategory, options) : [];
  const path = productPath(product);
  return name ? [...trail, path === technicalPath('frontend.detail.page', undefined) ? { name } : { name, path }] : trail;
}
