export {
  type Breadcrumb,
  type BreadcrumbCategory,
  type BreadcrumbEntry,
  type BreadcrumbOptions,
  categoryBreadcrumbs,
  /** @public */ productBreadcrumbs,
} from './breadcrumbs.ts';
export { type HrefParts, toSafePath } from './content-path.ts';
export { type DetectedLocale, /** @public */ detectLocale, type DetectLocaleInput, LOCALE_COOKIE } from './detect-locale.ts';
export {
  configureLocales,
  /** @public */ defineLocales,
  findLocale,
  type LocaleConfig,
  type LocaleConfigInput,
  type LocaleDefinition,
  type LocaleInput,
  type RoutingStrategy,
  SHOP_LOCALES,
  type ShopLocaleCode,
  type TextDirection,
  withBuiltInLocales,
} from './locale-config.ts';
export {
  localePath,
  localePrefix,
  type ParsedLocalePath,
  parseLocalePath,
  type SwitchLocaleOptions,
  switchLocalePath,
} from './locale-path.ts';
export { type NavigationEntry, type NavigationLink, navigationLink } from './navigation-link.ts';
export { type HeadLink, type HeadMeta, type PageHead, pageHead, type PageHeadInput, type TitledEntity } from './page-head.ts';
export {
  /** @public */ categoryPath,
  type HomeOption,
  /** @public */ landingPagePath,
  type LinkedEntity,
  pagePath,
  type PageRouteName,
  productPath,
  type SeoUrlRow,
} from './page-paths.ts';
export {
  alternateLookup,
  type CanonicalRedirect,
  canonicalRedirect,
  type EqualsFilter,
  notFoundMessage,
  type PageIdentity,
  type PageLookup,
  pageLookup,
  type ResolvedPage,
  resolvePage,
  type SeoUrlCriteria,
} from './page-resolution.ts';
export { isPlainTarget, UNPLAIN_TARGET } from './plain-target.ts';
export { type ListedRedirect, parseRedirectList, type RedirectList } from './redirect-list.ts';
export type { Register } from './register.ts';
export { parseRouteName, routeMiddleware, type UserType } from './route-name.ts';
export { isRoutingError, /** @public */ RoutingError, type RoutingErrorCode } from './routing-error.ts';
export { type RobotsOptions, robotsText, type SitemapEntry, sitemapIndexXml, type SitemapOptions, sitemapXml } from './sitemap.ts';
