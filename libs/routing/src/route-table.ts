import { decodePath, normalisePath, splitHref } from './content-path.ts';
import { findLocale, type LocaleConfig, type LocaleDefinition, SHOP_LOCALES } from './locale-config.ts';
import { localePrefix, parseLocalePath } from './locale-path.ts';
import { parseRouteName } from './route-name.ts';
import { RoutingError } from './routing-error.ts';

/** A route before it is localised. */
export interface RouteDefinition {
  /** Without locale suffix, e.g. `checkout-success-id`. */
  readonly name: string;
  /** Segments that are literal, `:name`, or at the end `*`; `''` is the root path. */
  readonly path: string;
}

/** What an address stands for. */
export interface MatchedRoute {
  readonly name: string;
  readonly locale: LocaleDefinition;
  /** Decoded; the rest of the path under `*`. */
  readonly params: Readonly<Record<string, string>>;
  /** The path without locale prefix. */
  readonly path: string;
}

export interface RoutePathOptions {
  /** Code of the locale; the one in the route's name, else the default, unless given. */
  locale?: string | undefined;
  params?: Readonly<Record<string, string>> | undefined;
  /** Empty, or with its `?`. */
  search?: string | undefined;
  /** Empty, or with its `#`. */
  hash?: string | undefined;
}

/** Routes by name, in every locale. */
export interface RouteTable {
  /** The route that an address belongs to, its prefix read without regard to case; `undefined` where none does. */
  match(pathname: string): MatchedRoute | undefined;
  /**
   * The address of a route, by its name with or without locale suffix.
   * @returns `''` for an unknown name and for a parameter that is missing or cannot be a path segment.
   */
  path(name: string, options?: RoutePathOptions): string;
  /** The same route with its parameters, query and hash in another locale; `''` where no route answers the address. */
  switchLocale(href: string, locale: string): string;
}

interface Route {
  readonly name: string;
  /** In their order; the last is `*` where the route ends in one. */
  readonly paramNames: readonly string[];
  readonly segments: readonly string[];
}

interface Branch {
  readonly literals: Map<string, Branch>;
  dynamic: Branch | undefined;
  /** Ends here. */
  route: Route | undefined;
  /** Takes whatever follows, nothing too. */
  splat: Route | undefined;
}

const createBranch = (): Branch => ({ literals: new Map(), dynamic: undefined, route: undefined, splat: undefined });
const PARAM = /^:([A-Za-z_]\w*)$/;

function compile({ name, path }: RouteDefinition): Route {
  const segments = path.split('/').filter(Boolean);
  const paramNames = segments.flatMap((segment, index) => {
    if (segment === '*' && index === segments.length - 1) return ['*'];
    const param = PARAM.exec(segment)?.[1];
    if (param !== undefined) return [param];
    if (/^:|[*?]/.test(segment)) throw new RoutingError('invalid-route-config', `The segment '${segment}' of the route '${name}' is not understood.`);
    return [];
  });
  return { name, paramNames, segments };
}

function plant(root: Branch, route: Route): void {
  let branch = root;
  for (const segment of route.segments) {
    if (segment === '*') {
      branch.splat = unclaimed(branch.splat, route);
      return;
    }
    if (segment.startsWith(':')) branch = branch.dynamic ??= createBranch();
    else {
      const key = segment.toLowerCase();
      const next = branch.literals.get(key) ?? createBranch();
      branch.literals.set(key, next);
      branch = next;
    }
  }
  branch.route = unclaimed(branch.route, route);
}

function unclaimed(other: Route | undefined, route: Route): Route {
  if (other) throw new RoutingError('invalid-route-config', `The routes '${other.name}' and '${route.name}' have one path.`);
  return route;
}

