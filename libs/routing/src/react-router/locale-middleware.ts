import { decodePath } from '../content-path.ts';
import { detectLocale, LOCALE_COOKIE } from '../detect-locale.ts';
import { type LocaleConfig, SHOP_LOCALES } from '../locale-config.ts';
import { type ParsedLocalePath, parseLocalePath } from '../locale-path.ts';

/** What the middleware does not find in the request. */
export interface LocaleMiddlewareOptions {
  config?: LocaleConfig | undefined;
  /** Value of the locale cookie where the caller has read it already; `null` for none. Read from the request unless given. */
  cookie?: string | null | undefined;
  /** The request's address where the caller has taken it apart already. */
  address?: ParsedLocalePath | undefined;
}

/** What a response to the root path depends on, redirect or not: a shared cache must keep them apart. */
export const ROOT_VARY = 'Accept-Language, Cookie';

function localeCookie(request: Request): string | null {
  const entry = (request.headers.get('Cookie') ?? '').split(';').find((pair) => pair.trim().startsWith(`${LOCALE_COOKIE}=`));
  return entry === undefined ? null : decodePath(entry.slice(entry.indexOf('=') + 1).trim());
}

/**
 * What an address needs before any route answers it: a prefix in its canonical case and no trailing slash (301), and on the root path
 * alone the visitor's own locale (302). Query kept.
 * @returns `undefined` where the request may go on. Data requests and writes always do.
 */
export function localeMiddleware(request: Request, options: LocaleMiddlewareOptions = {}): Response | undefined {
  const config = options.config ?? SHOP_LOCALES;
  const { pathname, search } = new URL(request.url);
  if ((request.method !== 'GET' && request.method !== 'HEAD') || pathname.endsWith('.data')) return undefined;
  const { canonical } = options.address ?? parseLocalePath(pathname, config);
  const permanently = (target: string): Response =>
    new Response(null, { status: 301, headers: { Location: target + search, 'Cache-Control': 'public, max-age=3600' } });
  if (canonical !== undefined && canonical !== '/') return permanently(canonical);
  const cookie = options.cookie === undefined ? localeCookie(request) : options.cookie;
  const { redirect } = detectLocale({ pathname, search, cookie, acceptLanguage: request.headers.get('Accept-Language') }, config);
  if (redirect === undefined) return canonical === undefined ? undefined : permanently(canonical);
  return new Response(null, { status: 302, headers: { Location: redirect, Vary: ROOT_VARY, 'Cache-Control': 'private, no-store' } });
}
