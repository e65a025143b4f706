import { type LocaleConfig, type LocaleDefinition, SHOP_LOCALES } from '../locale-config.ts';
import { DEFAULT_ROUTE_SUFFIX, localizedRouteName, ROUTE_NAME_SEPARATOR } from '../route-name.ts';
import { RoutingError } from '../routing-error.ts';

/** Structurally React Router's `RouteConfigEntry`. */
export interface RouteEntry {
  id?: string;
  path?: string;
  index?: boolean;
  caseSensitive?: boolean;
  file: string;
  children?: RouteEntry[];
}

/** A pattern as it is whatever slashes a route is written with. */
const bare = (pattern: string): string => pattern.split('/').filter(Boolean).join('/');

/** An index route comes before its layout, whose pattern is the same. */
const namesByPattern = (routes: readonly RouteEntry[], parent = ''): (readonly [string, string])[] =>
  routes.flatMap((entry) => {
    const pattern = bare(`${parent}/${entry.path ?? ''}`);
    return [...namesByPattern(entry.children ?? [], pattern), ...(entry.path || entry.index ? [[pattern, idOf(entry)] as const] : [])];
  });

/**
 * Tells the name of the route that was taken by the pattern that React Router gives to middleware, without looking at the address again.
 * @param routes The routes as the router has them.
 */
export function routeNamer(routes: readonly RouteEntry[]): (pattern: string) => string | undefined {
  // Of two routes of one pattern the router takes the first: it is set last.
  const names = new Map(namesByPattern(routes).reverse());
  return (pattern) => names.get(bare(pattern));
}

interface Variant {
  readonly prefix: string;
  readonly nameOf: (name: string) => string;
}

/** React Router's own default id: the file without its extension. */
const idOf = (entry: RouteEntry): string => entry.id ?? entry.file.replace(/\.[a-z0-9]+$/i, '');

function variantsOf(locale: LocaleDefinition, config: LocaleConfig): Variant[] {
  const nameOf = (name: string): string => localizedRouteName(name, locale, config);
  const prefixed: Variant = { prefix: locale.code, nameOf };
  if (locale !== config.defaultLocale || config.strategy === 'prefix') return [prefixed];
  if (config.strategy === 'prefix_except_default') return [{ prefix: '', nameOf }];
  return [prefixed, { prefix: '', nameOf: (name) => nameOf(name) + ROUTE_NAME_SEPARATOR + DEFAULT_ROUTE_SUFFIX }];
}

function localize(entry: RouteEntry, variant: Variant, isTop: boolean): RouteEntry {
  // A layout without a path hands the prefix on to its children.
  const takesPrefix = isTop && (entry.path !== undefined || entry.index === true);
  const path = takesPrefix ? bare(`${variant.prefix}/${entry.path ?? ''}`) : entry.path;
  const { path: _path, children, ...rest } = entry;
  return {
    ...rest,
    id: variant.nameOf(idOf(entry)),
    ...(path ? { path } : {}),
    ...(children ? { children: children.map((child) => localize(child, variant, isTop && !takesPrefix)) } : {}),
  };
}

/**
 * Every route in each locale, for `routes.ts`: the same file under the ids `name___en-US`, `name___de-DE` …, children included, and
 * under the prefixes of the configuration's strategy. Under `no_prefix` the routes come back as they are.
 * @throws {RoutingError} `invalid-route-config` where two routes would share an id.
 */
export function localizedRoutes(routes: readonly RouteEntry[], config: LocaleConfig = SHOP_LOCALES): RouteEntry[] {
  const localized =
    config.strategy === 'no_prefix'
      ? [...routes]
      : config.locales.flatMap((locale) =>
          variantsOf(locale, config).flatMap((variant) => routes.map((entry) => localize(entry, variant, true))),
        );
  const seen = new Set<string>();
  const check = (entry: RouteEntry): void => {
    const id = idOf(entry);
    if (seen.has(id)) throw new RoutingError('invalid-route-config', `Two routes have the id '${id}': give each an id of its own.`);
    seen.add(id);
    entry.children?.forEach(check);
  };
  localized.forEach(check);
  return localized;
}
