export { createFormatter, type DateStyle, type Formatter, type FormatterOptions, type Moment } from './formatter.ts';
export { /** @public */ I18nError, type I18nErrorCode, /** @public */ isI18nError } from './i18n-error.ts';
export { loadMessages, MESSAGE_AREAS, withMessageDifferences } from './load-messages.ts';
export { /** @public */ isLocale, type Locale, LOCALES } from './locales.ts';
export {
  type AllMessages,
  type MessageArea,
  type MessageDifferences,
  type MessageKey,
  type MessageParameter,
  type MessageParameters,
  type Messages,
  type MessageTree,
  type MessageValue,
} from './message-types.ts';
export { isPseudoLocale, type PseudoLocale } from './pseudo-locale.ts';
export type { RichPart } from './rich-text.ts';
export { createTranslator, type Translate, type Translator, type TranslatorOptions } from './translator.ts';
