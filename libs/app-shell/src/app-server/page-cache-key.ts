import { detectLocale, parseLocalePath } from '@vitrine/routing';
import { COOKIES, parseCookies } from '@vitrine/session';

/** Characters of the longest address that is kept. */
const LONGEST = 1_024;

/** The locale's says no more than the address does, and what was said to being counted changes no page. */
const NOBODYS: readonly string[] = [COOKIES.locale.name, COOKIES.consent.name];
/** Cookies that make somebody of a visitor, by both names that they may have on the wire. */
const PERSONAL = Object.values(COOKIES)
  .filter(({ name }) => !NOBODYS.includes(name))
  .flatMap(({ name }) => [name, `__Host-${name}`]);

/** What a page that is kept is found by. */
export interface PageKey {
  /** Path and query. Data requests of the router have addresses of their own. */
  readonly key: string;
  /** Path of the page that it shows, for whoever purges it. */
  readonly path: string;
  /** The page's locale. */
  readonly locale: string;
}

/** The page that an address of the router's data stands for. */
const pagePath = (pathname: string): string => pathname.replace(/\/_(?:root)?\.data$/, '/').replace(/\.data$/, '');

/**
 * What the answer to a request may be kept by, if it turns out to be alike for everybody; undefined where it can't be: whoever asks has a
 * session or was seen in another language, asks for more than to read, or is led elsewhere by language.
 */
export function pageKeyOf(request: Request): PageKey | undefined {
  const { pathname, search } = new URL(request.url);
  const key = pathname + search;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || key.length > LONGEST || request.headers.has('authorization')) return undefined;
  const cookies = parseCookies(request.headers.get('cookie'));
  if (PERSONAL.some((name) => cookies.has(name))) return undefined;
  const path = pagePath(pathname);
  const locale = parseLocalePath(path).locale.code;
  const seenIn = cookies.get(COOKIES.locale.name) ?? null;
  if (seenIn !== null && seenIn !== locale) return undefined;
  if (parseLocalePath(pathname).canonical !== undefined) return undefined;
  const acceptLanguage = request.headers.get('accept-language');
  if (detectLocale({ pathname, search, cookie: seenIn, acceptLanguage }).redirect !== undefined) return undefined;
  return { key, path, locale };
}
