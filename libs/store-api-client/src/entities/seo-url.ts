/** Names of the storefront pages that an SEO URL may lead to. */
export type SeoRouteName = 'frontend.detail.page' | 'frontend.navigation.page' | 'frontend.landing.page';

/** A readable path of a page, in one language. */
export interface SeoUrl {
  id?: string;
  routeName: SeoRouteName | (string & {});
  /** Technical path with leading slash: `/detail/{id}`, `/navigation/{id}`, `/landingPage/{id}`. */
  pathInfo: string;
  /** Readable path without leading slash; categories of real shops end with a slash. */
  seoPathInfo: string;
  /** Id of the product, category or landing page. */
  foreignKey: string;
  languageId?: string;
  isCanonical?: boolean | null;
  isDeleted?: boolean;
  isModified?: boolean;
  url?: string | null;
  apiAlias?: string;
}
