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

/** What an address of a route is made of besides its name. */
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
  /** What stands before, between and after the parameters. */
  readonly literals: readonly string[];
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
    if (/^:|[*?]/.test(segment))
      throw new RoutingError('invalid-route-config', `The segment '${segment}' of the route '${name}' is not understood.`);
    return [];
  });
  const literals = [''];
  for (const segment of segments) {
    if (segment !== '*' && !segment.startsWith(':')) literals[literals.length - 1] += `/${segment}`;
    else literals.push('');
  }
  return { name, paramNames, segments, literals };
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

/**
 * Literal before dynamic before the rest; steps back where a branch leads nowhere. `taken` collects the values of dynamic segments.
 * @param from Where the next segment's slash is; the path's length where none follows.
 */
function walk(branch: Branch, path: string, from: number, taken: string[]): Route | undefined {
  if (from >= path.length) {
    if (branch.route) return branch.route;
    if (branch.splat) taken.push('');
    return branch.splat;
  }
  const slash = path.indexOf('/', from + 1);
  const end = slash < 0 ? path.length : slash;
  const segment = path.slice(from + 1, end);
  const literal = branch.literals.size > 0 ? (branch.literals.get(segment) ?? branch.literals.get(segment.toLowerCase())) : undefined;
  const depth = taken.length;
  if (literal) {
    const found = walk(literal, path, end, taken);
    if (found) return found;
    taken.length = depth;
  }
  if (branch.dynamic) {
    taken.push(segment);
    const found = walk(branch.dynamic, path, end, taken);
    if (found) return found;
    taken.length = depth;
  }
  if (branch.splat) taken.push(path.slice(from + 1));
  return branch.splat;
}

/** Values that stay as they are, such as ids; those that begin with a dot are looked at. */
const PLAIN = /^[\w~-][\w.~-]*$/;

/** A value as one segment with its slash; `undefined` for what a path would swallow. */
function encodeSegment(value: string): string | undefined {
  if (PLAIN.test(value)) return `/${value}`;
  return value === '' || value === '.' || value === '..' ? undefined : `/${encodeURIComponent(value.toWellFormed())}`;
}

/** A parameter's value as it stands in the path, several segments under `*`; `undefined` where it is missing or cannot stand there. */
function encodeParam(name: string, value: string | undefined): string | undefined {
  if (name !== '*') return value === undefined ? undefined : encodeSegment(value);
  let path = '';
  for (const part of (value ?? '').split('/')) {
    if (part === '') continue;
    const segment = encodeSegment(part);
    if (segment === undefined) return undefined;
    path += segment;
  }
  return path;
}

/**
 * Finds routes by address and addresses by route, in every locale of the configuration. The table is compiled once: a look-up costs
 * as many steps as the path has segments, however many routes and locales there are.
 * @throws {RoutingError} `invalid-route-config` for two routes of one name or path, or a segment that is not understood.
 */
export function createRouteTable(definitions: readonly RouteDefinition[], config: LocaleConfig = SHOP_LOCALES): RouteTable {
  const root = createBranch();
  const prefixes = new Map(config.locales.map((locale) => [locale.code, localePrefix(locale, config)]));
  const prefixOf = (locale: LocaleDefinition | undefined): string | undefined => locale && prefixes.get(locale.code);
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
    const route = walk(root, path, path === '/' ? 1 : 0, taken);
    if (!route) return undefined;
    const params: Record<string, string> = {};
    for (let index = 0; index < route.paramNames.length; index += 1) params[route.paramNames[index] ?? ''] = decodePath(taken[index] ?? '');
    return { name: route.name, locale, params, path };
  }

  function path(name: string, options: RoutePathOptions = {}): string {
    const direct = routes.get(name);
    const parsed = direct ? { name, locale: undefined } : parseRouteName(name, config);
    const route = direct ?? routes.get(parsed.name);
    const prefix =
      options.locale === undefined
        ? prefixOf(parsed.locale ?? config.defaultLocale)
        : (prefixes.get(options.locale) ?? prefixOf(findLocale(options.locale, config)));
    if (!route || prefix === undefined) return '';
    let built = prefix + (route.literals[0] ?? '');
    for (let index = 0; index < route.paramNames.length; index += 1) {
      const param = route.paramNames[index] ?? '';
      const encoded = encodeParam(param, options.params?.[param]);
      if (encoded === undefined) return '';
      built += encoded + (route.literals[index + 1] ?? '');
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
