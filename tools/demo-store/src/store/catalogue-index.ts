import type {
  CategoryModel,
  CmsPageModel,
  FileModel,
  LandingPageModel,
  ManufacturerModel,
  MediaModel,
  PricingModel,
  ProductModel,
  ProductVariantModel,
  PropertyGroupModel,
  PropertyOptionModel,
} from '../catalogue/assortment-model.ts';
import type { Catalogue } from '../catalogue/catalogue-model.ts';
import { mediaId } from '../catalogue/id.ts';
import type {
  CountryModel,
  CountryStateModel,
  CurrencyModel,
  LanguageModel,
  LocaleCode,
  PaymentMethodModel,
  ShippingMethodModel,
  TaxModel,
} from '../catalogue/market-model.ts';
import { buildSeoUrls, type SeoUrlIndex } from './seo-urls.ts';

/** A product that can be shown or sold: a single one, a parent of variants, or a variant. */
export interface ProductRecord {
  id: string;
  parent: ProductRecord | null;
  model: ProductModel;
  variant: ProductVariantModel | null;
  variants: ProductRecord[];
  number: string;
  active: boolean;
  pricing: PricingModel;
  mediaKeys: string[];
  isCloseout: boolean;
  ean: string | null;
  weight: number | null;
  optionIds: string[];
  /** All that filters by property find it by: its properties and its variant's options. */
  filterOptionIds: string[];
  /** Its categories and all their ancestors. */
  categoryTree: string[];
  autoIncrement: number;
}

/** What a listing shows once: a product, or one representative of its variants. */
export interface ListingEntry {
  /** Its place among all entries. */
  position: number;
  shown: ProductRecord;
  /** The records that filters look at. */
  members: ProductRecord[];
}

export interface OptionRecord {
  option: PropertyOptionModel;
  group: PropertyGroupModel;
}

/** Everything immutable, looked up in memory. */
export interface CatalogueIndex {
  catalogue: Catalogue;
  languages: Map<string, LanguageModel>;
  languageByCode: Map<LocaleCode, LanguageModel>;
  currencies: Map<string, CurrencyModel>;
  taxes: Map<string, TaxModel>;
  countries: Map<string, CountryModel>;
  states: Map<string, { country: CountryModel; state: CountryStateModel }>;
  media: Map<string, MediaModel>;
  files: Map<string, FileModel>;
  categories: Map<string, CategoryModel>;
  children: Map<string | null, CategoryModel[]>;
  cmsPages: Map<string, CmsPageModel>;
  landingPages: Map<string, LandingPageModel>;
  manufacturers: Map<string, ManufacturerModel>;
  options: Map<string, OptionRecord>;
  products: Map<string, ProductRecord>;
  entries: ListingEntry[];
  paymentMethods: Map<string, PaymentMethodModel>;
  shippingMethods: Map<string, ShippingMethodModel>;
  seoUrls: SeoUrlIndex;
  /** From the root down to the category itself. */
  ancestry(categoryId: string): CategoryModel[];
}

function byId<T extends { id: string }>(list: T[]): Map<string, T> {
  return new Map(list.map((entry) => [entry.id, entry]));
}

export function buildCatalogueIndex(catalogue: Catalogue): CatalogueIndex {
  const categories = byId(catalogue.categories);
  const children = new Map<string | null, CategoryModel[]>();
  for (const category of [...catalogue.categories].sort((a, b) => a.position - b.position)) {
    const siblings = children.get(category.parentId) ?? [];
    siblings.push(category);
    children.set(category.parentId, siblings);
  }

  const ancestry = (categoryId: string): CategoryModel[] => {
    const chain: CategoryModel[] = [];
    for (
      let current = categories.get(categoryId);
      current && !chain.includes(current);
      current = current.parentId === null ? undefined : categories.get(current.parentId)
    ) {
      chain.unshift(current);
    }
    return chain;
  };

  const { products, entries } = buildProducts(catalogue, ancestry);
  const languageByCode = new Map(catalogue.languages.map((language) => [language.code, language]));
  return {
    catalogue,
    languages: byId(catalogue.languages),
    languageByCode,
    currencies: byId(catalogue.currencies),
    taxes: byId(catalogue.taxes),
    countries: byId(catalogue.countries),
    states: new Map(catalogue.countries.flatMap((country) => country.states.map((state) => [state.id, { country, state }] as const))),
    media: new Map(catalogue.media.map((media) => [mediaId(media.key), media])),
    files: new Map((catalogue.files ?? []).map((file) => [mediaId(file.key), file])),
    categories,
    children,
    cmsPages: byId(catalogue.cmsPages),
    landingPages: byId(catalogue.landingPages),
    manufacturers: byId(catalogue.manufacturers),
    options: new Map(catalogue.propertyGroups.flatMap((group) => group.options.map((option) => [option.id, { option, group }] as const))),
    products,
    entries,
    paymentMethods: byId(catalogue.paymentMethods),
    shippingMethods: byId(catalogue.shippingMethods),
    seoUrls: buildSeoUrls(catalogue, [...products.values()]),
    ancestry,
  };
}

function buildProducts(catalogue: Catalogue, ancestry: (id: string) => CategoryModel[]): Pick<CatalogueIndex, 'products' | 'entries'> {
  const products = new Map<string, ProductRecord>();
  const entries: ListingEntry[] = [];
  let counter = 0;
  for (const model of catalogue.products) {
    const categoryTree = [...new Set(model.categoryIds.flatMap((id) => ancestry(id).map((category) => category.id)))];
    const record: ProductRecord = {
      id: model.id,
      parent: null,
      model,
      variant: null,
      variants: [],
      number: model.productNumber,
      active: model.active,
      pricing: model.pricing,
      mediaKeys: model.mediaKeys,
      isCloseout: model.isCloseout,
      ean: model.ean ?? null,
      weight: model.weight ?? null,
      optionIds: [],
      filterOptionIds: model.propertyOptionIds,
      categoryTree,
      autoIncrement: ++counter,
    };
    record.variants = model.variants.map((variant) => ({
      ...record,
      id: variant.id,
      parent: record,
      variant,
      number: variant.productNumber,
      active: model.active && variant.active !== false,
      pricing: variant.pricing ?? model.pricing,
      mediaKeys: variant.mediaKeys ?? model.mediaKeys,
      isCloseout: variant.isCloseout ?? model.isCloseout,
      ean: variant.ean ?? record.ean,
      weight: variant.weight ?? record.weight,
      optionIds: variant.optionIds,
      filterOptionIds: [...model.propertyOptionIds, ...variant.optionIds],
      autoIncrement: ++counter,
    }));
    for (const entry of [record, ...record.variants]) products.set(entry.id, entry);
    const sellable = record.variants.filter((variant) => variant.active);
    if (record.active && (record.variants.length === 0 || sellable.length > 0)) {
      const shown = sellable.find((variant) => variant.id === model.mainVariantId) ?? record;
      entries.push({ position: entries.length, shown, members: sellable.length > 0 ? sellable : [record] });
    }
  }
  return { products, entries };
}
