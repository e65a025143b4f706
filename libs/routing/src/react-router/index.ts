export { LocaleRoutingProvider, useLocale, useLocalePath, useSwitchLocalePath } from './locale-context.tsx';
export { LocaleLink, type LocaleLinkProps, PrefetchLink } from './locale-link.tsx';
export { localeMiddleware, type LocaleMiddlewareOptions, ROOT_VARY } from './locale-middleware.ts';
export { localisedRoutes, routeDefinitions, type RouteEntry } from './localised-routes.ts';
export { metaDescriptors } from './meta-descriptors.ts';
export { allowsPrefetch, type ConnectionInformation, DEFERRED_PREFETCH_DELAY_MS, type LinkPrefetch, useLinkPrefetch } from './prefetch.ts';
export { createUserTypeMiddleware, requestUserType, type UserTypeMiddleware, useUserType } from './user-type.ts';
