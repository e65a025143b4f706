import type { Json } from '../../json-path.ts';
import { say, type StoreCall } from './store-call.ts';
import type { StoreCategory, StoreProduct, StoreText } from './store-data.ts';
import { storeId } from './store-id.ts';
import { productPrices } from './store-prices.ts';

const LIVE = '0fa91ce3e96a4bc2be4bd9ce752c3425';
const CREATED = { createdAt: '2026-01-05T08:00:00.000+00:00', updatedAt: null };

/** A name in both of its places. */
const named = (call: StoreCall, text: StoreText): Json => ({
  name: say(call, text),
  translated: { name: say(call, text), customFields: {} },
});

/** Associations of products that come when they are asked for. */
export const PRODUCT_ASSOCIATIONS = ['media', 'properties', 'options', 'seoUrls', 'categories', 'crossSellings', 'children'] as const;

export function languageEntity(call: StoreCall, id: string): Json {
  const language = call.data.languages.find((entry) => entry.id === id);
  const locale = {
    ...CREATED,
    id: storeId(`locale:${language?.code}`),
    code: language?.code,
    name: language?.name,
    territory: null,
    translated: { name: language?.name },
    customFields: null,
    apiAlias: 'locale',
  };
  return {
    ...CREATED,
    id,
    name: language?.name,
    parentId: null,
    localeId: locale.id,
    translationCodeId: locale.id,
    translationCode: locale,
    locale: null,
    parent: null,
    children: null,
    translated: [],
    customFields: null,
    apiAlias: 'language',
  };
}

export const currencyEntities = (call: StoreCall): Json[] =>
  call.data.currencies.map(({ id, isoCode, symbol, factor }, index) => ({
    ...CREATED,
    id,
    isoCode,
    symbol,
    factor,
    shortName: isoCode,
    name: isoCode,
    position: index + 1,
    isSystemDefault: index === 0,
    itemRounding: { decimals: 2, interval: 0.01, roundForNet: true },
    totalRounding: { decimals: 2, interval: 0.01, roundForNet: true },
    taxFreeFrom: 0,
    translated: { shortName: isoCode, name: isoCode, customFields: {} },
    customFields: null,
    apiAlias: 'currency',
  }));

export const countryEntities = (call: StoreCall): Json[] =>
  call.data.countries.map(({ id, name, iso, states }, index) => ({
    ...CREATED,
    id,
    ...named(call, name),
    iso,
    position: index + 1,
    active: true,
    shippingAvailable: true,
    postalCodeRequired: true,
    forceStateInRegistration: false,
    displayStateInRegistration: states !== undefined,
    states: (states ?? []).map((state, position) => ({
      ...CREATED,
      id: state.id,
      countryId: id,
      shortCode: state.shortCode,
      ...named(call, state.name),
      position,
      active: true,
      apiAlias: 'country_state',
    })),
    customFields: null,
    apiAlias: 'country',
  }));

export const salutationEntities = (call: StoreCall): Json[] =>
  call.data.salutations.map(({ id, key, name }) => ({
    ...CREATED,
    id,
    salutationKey: key,
    displayName: say(call, name),
    letterName: say(call, name),
    translated: { displayName: say(call, name), letterName: say(call, name), customFields: {} },
    customFields: null,
    apiAlias: 'salutation',
  }));

export const paymentMethodEntities = (call: StoreCall): Json[] =>
  call.data.paymentMethods.map(({ id, name, redirectUrl }, index) => ({
    ...CREATED,
    id,
    name: say(call, name),
    description: null,
    translated: { name: say(call, name), distinguishableName: say(call, name), description: null, customFields: {} },
    position: index + 1,
    active: true,
    afterOrderEnabled: true,
    asynchronous: redirectUrl !== undefined,
    synchronous: redirectUrl === undefined,
    technicalName: `payment_${index}`,
    media: null,
    customFields: null,
    apiAlias: 'payment_method',
  }));

export const shippingMethodEntities = (call: StoreCall): Json[] =>
  call.data.shippingMethods.map(({ id, name }, index) => ({
    ...CREATED,
    id,
    ...named(call, name),
    description: null,
    position: index + 1,
    active: true,
    technicalName: `shipping_${index}`,
    deliveryTime: {
      id: storeId('delivery-time'),
      name: '2-3 days',
      min: 2,
      max: 3,
      unit: 'day',
      translated: { name: '2-3 days' },
      apiAlias: 'delivery_time',
    },
    prices: [],
    media: null,
    customFields: null,
    apiAlias: 'shipping_method',
  }));

type SeoRoute = 'frontend.detail.page' | 'frontend.navigation.page' | 'frontend.landing.page';
const TECHNICAL: Record<SeoRoute, string> = {
  'frontend.detail.page': 'detail',
  'frontend.navigation.page': 'navigation',
  'frontend.landing.page': 'landingPage',
};

