import { type LocaleConfig, type LocaleDefinition, SHOP_LOCALES } from '../locale-config.ts';
import { DEFAULT_ROUTE_SUFFIX, localisedRouteName, ROUTE_NAME_SEPARATOR } from '../route-name.ts';
import type { RouteDefinition } from '../route-table.ts';
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

/**
 * The routes of a route configuration by name and whole path, as `createRouteTable` takes them: those that end a match, as React
 * Router picks them.
 */
export function routeDefinitions(routes: readonly RouteEntry[], parent = ''): RouteDefinition[] {
  return routes.flatMap((entry) => {
    const path = [parent, entry.path?.replace(/^\/|\/$/g, '')].filter(Boolean).join('/');
    const children = routeDefinitions(entry.children ?? [], path);
    // A layout is no page of its own where an index route ends its path, or where it has no path to end.
    const isPage =
      entry.index === true || (entry.path !== undefined && !entry.children?.some((child) => child.index === true && !child.path));
    return [...(isPage ? [{ name: idOf(entry), path }] : []), ...children];
  });
}

interface Variant {
  readonly prefix: string;
  readonly nameOf: (name: string) => string;
}

/** React Router's own default id: the file without its extension. */
const idOf = (entry: RouteEntry): string => entry.id ?? entry.file.replace(/\.[a-z0-9]+$/i, '');

function variantsOf(locale: LocaleDefinition, config: LocaleConfig): Variant[] {
  const nameOf = (name: string): string => localisedRouteName(name, locale, config);
  const prefixed: Variant = { prefix: locale.code, nameOf };
  if (locale !== config.defaultLocale || config.strategy === 'prefix') return [prefixed];
  if (config.strategy === 'prefix_except_default') return [{ prefix: '', nameOf }];
  return [prefixed, { prefix: '', nameOf: (name) => nameOf(name) + ROUTE_NAME_SEPARATOR + DEFAULT_ROUTE_SUFFIX }];
}

function localise(entry: RouteEntry, variant: Variant, isTop: boolean): RouteEntry {
  // A layout without a path hands the prefix on to its children.
  const takesPrefix = isTop && (entry.path !== undefined || entry.index === true);
  const path = takesPrefix ? [variant.prefix, entry.path?.replace(/^\//, '')].filter(Boolean).join('/') : entry.path;
  const { path: _path, children, ...rest } = entry;
  return {
    ...rest,
    id: variant.nameOf(idOf(entry)),
    ...(path ? { path } : {}),
    ...(children ? { children: children.map((child) => localise(child, variant, isTop && !takesPrefix)) } : {}),
  };
}

/**
 * Every route in each locale, for `routes.ts`: the same file under the ids `name___en-US`, `name___de-DE` …, children included, and
 * under the prefixes of the configuration's strategy. Under `no_prefix` the routes come back as they are.
 * @throws {RoutingError} `invalid-route-config` where two routes would share an id.
 */
export function localisedRoutes(routes: readonly RouteEntry[], config: LocaleConfig = SHOP_LOCALES): RouteEntry[] {
  const localised =
    config.strategy === 'no_prefix'
      ? [...routes]
      : config.locales.flatMap((locale) =>
          variantsOf(locale, config).flatMap((variant) => routes.map((entry) => localise(entry, variant, true))),
        );
  const seen = new Set<string>();
  const check = (entry: RouteEntry): void => {
    const id = idOf(entry);
    if (seen.has(id)) throw new RoutingError('invalid-route-config', `Two routes have the id '${id}': give each an id of its own.`);
    seen.add(id);
    entry.children?.forEach(check);
  };
  localised.forEach(check);
  return localised;
}
