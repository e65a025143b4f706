export {
  type Breadcrumb,
  type BreadcrumbCategory,
  type BreadcrumbEntry,
  type BreadcrumbOptions,
  breadcrumbsFromStore,
  categoryBreadcrumbs,
  productBreadcrumbs,
} from './breadcrumbs.ts';
export { type HrefParts, normalisePath, splitHref, toSafePath } from './content-path.ts';
export {
  type DetectedLocale,
  detectLocale,
  type DetectLocaleInput,
  LOCALE_COOKIE,
  matchLanguages,
  parseAcceptLanguage,
} from './detect-locale.ts';
export {
  defineLocales,
  findLocale,
  type LocaleConfig,
  type LocaleConfigInput,
  type LocaleDefinition,
  type RoutingStrategy,
  SHOP_LOCALES,
  type TextDirection,
} from './locale-config.ts';
export {
  localePath,
  localePrefix,
  type ParsedLocalePath,
  parseLocalePath,
  type SwitchLocaleOptions,
  switchLocalePath,
} from './locale-path.ts';
export { externalHref, type NavigationEntry, type NavigationLink, navigationLink } from './navigation-link.ts';
export {
  DEFAULT_TITLE,
  type HeadLink,
  type HeadMeta,
  htmlAttributes,
  type PageHead,
  pageHead,
  type PageHeadInput,
  pageTitle,
  type TitledEntity,
} from './page-head.ts';
export {
  categoryPath,
  type HomeOption,
  isEntityId,
  landingPagePath,
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
export {
  DEFAULT_ROUTE_SUFFIX,
  localisedRouteName,
  parseRouteName,
  ROUTE_NAME_SEPARATOR,
  routeMiddleware,
  type UserType,
  userTypeOfRoute,
} from './route-name.ts';
export { createRouteTable, type MatchedRoute, type RouteDefinition, type RoutePathOptions, type RouteTable } from './route-table.ts';
export { isRoutingError, RoutingError, type RoutingErrorCode } from './routing-error.ts';
export {
  type RobotsOptions,
  robotsText,
  SITEMAP_URL_LIMIT,
  type SitemapEntry,
  sitemapIndexXml,
  type SitemapOptions,
  sitemapXml,
} from './sitemap.ts';
