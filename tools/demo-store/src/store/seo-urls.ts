import type { Catalogue } from '../catalogue/catalogue-model.ts';
import { idOf } from '../catalogue/id.ts';
import type { LanguageModel, LocalizedText } from '../catalogue/market-model.ts';
import type { ProductRecord } from './catalogue-index.ts';

export interface SeoUrlRecord {
  id: string;
  languageId: string;
  routeName: 'frontend.detail.page' | 'frontend.navigation.page' | 'frontend.landing.page';
  foreignKey: string;
  pathInfo: string;
  seoPathInfo: string;
  isCanonical: boolean;
}

export interface SeoUrlIndex {
  all: SeoUrlRecord[];
  /** The URLs of one entity in one language; canonical first. */
  of(languageId: string, foreignKey: string): SeoUrlRecord[];
}

function localized(text: LocalizedText, language: LanguageModel): string {
  return text[language.code] ?? text['en-US'];
}

/**
 * Categories end with a slash, products and landing pages don't: as in real shops, where only
 * the exact form is found.
 */
export function buildSeoUrls(catalogue: Catalogue, products: ProductRecord[]): SeoUrlIndex {
  const all: SeoUrlRecord[] = [];
  const index = new Map<string, SeoUrlRecord[]>();

  function add(
    language: LanguageModel,
    routeName: SeoUrlRecord['routeName'],
    prefix: string,
    foreignKey: string,
    seoPathInfo: string,
  ): void {
    const record: SeoUrlRecord = {
      id: idOf(`seo-url:${language.code}:${foreignKey}`),
      languageId: language.id,
      routeName,
      foreignKey,
      pathInfo: `/${prefix}/${foreignKey}`,
      seoPathInfo,
      isCanonical: true,
    };
    all.push(record);
    index.set(`${language.id}:${foreignKey}`, [record]);
  }

  for (const language of catalogue.languages) {
    for (const category of catalogue.categories) {
      if (category.type === 'page' && category.seoPath) {
        add(language, 'frontend.navigation.page', 'navigation', category.id, `${localized(category.seoPath, language)}/`);
      }
    }
    for (const landingPage of catalogue.landingPages) {
      add(language, 'frontend.landing.page', 'landingPage', landingPage.id, localized(landingPage.seoPath, language));
    }
    for (const record of products) {
      const path = localized(record.model.seoPath, language);
      add(language, 'frontend.detail.page', 'detail', record.id, record.variant ? `${path}/${record.number}` : path);
    }
  }
  return { all, of: (languageId, foreignKey) => index.get(`${languageId}:${foreignKey}`) ?? [] };
}
