export { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from './locales.ts';
export { loadMessages, MESSAGE_AREAS } from './load-messages.ts';
export { isPseudoLocale, PSEUDO_LOCALES, type PseudoLocale } from './pseudo-locale.ts';
export {
  type AllMessages,
  type MessageArea,
  type MessageKey,
  type MessageParameter,
  type MessageParameters,
  type Messages,
  type MessageTree,
  type MessageValue,
} from './message-types.ts';
export { createTranslator, type Translate, type Translator, type TranslatorOptions } from './translator.ts';
export { createFormatter, DEFAULT_TIME_ZONE, type DateStyle, type Formatter, type FormatterOptions, type Moment } from './formatter.ts';
export { I18nError, isI18nError, type I18nErrorCode } from './i18n-error.ts';
export { splitRichText, type RichPart } from './rich-text.ts';
