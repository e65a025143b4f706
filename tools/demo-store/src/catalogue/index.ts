import { logoKey } from '@vitrine/demo-pictures';
import type { ManufacturerModel, ProductModel } from './assortment-model.ts';
import { buildCategories, categoryId, ROOTS } from './build/categories.ts';
import { collectionReviews } from './build/collection-texts.ts';
import { COLLECTION_LIMIT, collectionSeeds } from './build/collections.ts';
import { buildCrossSellings } from './build/cross-sellings.ts';
import { createMediaShelf, type MediaShelf } from './build/pictures.ts';
import { buildPresentations } from './build/presentations.ts';
import { buildProduct, type ProductContext } from './build/product.ts';
import { buildPropertyGroups } from './build/properties.ts';
import type { Catalogue } from './catalogue-model.ts';
import { buildAbout } from './cms/about.ts';
import { createCmsContext } from './cms/context.ts';
import { cmsPageId } from './cms/draft.ts';
import { buildGallery } from './cms/gallery/gallery.ts';
import { buildHome } from './cms/home.ts';
import { buildLayouts } from './cms/layouts.ts';
import { buildPresentationPages } from './cms/presentation.ts';
import { buildShopPages, shopPageIds } from './cms/shop-pages.ts';
import { buildSpring, LANDING_PAGES } from './cms/spring.ts';
import { PAYMENT_METHODS, PROMOTIONS, SHIPPING_METHODS } from './data/checkout.ts';
import { ADMIN_USERS, PRODUCT_EXPORT, SHOPPERS, TRADE_GROUP } from './data/demo-accounts.ts';
import { BRANDS } from './data/manufacturers.ts';
import { COUNTRIES, countryId, CURRENCIES, DELIVERY_TIMES, DOMAINS, LANGUAGES, SALUTATIONS, TAXES, UNITS } from './data/market.ts';
import { SEEDS } from './data/products/index.ts';
import { PRODUCT_STREAMS } from './data/streams.ts';
import { idOf } from './id.ts';
import { same, t, words } from './text.ts';

/** The access key of the demo shop's sales channel. */
export const ACCESS_KEY = 'SWSCVITRINEDEMOACCESSKEY00';

export interface CatalogueOptions {
  /** How many products there are at least; what the hand-made catalogue lacks comes from generated collections. */
  products?: number;
}

/** The hand-made catalogue's size, and the largest one that collections can fill it up to. */
export const PRODUCTS = { least: SEEDS.length, most: SEEDS.length + COLLECTION_LIMIT } as const;

function productContext(shelf: MediaShelf): ProductContext {
  return {
    shelf,
    categoryId,
    manufacturerId: (brand: string) => idOf(`manufacturer:${brand}`),
    taxId: (reduced: boolean) => idOf(reduced ? 'tax:reduced' : 'tax:standard'),
    deliveryTimeId: (name: string) => idOf(`delivery-time:${name}`),
    unitId: (name: string) => idOf(`unit:${name}`),
  };
}

function buildProducts(shelf: MediaShelf): ProductModel[] {
  const context = productContext(shelf);
  const picks = categoryId('staff-picks');
  return SEEDS.map((seed, i) => {
    const product = buildProduct(context, seed, i + 1);
    return {
      ...product,
      categoryIds: product.markAsTopseller ? [...product.categoryIds, picks] : product.categoryIds,
      crossSellings: buildCrossSellings(SEEDS, seed),
    };
  });
}

/** Articles of generated collections; beside them stand the hand-made ones. */
function buildCollections(shelf: MediaShelf, count: number): ProductModel[] {
  const context = productContext(shelf);
  const taken = new Set(shelf.all().map((media) => media.key));
  return collectionSeeds(count, taken).map((seed, i) => ({
    ...buildProduct(context, seed, SEEDS.length + i + 1),
    reviews: collectionReviews(seed.slug),
    crossSellings: buildCrossSellings(SEEDS, seed),
  }));
}

function buildManufacturers(shelf: MediaShelf): ManufacturerModel[] {
  return Object.entries(BRANDS).map(([brand, { name, text }]) => ({
    id: idOf(`manufacturer:${brand}`),
    name: same(name),
    description: words(text),
    link: `https://www.example.org/${brand}`,
    mediaKey: shelf.put(logoKey(brand), t(`Logo of ${name}`, `Logo von ${name}`)),
  }));
}

/**
 * Puts the whole demo shop together. Pure: the same data, the same ids, at every call.
 *
 * @throws RangeError for more products than `PRODUCTS.most`
 */
export function createCatalogue(options: CatalogueOptions = {}): Catalogue {
  const wanted = options.products ?? SEEDS.length;
  if (!Number.isInteger(wanted) || wanted > PRODUCTS.most)
    throw new RangeError(`The demo shop has up to ${PRODUCTS.most} products, not ${wanted}.`);
  const shelf = createMediaShelf();
  const cms = createCmsContext(shelf);
  const handMade = buildProducts(shelf);
  const manufacturers = buildManufacturers(shelf);
  const categories = buildCategories(shelf);
  for (const name of ['home-hero', 'spring-hero', 'evening', 'farewell']) cms.scene(name);
  const cmsPages = [
    buildHome(cms),
    buildSpring(cms),
    buildAbout(cms),
    buildGallery(cms),
    ...buildLayouts(),
    ...buildShopPages(),
    ...buildPresentationPages(cms),
  ];
  // Last: pictures that both show are named after the hand-made article.
  const products = [...handMade, ...buildCollections(shelf, Math.max(0, wanted - handMade.length))];
  const used = new Set(
    products.flatMap((product) => [...product.propertyOptionIds, ...product.variants.flatMap(({ optionIds }) => optionIds)]),
  );
  return {
    languages: [...LANGUAGES],
    currencies: [...CURRENCIES],
    taxes: [...TAXES],
    deliveryTimes: [...DELIVERY_TIMES],
    units: [...UNITS],
    salutations: [...SALUTATIONS],
    countries: [...COUNTRIES],
    salesChannel: {
      id: idOf('sales-channel:vitrine'),
      name: same('Vitrine'),
      accessKey: ACCESS_KEY,
      navigationCategoryId: ROOTS.main,
      footerCategoryId: ROOTS.footer,
      serviceCategoryId: ROOTS.service,
      homeCmsPageId: cmsPageId('home'),
      productCmsPageId: cmsPageId('product-detail'),
      languageCode: 'en-US',
      currencyCode: 'USD',
      countryId: countryId('DE'),
      paymentMethodId: idOf('payment-method:invoice'),
      shippingMethodId: idOf('shipping-method:standard'),
      domains: [...DOMAINS],
    },
    media: shelf.all(),
    files: [...cms.files()],
    categories,
    cmsPages,
    landingPages: [...LANDING_PAGES],
    productStreams: [...PRODUCT_STREAMS],
    customerGroups: [TRADE_GROUP],
    productExports: [PRODUCT_EXPORT],
    manufacturers,
    propertyGroups: buildPropertyGroups(used),
    products,
    promotions: [...PROMOTIONS],
    shippingMethods: [...SHIPPING_METHODS],
    paymentMethods: [...PAYMENT_METHODS],
    shoppers: [...SHOPPERS],
    adminUsers: [...ADMIN_USERS],
    presentations: buildPresentations(),
    shopPages: shopPageIds(),
  };
}
