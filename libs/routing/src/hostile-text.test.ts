import { describe, it } from 'vitest';
import { expectLinear } from '@vitrine/e2e-kit/linear-time';
import { normalizePath, normalizeSearch, splitHref, toSafePath } from './content-path.ts';
import { detectLocale, matchLanguages, parseAcceptLanguage } from './detect-locale.ts';
import { findLocale, SHOP_LOCALES } from './locale-config.ts';
import { localePath, parseLocalePath, switchLocalePath } from './locale-path.ts';
import { externalHref } from './navigation-link.ts';
import { pageLookup, resolvePage } from './page-resolution.ts';
import { localeMiddleware } from './react-router/locale-middleware.ts';
import { parseRedirectList } from './redirect-list.ts';
import { parseRouteName } from './route-name.ts';

const redirects = parseRedirectList('/old /new');

/** A request whose header holds what a header may hold of a text. */
function asked(name: string, text: string): Request {
  return new Request('http://shop.example/', { headers: { [name]: text.replace(/[^\x20-\x7e]/g, '').trim() } });
}

describe('addresses and languages take time that grows with their length alone', () => {
  it.each<[string, (text: string) => unknown]>([
    ['a path', normalizePath],
    ['a query', normalizeSearch],
    ['an address taken apart', (text) => splitHref(`${text}?${text}#${text}`)],
    ['a path to return to', toSafePath],
    ['a locale', (text) => findLocale(text)],
    ['a path with a locale', (text) => parseLocalePath(text)],
    ['a path put into a locale', (text) => localePath(text, 'de-DE')],
    ['a path taken to another locale', (text) => switchLocalePath(text, 'de-DE')],
    ['Accept-Language', parseAcceptLanguage],
    ['languages', (text) => matchLanguages(text.split(','), SHOP_LOCALES)],
    ['a first visit', (text) => detectLocale({ pathname: text, search: text, hash: text, cookie: text, acceptLanguage: text })],
    ['a locale cookie', (text) => localeMiddleware(asked('cookie', `i18n_redirected=${text}`))],
    ['cookies', (text) => localeMiddleware(asked('cookie', text))],
    ['a header of languages', (text) => localeMiddleware(asked('accept-language', text))],
    ['a link of a menu', externalHref],
    ['the address of a page', pageLookup],
    ['an old address', (text) => redirects.find(text)],
    ['a page', (text) => resolvePage(text, [])],
    ['the name of a route', parseRouteName],
  ])('%s', (_what, run) => expectLinear(run));
});
