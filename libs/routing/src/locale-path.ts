import { isCleanPath, normalizePath, splitHref } from './content-path.ts';
import { findLocale, type LocaleConfig, type LocaleDefinition, SHOP_LOCALES } from './locale-config.ts';

/** An address's pathname taken apart. */
export interface ParsedLocalePath {
  /** The prefix's locale, else the default one. */
  readonly locale: LocaleDefinition;
  /** The path without prefix, in its one form: `/` or `/a/b`. */
  readonly path: string;
  /** The pathname as it should have been written, present only where it differs from what was given. */
  readonly canonical?: string;
}

/** The first segment where it is a locale in use as a prefix, without regard to case. */
function prefixOf(path: string, config: LocaleConfig): LocaleDefinition | undefined {
  if (config.strategy === 'no_prefix') return undefined;
  const end = path.indexOf('/', 1);
  const locale = findLocale(end < 0 ? path.slice(1) : path.slice(1, end), config);
  return locale === config.defaultLocale && config.strategy === 'prefix_except_default' ? undefined : locale;
}

/** What is left of a path in its one form is in its one form. */
const withoutPrefix = (path: string, locale: LocaleDefinition): string => path.slice(locale.code.length + 1) || '/';

/** What stands before the paths of a locale: `/de-DE`, or nothing. */
export function localePrefix(locale: LocaleDefinition, config: LocaleConfig = SHOP_LOCALES): string {
  if (config.strategy === 'no_prefix') return '';
  if (config.strategy !== 'prefix' && locale === config.defaultLocale) return '';
  return `/${locale.code}`;
}

function withPrefix(path: string, locale: LocaleDefinition, config: LocaleConfig): string {
  const prefix = localePrefix(locale, config);
  return path === '/' ? prefix || '/' : prefix + path;
}

/** A locale by its code, else the default. */
const localeOf = (locale: string | LocaleDefinition, config: LocaleConfig): LocaleDefinition =>
  findLocale(typeof locale === 'string' ? locale : locale.code, config) ?? config.defaultLocale;

/**
 * Takes an address's pathname apart. Prefixes are matched without regard to case; an unknown prefix is part of the content path.
 * @param pathname A URL's pathname; a query or hash in it is ignored.
 */
export function parseLocalePath(pathname: string, config: LocaleConfig = SHOP_LOCALES): ParsedLocalePath {
  const given = splitHref(pathname).pathname;
  const full = normalizePath(given);
  const prefix = prefixOf(full, config);
  const locale = prefix ?? config.defaultLocale;
  const path = prefix ? withoutPrefix(full, prefix) : full;
  // Under `prefix_and_default` both forms of the default locale are pages of their own, so the prefix stays.
  const canonical = prefix ? (path === '/' ? `/${prefix.code}` : `/${prefix.code}${path}`) : full;
  return canonical === given ? { locale, path } : { locale, path, canonical };
}

/**
 * An internal address in a locale, query and hash kept. A prefix that is there already is replaced.
 * @param href A root-relative address. Web, mail and telephone addresses and bare `?query` or `#hash` come back unchanged;
 * any other scheme gives `''`.
 */
export function localePath(href: string, locale: string | LocaleDefinition, config: LocaleConfig = SHOP_LOCALES): string {
  if (isCleanPath(href)) return inLocale(href, locale, config);
  const trimmed = href.trim();
  if (/^(https?:\/\/|mailto:|tel:)/i.test(trimmed) || /^[?#]/.test(trimmed)) return trimmed;
  if (/^[a-z][a-z0-9+.-]*:/i.test(trimmed.replace(/[^\x21-\x7e]/g, ''))) return '';
  const { pathname, search, hash } = splitHref(trimmed);
  return inLocale(normalizePath(pathname), locale, config) + search + hash;
}

function inLocale(path: string, locale: string | LocaleDefinition, config: LocaleConfig): string {
  const prefix = prefixOf(path, config);
  return withPrefix(prefix ? withoutPrefix(path, prefix) : path, localeOf(locale, config), config);
}

/** How an address is written in another locale. */
export interface SwitchLocaleOptions {
  /** The same page's own path in the target locale (slugs differ by language); the current path unless given. */
  targetPath?: string | undefined;
  config?: LocaleConfig | undefined;
}

/** The current address in another locale, query and hash kept. */
export function switchLocalePath(href: string, locale: string | LocaleDefinition, options: SwitchLocaleOptions = {}): string {
  const config = options.config ?? SHOP_LOCALES;
  const { pathname, search, hash } = splitHref(href);
  const path = options.targetPath === undefined ? pathname : splitHref(options.targetPath).pathname;
  return localePath(normalizePath(path), locale, config) + search + hash;
}
