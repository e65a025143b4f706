export { localisedRoutes, routeDefinitions, type RouteEntry } from './localised-routes.ts';
export { localeMiddleware, ROOT_VARY, type LocaleMiddlewareOptions } from './locale-middleware.ts';
export { LocaleRoutingProvider, useLocale, useLocalePath, useSwitchLocalePath } from './locale-context.tsx';
export { LocaleLink, PrefetchLink, type LocaleLinkProps } from './locale-link.tsx';
export { allowsPrefetch, DEFERRED_PREFETCH_DELAY, useLinkPrefetch, type ConnectionInformation, type LinkPrefetch } from './prefetch.ts';
export { metaDescriptors } from './meta-descriptors.ts';
export { createUserTypeMiddleware, requestUserType, useUserType, type UserTypeMiddleware } from './user-type.ts';