/** Literal before dynamic before the rest; steps back where a branch leads nowhere. `taken` collects the values of dynamic segments. */
function walk(branch: Branch, segments: readonly string[], index: number, taken: string[]): Route | undefined {
  const segment = segments[index];
  if (segment === undefined) {
    if (branch.route) return branch.route;
    if (branch.splat) taken.push('');
    return branch.splat;
  }
  const literal = branch.literals.get(segment) ?? branch.literals.get(segment.toLowerCase());
  const depth = taken.length;
  const found = literal && walk(literal, segments, index + 1, taken);
  if (found) return found;
  taken.length = depth;
  if (branch.dynamic) {
    taken.push(segment);
    const dynamic = walk(branch.dynamic, segments, index + 1, taken);
    if (dynamic) return dynamic;
    taken.length = depth;
  }
  if (branch.splat) taken.push(segments.slice(index).join('/'));
  return branch.splat;
}

/** A value as one segment, or as several under `*`; `undefined` for what a path would swallow. */
function encodeParam(name: string, value: string): string | undefined {
  const parts = name === '*' ? value.split('/').filter(Boolean) : [value];
  if (parts.some((part) => part === '' || part === '.' || part === '..')) return undefined;
  return parts.map((part) => encodeURIComponent(part.toWellFormed())).join('/');
}

/**
 * Finds routes by address and addresses by route, in every locale of the configuration. The table is compiled once: a look-up costs
 * as many steps as the path has segments, however many routes and locales there are.
 * @throws {RoutingError} `invalid-route-config` for two routes of one name or path, or a segment that is not understood.
 */
export function createRouteTable(definitions: readonly RouteDefinition[], config: LocaleConfig = SHOP_LOCALES): RouteTable {
  const root = createBranch();
  const routes = new Map<string, Route>();
  for (const definition of definitions) {
    if (routes.has(definition.name)) throw new RoutingError('invalid-route-config', `Two routes have the name '${definition.name}'.`);
    const route = compile(definition);
    routes.set(definition.name, route);
    plant(root, route);
  }

  function match(pathname: string): MatchedRoute | undefined {
    const { locale, path } = parseLocalePath(pathname, config);
    // Where every locale has a prefix, a bare address is nobody's.
    if (config.strategy === 'prefix' && normalisePath(splitHref(pathname).pathname) === path) return undefined;
    const taken: string[] = [];
    const route = walk(root, path === '/' ? [] : path.slice(1).split('/'), 0, taken);
    if (!route) return undefined;
    const params: Record<string, string> = {};
    for (const [index, name] of route.paramNames.entries()) params[name] = decodePath(taken[index] ?? '');
    return { name: route.name, locale, params, path };
  }

  function path(name: string, options: RoutePathOptions = {}): string {
    const direct = routes.get(name);
    const parsed = direct ? { name, locale: undefined } : parseRouteName(name, config);
    const route = direct ?? routes.get(parsed.name);
    const locale = options.locale === undefined ? (parsed.locale ?? config.defaultLocale) : findLocale(options.locale, config);
    if (!route || !locale) return '';
    let built = localePrefix(locale, config);
    for (const segment of route.segments) {
      if (segment !== '*' && !segment.startsWith(':')) built += `/${segment}`;
      else {
        const param = segment === '*' ? '*' : segment.slice(1);
        const value = options.params?.[param] ?? (param === '*' ? '' : undefined);
        const encoded = value === undefined ? undefined : encodeParam(param, value);
        if (encoded === undefined) return '';
        if (encoded) built += `/${encoded}`;
      }
    }
    if (!options.search && !options.hash) return built || '/';
    const { search, hash } = splitHref(`/${options.search ?? ''}${options.hash ?? ''}`);
    return (built || '/') + search + hash;
  }

  return {
    match,
    path,
    switchLocale(href, locale) {
      const { pathname, search, hash } = splitHref(href);
      const found = match(pathname);
      const target = findLocale(locale, config);
      // The path as it is, not built anew: an encoded slash in a parameter stays one.
      return found && target ? (localePrefix(target, config) + found.path).replace(/(?<=.)\/$/, '') + search + hash : '';
    },
  };
}
