export { I18nProvider, RichText, useFormat, useTranslate, type I18nProviderProps, type RichTextProps } from './i18n-context.tsx';
