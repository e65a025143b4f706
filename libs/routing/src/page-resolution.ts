import { decodePath, normalizePath, splitHref } from './content-path.ts';
import {
  type HomeOption,
  isEntityId,
  isPageRouteName,
  type LinkedEntity,
  type PageRouteName,
  preferredSeoUrl,
  seoPath,
  type SeoUrlRow,
  TECHNICAL_PREFIXES,
} from './page-paths.ts';

/** A filter in the store's search grammar. */
export interface EqualsFilter {
  readonly type: 'equals';
  readonly field: string;
  readonly value: string;
}

/** What to ask the store's SEO URL search. */
export interface SeoUrlCriteria {
  readonly filter: (EqualsFilter | { readonly type: 'multi'; readonly operator: 'or'; readonly queries: EqualsFilter[] })[];
}

/** `home`: the sales channel's navigation category. `not-found`: no record can match, so that none need be asked for. */
export type PageLookup =
  { readonly type: 'home' } | { readonly type: 'seo-url'; readonly criteria: SeoUrlCriteria } | { readonly type: 'not-found' };

/** What a page is about: its kind and the id of its product, category or landing page. */
export interface PageIdentity {
  readonly routeName: PageRouteName;
  readonly foreignKey: string;
}

/** A redirect to the address that a page should be known by. */
export interface CanonicalRedirect {
  /** Path and query without locale prefix: give it to `localePath`. */
  readonly to: string;
  readonly status: 301;
}

/** What a path stands for: a page, another address, or nothing. */
export type ResolvedPage =
  | (PageIdentity & { readonly type: 'page' })
  | (CanonicalRedirect & { readonly type: 'redirect' })
  | { readonly type: 'not-found'; readonly message: string };

/** The longest path the store keeps. */
const MAX_SEO_PATH = 2_048;

const equals = (field: string, value: string): EqualsFilter => ({ type: 'equals', field, value });
const technicalRoute = (path: string): PageRouteName | undefined =>
  (Object.keys(TECHNICAL_PREFIXES) as PageRouteName[]).find((name) => path.startsWith(TECHNICAL_PREFIXES[name]));

/** What a technical path says by itself, with no record: the fallback for stores without SEO URLs. */
function technicalPage(path: string): PageIdentity | undefined {
  const routeName = technicalRoute(path);
  const foreignKey = routeName && path.slice(TECHNICAL_PREFIXES[routeName].length);
  return routeName && isEntityId(foreignKey) ? { routeName, foreignKey } : undefined;
}

/**
 * What to ask the store for a path: by `pathInfo` for the technical prefixes, else by `seoPathInfo` with and without the trailing
 * slash (and in its decoded form too, since stores keep either).
 * @param path A content path without locale prefix; its query is ignored.
 */
export function pageLookup(path: string): PageLookup {
  const pathname = normalizePath(splitHref(path).pathname);
  if (pathname === '/') return { type: 'home' };
  if (technicalRoute(pathname)) {
    return technicalPage(pathname) ? { type: 'seo-url', criteria: { filter: [equals('pathInfo', pathname)] } } : { type: 'not-found' };
  }
  const written = pathname.slice(1);
  if (written.length > MAX_SEO_PATH) return { type: 'not-found' };
  const forms = new Set([written, decodePath(written)].flatMap((form) => [form, `${form}/`]));
  return {
    type: 'seo-url',
    criteria: { filter: [{ type: 'multi', operator: 'or', queries: [...forms].map((form) => equals('seoPathInfo', form)) }] },
  };
}

/** The records of one page in the current language: how a page finds its own slug after a language switch. */
export function alternateLookup(page: PageIdentity): SeoUrlCriteria {
  return { filter: [equals('foreignKey', page.foreignKey), equals('routeName', page.routeName)] };
}

/** The text of a path that leads nowhere. */
export function notFoundMessage(path: string): string {
  return `Page Not Found: ${path}`;
}

/** Compared decoded: browsers differ in what they encode, and a redirect to the same page would never end. */
const isSamePath = (a: string, b: string): boolean => decodePath(a) === decodePath(b);

/** Only a canonical record may redirect, or an unmarked one: an old one would send visitors from address to address. */
const canonicalPath = (row: SeoUrlRow | undefined): string | undefined =>
  row && row.isCanonical !== false && row.isCanonical !== null ? seoPath(row) : undefined;

/**
 * Which page a path stands for, from the records that {@link pageLookup}'s criteria found.
 * A path other than the canonical one is answered with a permanent redirect that keeps the query.
 * @param path A content path without locale prefix, with its query.
 */
export function resolvePage(path: string, seoUrls: readonly SeoUrlRow[], { homeCategoryId }: HomeOption = {}): ResolvedPage {
  const { pathname: given, search } = splitHref(path);
  const pathname = normalizePath(given);
  const redirect = (to: string): ResolvedPage => ({ type: 'redirect', to: to + search, status: 301 });
  const known = seoUrls.filter((row) => identityOf(row) !== undefined);
  if (pathname === '/' && isEntityId(homeCategoryId))
    return { type: 'page', routeName: 'frontend.navigation.page', foreignKey: homeCategoryId };
  const technical = technicalPage(pathname);
  const row = technical
    ? preferredSeoUrl(known.filter((candidate) => candidate.foreignKey === technical.foreignKey))
    : preferredSeoUrl(known);
  const page = technical ?? (row && identityOf(row));
  if (!page) return { type: 'not-found', message: notFoundMessage(pathname) };
  if (page.routeName === 'frontend.navigation.page' && page.foreignKey === homeCategoryId) return redirect('/');
  const canonical = canonicalPath(row);
  return canonical && !isSamePath(canonical, pathname) ? redirect(canonical) : { type: 'page', ...page };
}

const identityOf = (row: SeoUrlRow): PageIdentity | undefined =>
  isPageRouteName(row.routeName) && isEntityId(row.foreignKey) ? { routeName: row.routeName, foreignKey: row.foreignKey } : undefined;

/**
 * The redirect for a page that was reached by an old address: the look-up found no canonical record then, but the loaded entity has one.
 * @param path The content path that was asked for, with its query.
 */
export function canonicalRedirect(path: string, entity: LinkedEntity): CanonicalRedirect | undefined {
  const { pathname, search } = splitHref(path);
  const row = preferredSeoUrl(entity.seoUrls);
  const canonical = canonicalPath(row);
  return canonical && !isSamePath(canonical, normalizePath(pathname)) ? { to: canonical + search, status: 301 } : undefined;
}
