import { createInstance, type i18n, type TOptions } from 'i18next';
import { I18nError } from './i18n-error.ts';
import { DEFAULT_LOCALE, type Locale } from './locales.ts';
import type { MessageKey, MessageParameters, Messages, MessageValue } from './message-types.ts';

/** Parameters are asked for by the compiler where a text has them, and refused where it has none. */
export interface Translate {
  <Key extends MessageKey>(key: Key, ...parameters: keyof MessageParameters<Key> extends never ? [] : [MessageParameters<Key>]): string;
  /** For keys that are known only when the program runs, e.g. those of a form rule. */
  dynamic: (key: string, parameters?: Readonly<Record<string, MessageValue>>) => string;
}

/** The texts of one locale. Each has its own i18next instance: no two requests share one. */
export interface Translator {
  readonly locale: Locale;
  readonly t: Translate;
  /** Whether there is such a text. */
  readonly has: (key: string) => boolean;
}

export interface TranslatorOptions {
  locale: Locale;
  messages: Messages;
  /** en-US texts for what is missing in production. */
  fallbackMessages?: Messages | undefined;
  /** Throws for what is missing. On unless `NODE_ENV` is `production`. */
  isStrict?: boolean | undefined;
}

function createI18next(locale: Locale, messages: Messages, isStrict: boolean): i18n {
  const instance = createInstance();
  // Resources are given, so that the promise has nothing to wait for: all is set when the call returns.
  void instance.init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { translation: messages } },
    load: 'currentOnly',
    returnEmptyString: true,
    interpolation: {
      prefix: '{',
      suffix: '}',
      // React escapes what it renders.
      escapeValue: false,
      // A value that holds `{…}` or `$t(…)` is a value.
      skipOnVariables: true,
    },
    // A key that names a group of texts is no text.
    returnedObjectHandler: (key: string) => key,
    missingInterpolationHandler: (text: string, match: RegExpExecArray) => {
      const name = match[1] ?? '';
      if (isStrict) throw new I18nError('missing-parameter', `The text '${text}' lacks its parameter '${name}'.`);
      return '';
    },
  });
  return instance;
}

/** Some keys are made of codes that a store sends; i18next takes a key apart again for each of its dots. */
const LONGEST_KEY = 200;
/** i18next answers a missing key with the key. */
const isText = (answer: string, key: string): boolean => answer !== key;
const RAW: TOptions = { skipInterpolation: true };

/** The last words of a key as a text: what is left where neither text nor fallback exists. */
function readable(key: string): string {
  const words = (key.split('.').at(-1) ?? key)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Makes a translator of loaded texts.
 * @throws {I18nError} when a text is asked for that is missing (`missing-message`) or lacks a parameter (`missing-parameter`);
 * in production it warns instead and falls back to en-US.
 */
export function createTranslator({
  locale,
  messages,
  fallbackMessages,
  isStrict = process.env.NODE_ENV !== 'production',
}: TranslatorOptions): Translator {
  const own = createI18next(locale, messages, isStrict);
  const numbers = new Intl.NumberFormat(locale);
  let fallback: i18n | undefined;
  const has = (key: string): boolean =>
    key.length <= LONGEST_KEY && [undefined, 0, 1, 2].some((count) => isText(own.t(key, { ...RAW, count }), key));

  const dynamic = (key: string, parameters: Readonly<Record<string, MessageValue>> = {}): string => {
    const values = Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [name, typeof value === 'number' ? numbers.format(value) : value]),
    );
    // Values go apart from options, so that no parameter is taken for one.
    const options: TOptions = {
      replace: values,
      ...(typeof parameters['count'] === 'number' ? { count: parameters['count'] } : {}),
    };
    const text = key.length > LONGEST_KEY ? key : own.t(key, options);
    if (isText(text, key)) return text;
    if (isStrict) throw new I18nError('missing-message', `There is no text '${key}' in ${locale}. Is its area loaded?`);
    console.warn(`[i18n] There is no text '${key}' in ${locale}.`);
    if (!fallbackMessages || key.length > LONGEST_KEY) return readable(key.slice(0, LONGEST_KEY));
    fallback ??= createI18next(DEFAULT_LOCALE, fallbackMessages, false);
    const english = fallback.t(key, options);
    return isText(english, key) ? english : readable(key);
  };
  const t: Translate = Object.assign(
    (key: string, ...parameters: unknown[]): string => dynamic(key, parameters[0] as Record<string, MessageValue> | undefined),
    { dynamic },
  );
  return { locale, t, has };
}
