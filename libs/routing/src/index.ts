import { type LocaleConfig, type LocaleDefinition } from './locale-config.ts';

export {
  defineLocales,
  findLocale,
  SHOP_LOCALES,
  type LocaleConfig,
  type LocaleConfigInput,
  type LocaleDefinition,
  type RoutingStrategy,
  type TextDirection,
} from './locale-config.ts';
export { isRoutingError, RoutingError, type RoutingErrorCode } from './routing-error.ts';

/* Every `config` is SHOP_LOCALES unless given. Paths are root-relative and begin with exactly one slash. */
export interface ParsedLocalePath { locale: LocaleDefinition; path: string; canonical?: string }
export declare function parseLocalePath(pathname: string, config?: LocaleConfig): ParsedLocalePath;
export declare function localePath(href: string, locale: string | LocaleDefinition, config?: LocaleConfig): string;
export declare function switchLocalePath(href: string, locale: string | LocaleDefinition, options?: { targetPath?: string | undefined; config?: LocaleConfig }): string;
/** A same-origin path out of anything, or undefined: for `returnTo` and the like. */
export declare function toSafePath(value: unknown): string | undefined;

export declare function localisedRouteName(name: string, locale: string | LocaleDefinition, config?: LocaleConfig): string;
export declare function parseRouteName(routeName: string, config?: LocaleConfig): { name: string; locale: LocaleDefinition | undefined };
export type UserType = 'guide' | 'client';
export declare function userTypeOfRoute(routeName: string): UserType;

export declare const LOCALE_COOKIE: 'i18n_redirected';
export interface DetectLocaleInput {
  pathname: string; search?: string | undefined; hash?: string | undefined;
  cookie?: string | null | undefined; acceptLanguage?: string | null | undefined; languages?: readonly string[] | undefined;
}
export interface DetectedLocale { locale: LocaleDefinition; source: 'route' | 'cookie' | 'browser' | 'default'; redirect?: string }
export declare function detectLocale(input: DetectLocaleInput, config?: LocaleConfig): DetectedLocale;

export declare const DEFAULT_TITLE: 'Digital Sales Rooms';
export interface TitledEntity {
  name?: string | null | undefined; metaTitle?: string | null | undefined; metaDescription?: string | null | undefined; keywords?: string | null | undefined;
  translated?: object | null | undefined;
}
export declare function pageTitle(entity?: TitledEntity | null): string;
export interface PageHead {
  htmlAttrs: { lang: string; dir: 'ltr' | 'rtl' };
  title: string;
  meta: ({ name: string; content: string } | { property: string; content: string })[];
  links: { rel: 'canonical' | 'alternate'; href: string; hrefLang?: string }[];
}
export interface PageHeadInput {
  origin: string; path: string; locale: LocaleDefinition; search?: string | undefined; entity?: TitledEntity | null | undefined; title?: string | undefined;
  indexable?: boolean | undefined; alternates?: Partial<Record<string, string | null>> | undefined; canonicalParams?: readonly string[] | undefined; config?: LocaleConfig;
}
export declare function pageHead(input: PageHeadInput): PageHead;

export type PageRouteName = 'frontend.detail.page' | 'frontend.navigation.page' | 'frontend.landing.page';
export interface SeoUrlRow { routeName?: string | null; foreignKey?: string | null; pathInfo?: string | null; seoPathInfo?: string | null; isCanonical?: boolean | null; isDeleted?: boolean | null }
export interface EqualsFilter { type: 'equals'; field: string; value: string }
export interface SeoUrlCriteria { filter: (EqualsFilter | { type: 'multi'; operator: 'or'; queries: EqualsFilter[] })[] }
export type PageLookup = { type: 'home' } | { type: 'seo-url'; criteria: SeoUrlCriteria } | { type: 'not-found' };
export declare function pageLookup(path: string): PageLookup;
export type ResolvedPage =
  | { type: 'page'; routeName: PageRouteName; foreignKey: string }
  | { type: 'redirect'; to: string; status: 301 }
  | { type: 'not-found'; message: string };
/** `path` may carry its query: a redirect keeps it. `to` is without locale prefix: give it to localePath. */
export declare function resolvePage(path: string, seoUrls: readonly SeoUrlRow[], options?: { homeCategoryId?: string | undefined }): ResolvedPage;
/** The redirect for a page reached by an old address, known only once its entity is loaded. */
export declare function canonicalRedirect(path: string, entity: { id: string; seoUrls?: readonly SeoUrlRow[] | null }): { to: string; status: 301 } | undefined;
export declare function notFoundMessage(path: string): string;
export declare function alternateLookup(page: { routeName: PageRouteName; foreignKey: string }): SeoUrlCriteria;

export interface LinkedEntity { id: string; seoUrls?: readonly SeoUrlRow[] | null | undefined }
export declare function productPath(product: LinkedEntity): string;
export declare function categoryPath(category: LinkedEntity, options?: { homeCategoryId?: string | undefined }): string;
export declare function landingPagePath(landingPage: LinkedEntity): string;
export interface NavigationEntry extends LinkedEntity {
  type?: string | null | undefined; linkType?: string | null | undefined; externalLink?: string | null | undefined; internalLink?: string | null | undefined;
  linkNewTab?: boolean | null | undefined; translated?: object | null | undefined;
}
export interface NavigationLink { href: string; isExternal: boolean; newTab: boolean }
export declare function navigationLink(entry: NavigationEntry, options?: { homeCategoryId?: string | undefined }): NavigationLink | undefined;
export interface Breadcrumb { name: string; path?: string }
export declare function categoryBreadcrumbs(category: LinkedEntity & { breadcrumb?: unknown; translated?: object | null; path?: string | null }, options?: { startIndex?: number; homeCategoryId?: string | undefined }): Breadcrumb[];
