import type { Register } from './register.ts';
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

/** A locale before it is completed: `iso` and `name` are the code unless given, `dir` is `ltr`. */
export type LocaleInput = Pick<LocaleDefinition, 'code'> & Partial<LocaleDefinition>;

/** What `defineLocales` completes. */
export interface LocaleConfigInput {
  locales: readonly LocaleInput[];
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

/** The locales that the product brings, in order of preference. */
export const BUILT_IN_LOCALES = [
  { code: 'en-GB', name: 'English (UK)' },
  { code: 'en-US', name: 'English (US)' },
  { code: 'de-DE', name: 'Deutsch' },
] as const satisfies readonly LocaleInput[];

/** The locales that the product brings, and an importer's own behind them; one of the same code stands in the product's place. */
export function withBuiltInLocales(own: readonly LocaleInput[]): readonly LocaleInput[] {
  const isBuiltIn = ({ code }: LocaleInput): boolean => BUILT_IN_LOCALES.some((locale) => locale.code === code);
  return [
    ...BUILT_IN_LOCALES.map((locale) => own.find(({ code }) => code === locale.code) ?? locale),
    ...own.filter((locale) => !isBuiltIn(locale)),
  ];
}

/** Code of one of the locales of the shop and the sales room: of those that {@link Register} names, else of those that the product brings. */
export type ShopLocaleCode = Register extends { locale: infer Code extends string } ? Code : (typeof BUILT_IN_LOCALES)[number]['code'];

let configured = defineLocales({ locales: BUILT_IN_LOCALES });

/**
 * The locales of the shop and the sales room, as they are configured in this process or page: en-US bare, `/en-GB`, `/de-DE` unless
 * {@link configureLocales} has set others. Reading it is always up to date.
 */
export const SHOP_LOCALES: LocaleConfig = {
  get locales() {
    return configured.locales;
  },
  get defaultLocale() {
    return configured.defaultLocale;
  },
  get strategy() {
    return configured.strategy;
  },
};

/**
 * Sets the locales of the shop, for this process or page. Call it once, before the first address is read or written, on the server and
 * in the browser alike.
 * @param input All of them: `{ locales: withBuiltInLocales([{ code: 'fr-FR', name: 'Français' }]) }` adds one.
 * @throws {RoutingError} `invalid-locale-config` as {@link defineLocales} does; the locales then stay as they were.
 */
export function configureLocales(input: LocaleConfigInput): void {
  configured = defineLocales(input);
}

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
