export { BUILT_IN_CATALOGUES, LOCALES } from './built-in-catalogues.ts';
export { type AreaModule, type Catalogue, defineCatalogue, extendCatalogue } from './catalogue.ts';
export { catalogueChain, configureCatalogues, configuredCatalogues, isLocale } from './catalogue-registry.ts';
export { checkCatalogue } from './check-catalogue.ts';
export { treeProblems } from './check-tree.ts';
export { createFormatter, type DateStyle, type Formatter, type FormatterOptions, type Moment } from './formatter.ts';
export { /** @public */ I18nError, type I18nErrorCode, /** @public */ isI18nError } from './i18n-error.ts';
export { loadMessages, MESSAGE_AREAS, withMessageDifferences } from './load-messages.ts';
export type { Locale } from './locales.ts';
export {
  type AllMessages,
  type AreaTexts,
  type MessageArea,
  type MessageDifferences,
  type MessageKey,
  type MessageParameter,
  type MessageParameters,
  type Messages,
  type MessageTree,
  type MessageValue,
  type Translated,
} from './message-types.ts';
export { isPseudoLocale, type PseudoLocale } from './pseudo-locale.ts';
export type { Register } from './register.ts';
export type { RichPart } from './rich-text.ts';
export { createTranslator, type Translate, type Translator, type TranslatorOptions } from './translator.ts';