function seoUrl(call: StoreCall, routeName: SeoRoute, foreignKey: string, path: StoreText | undefined): Json[] {
  const seoPathInfo = say(call, path);
  if (seoPathInfo === null) return [];
  return [
    {
      ...CREATED,
      id: storeId(`seo:${call.languageId}:${foreignKey}`),
      salesChannelId: storeId('sales-channel'),
      languageId: call.languageId,
      routeName,
      foreignKey,
      pathInfo: `/${TECHNICAL[routeName]}/${foreignKey}`,
      seoPathInfo,
      isCanonical: true,
      isModified: false,
      isDeleted: false,
      url: null,
      error: null,
      translated: [],
      customFields: null,
      apiAlias: 'seo_url',
    },
  ];
}

/** Every SEO URL of the call's language. */
export const seoUrlEntities = (call: StoreCall): Json[] => [
  ...call.data.categories.flatMap(({ id, seoPath }) => seoUrl(call, 'frontend.navigation.page', id, seoPath)),
  ...call.data.products
    .filter((product) => !product.inactive)
    .flatMap(({ id, seoPath }) => seoUrl(call, 'frontend.detail.page', id, seoPath)),
  ...call.data.landingPages.flatMap(({ id, seoPath }) => seoUrl(call, 'frontend.landing.page', id, seoPath)),
];

const optionEntities = (call: StoreCall): Json[] =>
  call.data.propertyGroups.flatMap((group) =>
    group.options.map((option, index) => ({
      ...CREATED,
      id: option.id,
      groupId: group.id,
      ...named(call, option.name),
      colorHexCode: option.color ?? null,
      position: index + 1,
      media: null,
      group: {
        ...CREATED,
        id: group.id,
        ...named(call, group.name),
        displayType: 'text',
        sortingType: 'position',
        apiAlias: 'property_group',
      },
      customFields: null,
      apiAlias: 'property_group_option',
    })),
  );

/** Property groups with those of their options that the ids name. */
export function groupEntities(call: StoreCall, optionIds: readonly string[]): Json[] {
  const options = optionEntities(call).filter(({ id }) => optionIds.includes(String(id)));
  return call.data.propertyGroups
    .map((group) => ({
      ...CREATED,
      id: group.id,
      ...named(call, group.name),
      displayType: 'text',
      sortingType: 'position',
      position: 1,
      filterable: true,
      options: options.filter(({ groupId }) => groupId === group.id),
      customFields: null,
      apiAlias: 'property_group',
    }))
    .filter(({ options: own }) => own.length > 0);
}

/** A product with what a variant takes from its parent. */
export function inherited(call: StoreCall, product: StoreProduct): StoreProduct {
  const parent = call.data.products.find(({ id }) => id === product.parentId);
  return parent ? { ...parent, ...product } : product;
}

export const stockOf = (call: StoreCall, product: StoreProduct): number => call.stock.get(product.id) ?? product.stock ?? 100;

/** The most of a product that one order may hold. */
export function highestQuantity(call: StoreCall, product: StoreProduct): number {
  const limit = product.maxPurchase ?? 100;
  return product.closeout === true ? Math.min(limit, Math.max(0, stockOf(call, product))) : limit;
}

export const variantsOf = (call: StoreCall, product: StoreProduct): StoreProduct[] =>
  call.data.products.filter(({ parentId, inactive }) => parentId === product.id && !inactive);

