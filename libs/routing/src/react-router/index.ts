export { /** @public */ LocaleRoutingProvider, useLocale, useLocalePath, useSwitchLocalePath } from './locale-context.tsx';
export { /** @public */ LocaleLink, type LocaleLinkProps, /** @public */ PrefetchLink } from './locale-link.tsx';
export { localeMiddleware, type LocaleMiddlewareOptions, ROOT_VARY } from './locale-middleware.ts';
export { /** @public */ localizedRoutes, type RouteEntry } from './localized-routes.ts';
export { metaDescriptors } from './meta-descriptors.ts';
export { type ConnectionInformation, isPrefetchAllowed, type LinkPrefetch, useLinkPrefetch } from './prefetch.ts';
export { createUserTypeMiddleware, requestUserType, type UserTypeMiddleware, useUserType } from './user-type.ts';
