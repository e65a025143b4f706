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
export { normalisePath, splitHref, toSafePath, type HrefParts } from './content-path.ts';
export { isPlainTarget, UNPLAIN_TARGET } from './plain-target.ts';
export { parseRedirectList, type ListedRedirect, type RedirectList } from './redirect-list.ts';
export { localePath, localePrefix, parseLocalePath, switchLocalePath, type ParsedLocalePath, type SwitchLocaleOptions } from './locale-path.ts';
export {
  DEFAULT_ROUTE_SUFFIX,
  localisedRouteName,
  parseRouteName,
  ROUTE_NAME_SEPARATOR,
  routeMiddleware,
  userTypeOfRoute,
  type UserType,
} from './route-name.ts';
export { createRouteTable, type MatchedRoute, type RouteDefinition, type RoutePathOptions, type RouteTable } from './route-table.ts';
export { robotsText, SITEMAP_URL_LIMIT, sitemapIndexXml, sitemapXml, type RobotsOptions, type SitemapEntry, type SitemapOptions } from './sitemap.ts';
export { detectLocale, LOCALE_COOKIE, matchLanguages, parseAcceptLanguage, type DetectedLocale, type DetectLocaleInput } from './detect-locale.ts';
export {
  DEFAULT_TITLE,
  htmlAttributes,
  pageHead,
  pageTitle,
  type HeadLink,
  type HeadMeta,
  type PageHead,
  type PageHeadInput,
  type TitledEntity,
} from './page-head.ts';
export {
  categoryPath,
  isEntityId,
  landingPagePath,
  pagePath,
  productPath,
  type HomeOption,
  type LinkedEntity,
  type PageRouteName,
  type SeoUrlRow,
} from './page-paths.ts';
export {
  alternateLookup,
  canonicalRedirect,
  notFoundMessage,
  pageLookup,
  resolvePage,
  type CanonicalRedirect,
  type EqualsFilter,
  type PageIdentity,
  type PageLookup,
  type ResolvedPage,
  type SeoUrlCriteria,
} from './page-resolution.ts';
export { externalHref, navigationLink, type NavigationEntry, type NavigationLink } from './navigation-link.ts';
export {
  breadcrumbsFromStore,
  categoryBreadcrumbs,
  productBreadcrumbs,
  type Breadcrumb,
  type BreadcrumbCategory,
  type BreadcrumbEntry,
  type BreadcrumbOptions,
} from './breadcrumbs.ts';
