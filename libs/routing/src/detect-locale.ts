import { normalizePath, normalizeSearch, splitHref } from './content-path.ts';
import { findLocale, type LocaleConfig, type LocaleDefinition, SHOP_LOCALES } from './locale-config.ts';
import { localePath, parseLocalePath } from './locale-path.ts';

/** The cookie that keeps a visitor's locale, for 365 days; its attributes are the session library's business. */
export const LOCALE_COOKIE = 'i18n_redirected';

/** More than any browser sends; a longer header is an attempt to keep the server busy. */
const MAX_LANGUAGES = 50;

/** What is known of a first visit. */
export interface DetectLocaleInput {
  pathname: string;
  search?: string | undefined;
  hash?: string | undefined;
  /** Value of the locale cookie. */
  cookie?: string | null | undefined;
  /** The request's `Accept-Language`; read only where `languages` is absent. */
  acceptLanguage?: string | null | undefined;
  /** `navigator.languages`, in the visitor's order. */
  languages?: readonly string[] | undefined;
}

/** Which locale a visit is in, and why. */
export interface DetectedLocale {
  readonly locale: LocaleDefinition;
  readonly source: 'route' | 'cookie' | 'browser' | 'default';
  /** Where to send the visitor (302), query and hash kept; absent where the address already fits. */
  readonly redirect?: string;
}

/** The languages of an `Accept-Language` header by their quality; refused ones (`q=0`) and `*` left out. */
export function parseAcceptLanguage(header: string): string[] {
  return header
    .slice(0, 2_000)
    .split(',', MAX_LANGUAGES)
    .map((entry) => {
      const [tag = '', ...params] = entry.split(';').map((part) => part.trim());
      const quality = params.find((param) => /^q=/i.test(param));
      const value = quality === undefined ? 1 : Number(quality.slice(2));
      return { tag, quality: Number.isFinite(value) ? Math.min(value, 1) : 0 };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/**
 * The locale that fits a visitor's languages best. An exact match scores 1 − position ÷ length, one on the language part alone
 * 0.999 minus the same; of several locales of one language the first configured counts; on a tie the longer code wins.
 */
export function matchLanguages(languages: readonly string[], config: LocaleConfig = SHOP_LOCALES): LocaleDefinition | undefined {
  const wanted = languages.map((language) => language.toLowerCase());
  const matches: { locale: LocaleDefinition; score: number }[] = [];
  for (const [position, language] of wanted.entries()) {
    const locale = config.locales.find(({ iso, code }) => iso.toLowerCase() === language || code.toLowerCase() === language);
    if (!locale) continue;
    matches.push({ locale, score: 1 - position / wanted.length });
    break;
  }
  for (const [position, language] of wanted.entries()) {
    const part = language.split('-', 1)[0];
    const locale = config.locales.find(({ iso }) => iso.toLowerCase().split('-', 1)[0] === part);
    if (!locale) continue;
    matches.push({ locale, score: 0.999 - position / wanted.length });
    break;
  }
  return matches.sort((a, b) => b.score - a.score || b.locale.code.length - a.locale.code.length)[0]?.locale;
}

/**
 * The locale of a first visit. Only the root path is ever redirected: cookie, then the browser's languages, then the default.
 * A cookie with an unknown value counts as the default locale.
 */
export function detectLocale(input: DetectLocaleInput, config: LocaleConfig = SHOP_LOCALES): DetectedLocale {
  // Without prefixes an address says nothing of its language: the visitor's choice holds on every path.
  if (config.strategy === 'no_prefix') return chooseLocale(input, config);
  if (normalizePath(splitHref(input.pathname).pathname) !== '/')
    return { locale: parseLocalePath(input.pathname, config).locale, source: 'route' };
  const { locale, source } = chooseLocale(input, config);
  const target = localePath('/', locale, config);
  if (target === '/') return { locale, source };
  const hash = input.hash ? splitHref(`/${input.hash.startsWith('#') ? '' : '#'}${input.hash}`).hash : '';
  return { locale, source, redirect: target + normalizeSearch(input.search ?? '') + hash };
}

function chooseLocale(
  input: DetectLocaleInput,
  config: LocaleConfig,
): { locale: LocaleDefinition; source: 'cookie' | 'browser' | 'default' } {
  if (input.cookie) return { locale: findLocale(input.cookie, config) ?? config.defaultLocale, source: 'cookie' };
  const languages = input.languages ?? parseAcceptLanguage(input.acceptLanguage ?? '');
  const matched = matchLanguages(languages, config);
  return matched ? { locale: matched, source: 'browser' } : { locale: config.defaultLocale, source: 'default' };
}
