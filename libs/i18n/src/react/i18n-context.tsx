import { createContext, Fragment, type ReactNode, useContext, useMemo } from 'react';
import { createFormatter, type Formatter } from '../formatter.ts';
import { I18nError } from '../i18n-error.ts';
import type { Locale } from '../locales.ts';
import type { MessageKey, MessageParameters, Messages } from '../message-types.ts';
import { splitRichText } from '../rich-text.ts';
import { createTranslator, type Translate } from '../translator.ts';

interface I18nValue {
  readonly translate: Translate;
  readonly format: Formatter;
}

const I18nContext = createContext<I18nValue | null>(null);

export interface I18nProviderProps {
  locale: Locale;
  /** What `loadMessages` gave. Keep the object: another one makes a new translator. */
  messages: Messages;
  /** en-US texts for what is missing in production. */
  fallbackMessages?: Messages | undefined;
  /** ISO code of the sales channel context's currency. */
  currency?: string | undefined;
  /** `Europe/Berlin` unless given, on server and browser alike. */
  timeZone?: string | undefined;
  children: ReactNode;
}

/** Gives texts and formats to everything below it. */
export function I18nProvider({ locale, messages, fallbackMessages, currency, timeZone, children }: I18nProviderProps): ReactNode {
  const translate = useMemo(() => createTranslator({ locale, messages, fallbackMessages }).t, [locale, messages, fallbackMessages]);
  const format = useMemo(() => createFormatter({ locale, currency, timeZone }), [locale, currency, timeZone]);
  const value = useMemo(() => ({ translate, format }), [translate, format]);
  return <I18nContext value={value}>{children}</I18nContext>;
}

function useI18n(): I18nValue {
  const value = useContext(I18nContext);
  if (!value) throw new I18nError('provider-missing', 'There is no I18nProvider above this component.');
  return value;
}

/** The texts of the page's locale. */
export function useTranslate(): Translate {
  return useI18n().translate;
}

/** Prices, numbers and dates as the page's locale writes them. */
export function useFormat(): Formatter {
  return useI18n().format;
}

export interface RichTextProps<Key extends MessageKey> {
  message: Key;
  parameters?: MessageParameters<Key> | undefined;
  /** What each tag of the text becomes, e.g. `{ terms: (text) => <a href="/terms">{text}</a> }`. */
  tags: Readonly<Record<string, (text: ReactNode) => ReactNode>>;
}

/** A text with links or emphasis in it. A parameter's value is always plain text, whatever it holds. */
export function RichText<Key extends MessageKey>({ message, parameters, tags }: RichTextProps<Key>): ReactNode {
  const { translate, format } = useI18n();
  const values: string[] = [];
  const marked: Record<string, string | number> = {};
  for (const [name, value] of Object.entries<string | number>(parameters ?? {})) {
    // A count chooses the plural form, so it stays; all else is put in after the tags are found.
    marked[name] = name === 'count' ? value : `\uE000${values.push(typeof value === 'number' ? format.number(value) : value) - 1}\uE001`;
  }
  const fill = (text: string): string => text.replace(/\uE000(\d+)\uE001/g, (_mark, index: string) => values[Number(index)] ?? '');
  return splitRichText(translate.dynamic(message, marked)).map((part, index) => {
    if (typeof part === 'string') return <Fragment key={index}>{fill(part)}</Fragment>;
    return <Fragment key={index}>{tags[part.tag]?.(fill(part.text)) ?? fill(part.text)}</Fragment>;
  });
}
