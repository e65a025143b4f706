import { BUILT_IN_CATALOGUES, type Catalogue, configureCatalogues } from '@vitrine/i18n';
import { configureLocales, withBuiltInLocales } from '@vitrine/routing';

/**
 * Adds a shop's own languages to those of the product: their texts, their addresses, and their place in the language switch. A catalogue of
 * one of the product's locales stands in its place. Called by each server and each page before the first address is read.
 * @throws {I18nError} `invalid-catalogue`, which names the mistake.
 */
export function configureLanguages(languages: readonly Catalogue[]): void {
  const isReplaced = (locale: string): boolean => languages.some((catalogue) => catalogue.locale === locale);
  configureCatalogues([...BUILT_IN_CATALOGUES.filter(({ locale }) => !isReplaced(locale)), ...languages]);
  configureLocales({
    locales: withBuiltInLocales(languages.map(({ locale, name, direction = 'ltr' }) => ({ code: locale, name, dir: direction }))),
  });
}
