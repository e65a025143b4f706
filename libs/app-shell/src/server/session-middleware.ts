import type { MiddlewareFunction } from 'react-router';
import { parseLocalePath } from '@vitrine/routing';
import { localeMiddleware, ROOT_VARY } from '@vitrine/routing/react-router';
import { COOKIES, isLocaleCode, parseCookies } from '@vitrine/session';
import { createRequestSession, type SessionConfig } from '@vitrine/session/server';
import { cacheControlOf, SHARED_PAGE_CDN_CONTROL } from './cache-policy.ts';
import { pageRecord, setRequestScope, type StartOutcome } from './request-scope.ts';

/**
 * The root middleware of both apps: canonical locale prefix and detection on the root path, then the visitor's session,
 * and at the end the cookies that changed and who may keep the answer.
 */
export function createSessionMiddleware(config: () => SessionConfig): MiddlewareFunction<Response> {
  return async ({ request, url, context }, next) => {
    const cookies = parseCookies(request.headers.get('cookie'));
    // `url` is the page's address, also where the request is one of the router for its data.
    const address = parseLocalePath(url.pathname);
    const locale = address.locale.code;
    const redirect = localeMiddleware(request, { address, cookie: cookies.get(COOKIES.locale.name) ?? null });
    if (redirect) return redirect;
    // A data request of the router stands for its page: `url` is the page's address.
    const isDataRequest = new URL(request.url).pathname.endsWith('.data');
    const outcome: StartOutcome = await createRequestSession(
      new Request(url, { headers: request.headers, signal: request.signal }),
      config(),
      { isDataRequest, ...(isLocaleCode(locale) ? { locale } : {}) },
    ).then(
      (session) => ({ session }),
      (failure: unknown) => ({ failure }),
    );
    setRequestScope(context, address, outcome);
    const response = await next();
    // What a shared cache may keep is nobody's answer: it carries no cookie.
    if (response.headers.get('cache-control')?.includes('public')) return response;
    if ('session' in outcome) for (const cookie of outcome.session.setCookieHeaders()) response.headers.append('set-cookie', cookie);
    const page = pageRecord(context);
    if (page.isNoStore || !response.headers.has('cache-control')) {
      const policy = cacheControlOf({ session: 'session' in outcome ? outcome.session : undefined, page }, response);
      response.headers.set('cache-control', policy.cacheControl);
      // Whoever has a session, or was seen in another locale, is answered for themselves; at the root the browser's language decides too.
      if (policy.isShared) {
        response.headers.append('vary', url.pathname === '/' ? ROOT_VARY : 'Cookie');
        response.headers.set('cdn-cache-control', SHARED_PAGE_CDN_CONTROL);
        if (page.tags.length > 0) response.headers.set('cache-tag', page.tags.join(','));
      }
    }
    return response;
  };
}
