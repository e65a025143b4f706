import { findLocale, type LocaleConfig, type LocaleDefinition, SHOP_LOCALES } from './locale-config.ts';
import { RoutingError } from './routing-error.ts';

/** Stands between a route's name and its locale. */
export const ROUTE_NAME_SEPARATOR = '___';
/** Marks the bare variant of the default locale where it also has a prefixed one (`prefix_and_default`). */
export const DEFAULT_ROUTE_SUFFIX = 'default';

/** `checkout` → `checkout___de-DE`; unchanged under `no_prefix`. */
export function localizedRouteName(name: string, locale: string | LocaleDefinition, config: LocaleConfig = SHOP_LOCALES): string {
  if (config.strategy === 'no_prefix') return name;
  const known = findLocale(typeof locale === 'string' ? locale : locale.code, config) ?? config.defaultLocale;
  return `${name}${ROUTE_NAME_SEPARATOR}${known.code}`;
}

/** `checkout___de-DE` and `checkout___en-US___default` → name and locale; a name without a known locale comes back whole. */
export function parseRouteName(
  routeName: string,
  config: LocaleConfig = SHOP_LOCALES,
): { name: string; locale: LocaleDefinition | undefined } {
  const bare = routeName.endsWith(ROUTE_NAME_SEPARATOR + DEFAULT_ROUTE_SUFFIX)
    ? routeName.slice(0, -(ROUTE_NAME_SEPARATOR + DEFAULT_ROUTE_SUFFIX).length)
    : routeName;
  const at = bare.lastIndexOf(ROUTE_NAME_SEPARATOR);
  const locale = at < 0 ? undefined : findLocale(bare.slice(at + ROUTE_NAME_SEPARATOR.length), config);
  return locale ? { name: bare.slice(0, at), locale } : { name: routeName, locale: undefined };
}

/** Whose route it is. */
export type UserType = 'guide' | 'client';

/** Who a route is for; to be set before every navigation. A route name that starts with `guide-` is a guide's, any other a client's. */
export function userTypeOfRoute(routeName: string): UserType {
  return routeName.startsWith('guide-') ? 'guide' : 'client';
}

/**
 * Picks the middleware a route names, in its order.
 * @throws {RoutingError} `unknown-route-middleware` for a name that the registry lacks.
 */
export function routeMiddleware<M>(names: readonly string[], registry: Readonly<Record<string, M>>): M[] {
  return names.map((name) => {
    const found = Object.hasOwn(registry, name) ? registry[name] : undefined;
    if (found === undefined) throw new RoutingError('unknown-route-middleware', `Unknown route middleware '${name}'.`);
    return found;
  });
}
