import { normalizePath } from './content-path.ts';

/** The three kinds of page that an SEO path may lead to. */
export type PageRouteName = 'frontend.detail.page' | 'frontend.navigation.page' | 'frontend.landing.page';

/** What is read of an SEO URL record. */
export interface SeoUrlRow {
  readonly routeName?: string | null | undefined;
  readonly foreignKey?: string | null | undefined;
  readonly pathInfo?: string | null | undefined;
  readonly seoPathInfo?: string | null | undefined;
  readonly isCanonical?: boolean | null | undefined;
  readonly isDeleted?: boolean | null | undefined;
}

/** A product, category or landing page as far as its address goes. */
export interface LinkedEntity {
  readonly id: string;
  readonly seoUrls?: readonly SeoUrlRow[] | null | undefined;
}

/** The technical path of each kind of page, as the store keeps it in `pathInfo`. */
export const TECHNICAL_PREFIXES: Readonly<Record<PageRouteName, string>> = {
  'frontend.detail.page': '/detail/',
  'frontend.navigation.page': '/navigation/',
  'frontend.landing.page': '/landingPage/',
};

const ID = /^[0-9a-f]{32}$/;

/** The store's ids are 32 lower-case hexadecimal digits; anything else must not reach it. */
export function isEntityId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value);
}

/** Whether a record's route name is one that an address of the shop may lead to. */
export function isPageRouteName(value: unknown): value is PageRouteName {
  return typeof value === 'string' && Object.hasOwn(TECHNICAL_PREFIXES, value);
}

/** The store keeps SEO paths without leading and, for categories, with a trailing slash; addresses have it the other way round. */
export const seoPath = (row: SeoUrlRow): string | undefined => {
  const path = row.seoPathInfo ? normalizePath(row.seoPathInfo) : '/';
  return path === '/' ? undefined : path;
};

/** The canonical record, an unmarked one counting as canonical, else the first that still stands. */
export function preferredSeoUrl(seoUrls: readonly SeoUrlRow[] | null | undefined): SeoUrlRow | undefined {
  const standing = (seoUrls ?? []).filter((row) => row.isDeleted !== true && seoPath(row) !== undefined);
  return standing.find((row) => row.isCanonical === true) ?? standing.find((row) => row.isCanonical === undefined) ?? standing[0];
}

/** `/detail/{id}` and its like; the root path for what is no id, so that no path is built from foreign text. */
export const technicalPath = (routeName: PageRouteName, id: unknown): string => (isEntityId(id) ? TECHNICAL_PREFIXES[routeName] + id : '/');

function entityPath(routeName: PageRouteName, entity: LinkedEntity): string {
  const row = preferredSeoUrl(entity.seoUrls);
  return (row && seoPath(row)) ?? technicalPath(routeName, entity.id);
}

/** A page's path from its records in one language: SEO path, else the technical one; `/` for the home category. */
export function pagePath(
  page: { readonly routeName: PageRouteName; readonly foreignKey: string },
  seoUrls: readonly SeoUrlRow[],
  { homeCategoryId }: HomeOption = {},
): string {
  if (page.routeName === 'frontend.navigation.page' && page.foreignKey === homeCategoryId) return '/';
  return entityPath(page.routeName, {
    id: page.foreignKey,
    seoUrls: seoUrls.filter(({ foreignKey, routeName }) => foreignKey === page.foreignKey && routeName === page.routeName),
  });
}

/** First SEO path, else `/detail/{id}`; without locale prefix. */
export function productPath(product: LinkedEntity): string {
  return entityPath('frontend.detail.page', product);
}

/** Which category is the home page. */
export interface HomeOption {
  /** The sales channel's navigation category: its address is the root path. */
  homeCategoryId?: string | undefined;
}

/** SEO path, else `/navigation/{id}`; `/` for the home category; without locale prefix. */
export function categoryPath(category: LinkedEntity, { homeCategoryId }: HomeOption = {}): string {
  return category.id === homeCategoryId ? '/' : entityPath('frontend.navigation.page', category);
}

/** SEO path, else `/landingPage/{id}`; without locale prefix. */
export function landingPagePath(landingPage: LinkedEntity): string {
  return entityPath('frontend.landing.page', landingPage);
}
