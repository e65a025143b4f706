import {
  type Article,
  ARTICLES,
  CATEGORIES,
  type COUNTRIES,
  idOf,
  MAKERS,
  optionId,
  parentId,
  PAYMENT,
  PRODUCTS,
  SHIPPING,
  type StubProduct,
  VARIANT_GROUP,
} from './assortment.ts';
import { mediaOf } from './pictures.ts';
import { type Json, named, price } from './wire.ts';

export const LANGUAGE_ID = idOf('language en-GB');
export const ROOT_ID = idOf('category root');
export const COUNTRY_ID = idOf('country gb');
export const GROUP_ID = idOf(`group ${VARIANT_GROUP}`);

export const CURRENCY: Json = {
  id: idOf('currency GBP'),
  isoCode: 'GBP',
  symbol: '£',
  shortName: 'GBP',
  factor: 1,
  position: 1,
  ...named('Pound'),
  apiAlias: 'currency',
};

export const LANGUAGE: Json = {
  id: LANGUAGE_ID,
  name: 'English',
  localeId: idOf('locale'),
  locale: null,
  translationCode: { id: idOf('locale'), code: 'en-GB', ...named('English') },
  apiAlias: 'language',
};

export const countryOf = ({ key, name, iso, states }: (typeof COUNTRIES)[number], position: number): Json => ({
  id: idOf(`country ${key}`),
  ...named(name),
  iso,
  position,
  active: true,
  shippingAvailable: true,
  postalCodeRequired: true,
  forceStateInRegistration: false,
  states: states.map((state, index) => ({
    id: idOf(`state ${state}`),
    ...named(state),
    shortCode: `${iso}-${index}`,
    position: index,
    active: true,
  })),
  apiAlias: 'country',
});

export const SALUTATIONS: Json[] = ['Ms', 'Mr', 'Mx'].map((displayName) => ({
  id: idOf(`salutation ${displayName}`),
  salutationKey: displayName.toLowerCase(),
  displayName,
  letterName: displayName,
  translated: { displayName, letterName: displayName },
  apiAlias: 'salutation',
}));

export const SHIPPING_METHODS: Json[] = SHIPPING.map(({ key, name, days }, index) => ({
  id: idOf(`shipping ${key}`),
  ...named(name),
  description: null,
  active: true,
  position: index + 1,
  deliveryTime: { id: idOf(`time ${key}`), ...named(days), min: 1, max: 3, unit: 'day' },
  prices: [],
  apiAlias: 'shipping_method',
}));

/** As 6.7 sends them: without `synchronous` and `asynchronous`. */
export const PAYMENT_METHODS: Json[] = PAYMENT.map(({ key, name, text }, index) => ({
  id: idOf(`payment ${key}`),
  name,
  description: text,
  translated: { name, distinguishableName: name, description: text, customFields: {} },
  active: true,
  afterOrderEnabled: false,
  position: index + 1,
  technicalName: `payment_${key}`,
  apiAlias: 'payment_method',
}));

const makerOf = (name: string): Json => ({
  id: idOf(`maker ${name}`),
  ...named(name),
  link: null,
  media: null,
  apiAlias: 'product_manufacturer',
});
export const MANUFACTURERS: Json[] = MAKERS.map(makerOf);

const optionOf = (option: string): Json => ({
  id: optionId(option),
  groupId: GROUP_ID,
  ...named(option),
  colorHexCode: null,
  position: 1,
  media: null,
  group: { id: GROUP_ID, ...named(VARIANT_GROUP) },
  apiAlias: 'property_group_option',
});

/** Tiers as servers send them: each quantity is the tier's end, the last one's its start. */
function tiersOf(product: StubProduct): Json[] {
  const tiers = product.tiers ?? [];
  return tiers.map((tier, index) => {
    const next = tiers[index + 1];
    return price(tier.price, next ? next.from - 1 : tier.from);
  });
}

/** A product as lists and pages show it. SEO URLs are never there. */
export function productOf(origin: string, { id, product, option }: Article): Json {
  const cover = mediaOf(origin, product.key, product.name);
  const tiers = tiersOf(product);
  const isVariant = option !== undefined;
  return {
    id,
    parentId: isVariant ? parentId(product) : null,
    childCount: 0,
    name: isVariant ? null : product.name,
    description: isVariant ? null : product.text,
    translated: { name: product.name, description: product.text, metaTitle: null, metaDescription: null, keywords: null, customFields: {} },
    productNumber: isVariant ? `${product.number}.${option}` : product.number,
    available: product.stock > 0,
    isCloseout: product.stock === 0,
    stock: product.stock,
    availableStock: product.stock,
    minPurchase: 1,
    purchaseSteps: 1,
    maxPurchase: null,
    calculatedMaxPurchase: Math.max(1, Math.min(product.stock, 100)),
    shippingFree: false,
    isNew: false,
    ratingAverage: null,
    restockTime: null,
    deliveryTime: { id: idOf('time'), ...named('2-3 days'), min: 2, max: 3, unit: 'day' },
    manufacturer: makerOf(product.maker),
    manufacturerId: idOf(`maker ${product.maker}`),
    cover: { id: idOf(`cover ${product.key}`), media: cover, position: 0 },
    media: [{ id: idOf(`cover ${product.key}`), media: cover, position: 0 }],
    optionIds: isVariant ? [optionId(option)] : null,
    options: isVariant ? [optionOf(option)] : [],
    properties: [],
    seoUrls: null,
    states: ['is-physical'],
    calculatedPrice: price(product.price),
    calculatedPrices: tiers,
    calculatedCheapestPrice: {
      ...price(Math.min(product.price, ...(product.tiers ?? []).map((tier) => tier.price))),
      hasRange: tiers.length > 0,
    },
    apiAlias: 'product',
  };
}

/** What the variants of a product differ in; `null` for one without variants, as servers may send it. */
export function configuratorOf(product: StubProduct): Json[] | null {
  if (!product.variants) return null;
  return [
    {
      id: GROUP_ID,
      ...named(VARIANT_GROUP),
      displayType: 'text',
      sortingType: 'position',
      position: 1,
      options: product.variants.map(optionOf),
      apiAlias: 'property_group',
    },
  ];
}

/** Articles of a category and those below it. Variants come as one. */
export function articlesOf(categoryId: string): Article[] {
  const keys = new Set<string>(
    CATEGORIES.filter(
      ({ key, parent }) => categoryId === ROOT_ID || idOf(`category ${key}`) === categoryId || idOf(`category ${parent}`) === categoryId,
    ).map(({ key }) => key),
  );
  return PRODUCTS.filter(({ category }) => keys.has(category)).flatMap((product) => ARTICLES.get(parentId(product)) ?? []);
}