/** A product, all associations filled. */
export function productEntity(call: StoreCall, source: StoreProduct): Json {
  const product = inherited(call, source);
  const own = source.parentId === undefined ? product : source;
  const stock = stockOf(call, product);
  const url = product.coverUrl ?? `https://media.example/${product.number.split('.', 1)[0]}.jpg`;
  const media = {
    ...CREATED,
    id: storeId(`media:${url}`),
    url,
    alt: say(call, product.name),
    title: null,
    mimeType: 'image/jpeg',
    fileExtension: 'jpg',
    fileName: 'picture',
    hasFile: true,
    private: false,
    path: new URL(url).pathname.slice(1),
    metaData: { width: 1600, height: 1200 },
    thumbnails: [],
    translated: { alt: say(call, product.name), title: null, customFields: {} },
    customFields: null,
    apiAlias: 'media',
  };
  const cover = {
    ...CREATED,
    id: storeId(`cover:${source.id}`),
    versionId: LIVE,
    productId: source.id,
    mediaId: media.id,
    position: 0,
    media,
    translated: [],
    customFields: null,
    apiAlias: 'product_media',
  };
  const maker = call.data.manufacturers.find(({ id }) => id === product.manufacturerId);
  const optionIds = source.optionIds ?? null;
  const texts = {
    name: say(call, product.name),
    description: say(call, product.description),
    metaTitle: null,
    metaDescription: null,
    keywords: null,
    packUnit: null,
    packUnitPlural: null,
    customFields: {},
  };
  const available = product.closeout !== true || stock >= (product.minPurchase ?? 1);
  return {
    ...CREATED,
    id: source.id,
    versionId: LIVE,
    parentId: source.parentId ?? null,
    childCount: source.parentId === undefined ? variantsOf(call, source).length : 0,
    name: say(call, own.name),
    description: say(call, own.description),
    metaTitle: null,
    metaDescription: null,
    keywords: null,
    translated: texts,
    productNumber: source.number,
    type: null,
    taxId: storeId('tax'),
    ean: null,
    active: !product.inactive,
    available,
    isCloseout: product.closeout ?? false,
    stock,
    availableStock: stock,
    minPurchase: product.minPurchase ?? 1,
    purchaseSteps: product.purchaseSteps ?? 1,
    maxPurchase: product.maxPurchase ?? null,
    calculatedMaxPurchase: highestQuantity(call, product),
    shippingFree: product.shippingFree ?? false,
    markAsTopseller: false,
    isNew: false,
    ratingAverage: product.rating ?? null,
    sales: 0,
    restockTime: null,
    releaseDate: null,
    width: null,
    height: null,
    length: null,
    weight: null,
    purchaseUnit: null,
    referenceUnit: null,
    unit: null,
    deliveryTime: {
      id: storeId('delivery-time'),
      name: '2-3 days',
      min: 2,
      max: 3,
      unit: 'day',
      translated: { name: '2-3 days' },
      apiAlias: 'delivery_time',
    },
    manufacturerId: product.manufacturerId ?? null,
    manufacturer: maker
      ? {
          ...CREATED,
          id: maker.id,
          ...named(call, maker.name),
          link: null,
          description: null,
          media: null,
          customFields: null,
          apiAlias: 'product_manufacturer',
        }
      : null,
    categoryIds: product.categoryIds ?? [],
    categoryTree: (product.categoryIds ?? []).flatMap((id) => ancestry(call, id).map((category) => category.id)),
    propertyIds: product.propertyIds ?? null,
    optionIds,
    states: ['is-physical'],
    cover,
    media: [cover],
    properties: optionEntities(call).filter(({ id }) => product.propertyIds?.includes(String(id))),
    options: optionEntities(call).filter(({ id }) => optionIds?.includes(String(id))),
    seoUrls: seoUrl(call, 'frontend.detail.page', source.id, source.seoPath),
    categories: call.data.categories
      .filter(({ id }) => product.categoryIds?.includes(id))
      .map((category) => categoryEntity(call, category)),
    crossSellings: null,
    children: null,
    ...productPrices(call, product),
    cmsPage: null,
    seoCategory: null,
    customFields: null,
    apiAlias: 'product',
  };
}

/** A category and those above it, the root first. */
export function ancestry(call: StoreCall, id: string | null): StoreCategory[] {
  const category = call.data.categories.find((entry) => entry.id === id);
  return category ? [...ancestry(call, category.parentId), category] : [];
}

/** A category without its layout. */
export function categoryEntity(call: StoreCall, category: StoreCategory, children: Json[] | null = null): Json {
  const path = ancestry(call, category.id);
  const breadcrumb = path.map(({ name }) => say(call, name));
  const link = {
    linkType: category.type === 'link' ? 'external' : null,
    externalLink: category.externalLink ?? null,
    internalLink: null,
    linkNewTab: null,
  };
  const texts = {
    name: say(call, category.name),
    description: say(call, category.text),
    metaTitle: null,
    metaDescription: null,
    keywords: null,
    ...link,
  };
  return {
    ...CREATED,
    id: category.id,
    versionId: LIVE,
    parentId: category.parentId,
    ...texts,
    translated: { ...texts, breadcrumb, slotConfig: null, customFields: {} },
    breadcrumb,
    path:
      path.length > 1
        ? `|${path
            .slice(0, -1)
            .map(({ id }) => id)
            .join('|')}|`
        : null,
    level: path.length,
    type: category.type ?? 'page',
    active: !category.inactive,
    visible: !category.hidden,
    childCount: call.data.categories.filter(({ parentId }) => parentId === category.id).length,
    visibleChildCount: children?.length ?? 0,
    displayNestedProducts: true,
    productAssignmentType: 'product',
    children,
    media: null,
    cmsPageId: storeId(`layout:${category.id}`),
    cmsPage: null,
    seoUrls: call.withSeoUrls ? seoUrl(call, 'frontend.navigation.page', category.id, category.seoPath) : null,
    customFields: null,
    apiAlias: 'category',
  };
}
