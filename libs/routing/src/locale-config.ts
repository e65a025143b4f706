import { RoutingError } from './routing-error.ts';

/** Where locale prefixes stand in addresses. The shop uses `prefix_except_default`. */
export type RoutingStrategy = 'prefix' | 'prefix_except_default' | 'prefix_and_default' | 'no_prefix';

/** Which way a script runs, for `<html dir>`. */
export type TextDirection = 'ltr' | 'rtl';

/** A language of the shop as it appears in addresses, cookies and the document. */
export interface LocaleDefinition {
  /** Stands in addresses, route names and the locale cookie, e.g. `de-DE`. */
  readonly code: string;
  /** BCP 47 tag for `<html lang>`, hreflang and Intl. */
  readonly iso: string;
  readonly dir: TextDirection;
  /** The language's own name for itself. */
  readonly name: string;
  /** Answers for its bare language in hreflang (`en`); without it the first locale of that language does. */
  readonly isCatchall?: boolean | undefined;
}

/** A checked configuration, as `defineLocales` gives it. */
export interface LocaleConfig {
  /** In order of preference: where several fit a visitor's bare language, the first wins. */
  readonly locales: readonly LocaleDefinition[];
  readonly defaultLocale: LocaleDefinition;
  readonly strategy: RoutingStrategy;
}

/** What `defineLocales` completes: `iso` and `name` are the code unless given, `dir` is `ltr`. */
export interface LocaleConfigInput {
  locales: readonly { code: string; iso?: string; dir?: TextDirection; name?: string; isCatchall?: boolean }[];
  /** Code of one of `locales`; `en-US` unless given. */
  defaultLocale?: string;
  strategy?: RoutingStrategy;
}

/** A code must survive as a path segment and as part of a route name. */
const CODE = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/;

/**
 * Completes and checks a locale configuration.
 * @throws {RoutingError} `invalid-locale-config` for a malformed or repeated code, or an unknown default.
 */
export function defineLocales(input: LocaleConfigInput): LocaleConfig {
  const seen = new Set<string>();
  const locales = input.locales.map((locale): LocaleDefinition => {
    const key = locale.code.toLowerCase();
    if (!CODE.test(locale.code)) throw new RoutingError('invalid-locale-config', `'${locale.code}' is not a locale code.`);
    if (seen.has(key)) throw new RoutingError('invalid-locale-config', `The locale '${locale.code}' is listed twice.`);
    seen.add(key);
    return {
      code: locale.code,
      iso: locale.iso ?? locale.code,
      dir: locale.dir ?? 'ltr',
      name: locale.name ?? locale.code,
      ...(locale.isCatchall ? { isCatchall: true } : {}),
    };
  });
  const wanted = input.defaultLocale ?? 'en-US';
  const defaultLocale = locales.find((locale) => locale.code === wanted);
  if (!defaultLocale) throw new RoutingError('invalid-locale-config', `The default locale '${wanted}' is not among the locales.`);
  return { locales, defaultLocale, strategy: input.strategy ?? 'prefix_except_default' };
}

const LOCALES = [
  { code: 'en-GB', name: 'English (UK)' },
  { code: 'en-US', name: 'English (US)' },
  { code: 'de-DE', name: 'Deutsch' },
] as const;

/** Code of one of the locales of the shop and the sales room. */
export type ShopLocaleCode = (typeof LOCALES)[number]['code'];

const DEFAULT_CODE: ShopLocaleCode = 'en-US';

/** The three locales of the shop and the sales room: en-US bare, `/en-GB`, `/de-DE`. */
export const SHOP_LOCALES: LocaleConfig = defineLocales({
  locales: LOCALES,
  defaultLocale: DEFAULT_CODE,
  strategy: 'prefix_except_default',
});

/** Every address is looked up by its first segment: the codes of a list of locales, as written and in lower case. */
const byCode = new WeakMap<LocaleConfig['locales'], ReadonlyMap<string, LocaleDefinition>>();

function codesOf(locales: LocaleConfig['locales']): ReadonlyMap<string, LocaleDefinition> {
  let codes = byCode.get(locales);
  if (!codes)
    byCode.set(
      locales,
      (codes = new Map(locales.flatMap((locale) => [[locale.code.toLowerCase(), locale] as const, [locale.code, locale] as const]))),
    );
  return codes;
}

/** The locale with this code, without regard to case; `undefined` for an unknown one. */
export function findLocale(code: string | null | undefined, config: LocaleConfig = SHOP_LOCALES): LocaleDefinition | undefined {
  if (!code) return undefined;
  const codes = codesOf(config.locales);
  return codes.get(code) ?? codes.get(code.toLowerCase());
}
