export { I18nProvider, type I18nProviderProps, RichText, type RichTextProps, useFormat, useTranslate } from './i18n-context.tsx';
