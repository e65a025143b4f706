import type { ProductModel } from '../catalogue/assortment-model.ts';
import type { Catalogue } from '../catalogue/catalogue-model.ts';
import { idOf } from '../catalogue/id.ts';
import type { Amounts, LocalizedText } from '../catalogue/market-model.ts';
import { smallLayouts } from './small-layouts.ts';

/** A shop of a dozen products, small enough to reckon with by hand. */

export const ID = {
  english: idOf('language:en-US'),
  british: idOf('language:en-GB'),
  german: idOf('language:de-DE'),
  eur: idOf('currency:EUR'),
  usd: idOf('currency:USD'),
  gbp: idOf('currency:GBP'),
  germany: idOf('country:DE'),
  usa: idOf('country:US'),
  newYork: idOf('state:US-NY'),
  switzerland: idOf('country:CH'),
  nowhere: idOf('country:AQ'),
  mr: idOf('salutation:mr'),
  mrs: idOf('salutation:mrs'),
  root: idOf('category:root'),
  furniture: idOf('category:furniture'),
  chairs: idOf('category:chairs'),
  empty: idOf('category:empty'),
  hidden: idOf('category:hidden'),
  inactive: idOf('category:inactive'),
  folder: idOf('category:more'),
  blog: idOf('category:blog'),
  footer: idOf('category:footer'),
  contact: idOf('category:contact'),
  service: idOf('category:service'),
  landing: idOf('landing:spring'),
  maker: idOf('manufacturer:maker'),
  other: idOf('manufacturer:other'),
  colour: idOf('group:colour'),
  red: idOf('option:red'),
  blue: idOf('option:blue'),
  size: idOf('group:size'),
  small: idOf('option:small'),
  large: idOf('option:large'),
  stool: idOf('product:stool'),
  chair: idOf('product:chair'),
  chairRedSmall: idOf('product:chair-red-small'),
  chairRedLarge: idOf('product:chair-red-large'),
  chairBlueLarge: idOf('product:chair-blue-large'),
  coffee: idOf('product:coffee'),
  few: idOf('product:few'),
  soldOut: idOf('product:sold-out'),
  book: idOf('product:book'),
  gift: idOf('product:gift'),
  withdrawn: idOf('product:withdrawn'),
  standard: idOf('shipping:standard'),
  germanyOnly: idOf('shipping:germany-only'),
  invoice: idOf('payment:invoice'),
  demoPay: idOf('payment:demo-pay'),
  save10: idOf('promotion:save10'),
  shopper: idOf('shopper:anna'),
  guide: idOf('admin:guide'),
  homePage: idOf('page:home'),
  listPage: idOf('page:list'),
  productPage: idOf('page:product'),
} as const;

export const ACCESS_KEY = 'SWSCTESTTESTTESTTESTTEST00';
export const SHOPPER = { email: 'Anna@example.com', password: 'correct-horse-1' };

const money = (eur: number, usd = eur, gbp = eur): Amounts => ({ EUR: eur, USD: usd, GBP: gbp });
const both = (english: string, german: string): LocalizedText => ({ 'en-US': english, 'de-DE': german });

function product(key: string, english: string, german: string, changes: Partial<ProductModel>): ProductModel {
  return {
    id: idOf(`product:${key}`),
    productNumber: `T-${key.toUpperCase()}`,
    name: both(english, german),
    description: both(`<p>${english} is solid.</p>`, `<p>${german} ist solide.</p>`),
    seoPath: both(english.toLowerCase().replaceAll(' ', '-'), german.toLowerCase().replaceAll(' ', '-')),
    categoryIds: [ID.chairs],
    manufacturerId: ID.maker,
    taxId: idOf('tax:19'),
    propertyOptionIds: [],
    pricing: { price: money(20) },
    stock: 50,
    isCloseout: false,
    minPurchase: 1,
    purchaseSteps: 1,
    maxPurchase: null,
    deliveryTimeId: idOf('delivery-time:days'),
    shippingFree: false,
    markAsTopseller: false,
    releaseDate: '2026-01-15T00:00:00Z',
    createdAt: '2026-01-10T00:00:00Z',
    mediaKeys: [`${key}-1`, 'room'],
    sales: 1,
    active: true,
    configuratorGroupIds: [],
    variants: [],
    reviews: [],
    crossSellings: [],
    ...changes,
  };
}

const products: ProductModel[] = [
  product('stool', 'Oak Stool', 'Eichenhocker', {
    propertyOptionIds: [ID.red],
    pricing: {
      price: money(49.9, 54, 42),
      listPrice: money(59.9, 65, 50),
      tiers: [{ quantityStart: 1, price: money(49.9, 54, 42) }, { quantityStart: 5, price: money(45, 49, 38) }, { quantityStart: 10, price: money(40, 44, 34) }],
    },
    sales: 30,
    reviews: [
      { id: idOf('review:1'), languageCode: 'en-US', title: 'Very good', content: 'Stands firmly and looks fine in the hall.', points: 5, createdAt: '2026-02-01T10:00:00Z' },
      { id: idOf('review:2'), languageCode: 'en-US', title: 'Quite good', content: 'A little lower than I thought.', points: 4, createdAt: '2026-02-02T10:00:00Z', comment: 'Thank you!' },
    ],
    crossSellings: [{ id: idOf('cross:1'), name: both('Goes well with', 'Passt dazu'), position: 1, productIds: [ID.coffee, ID.few] }],
  }),
  product('chair', 'Lounge Chair', 'Loungesessel', {
    pricing: { price: money(200, 220, 170) },
    configuratorGroupIds: [ID.colour, ID.size],
    mainVariantId: ID.chairRedSmall,
    variants: [
      { id: ID.chairRedSmall, productNumber: 'T-CHAIR.1', optionIds: [ID.red, ID.small], stock: 5 },
      { id: ID.chairRedLarge, productNumber: 'T-CHAIR.2', optionIds: [ID.red, ID.large], stock: 5, pricing: { price: money(240, 260, 200) } },
      { id: ID.chairBlueLarge, productNumber: 'T-CHAIR.3', optionIds: [ID.blue, ID.large], stock: 0, isCloseout: true, mediaKeys: ['chair-blue'] },
    ],
    sales: 10,
  }),
  product('coffee', 'Highland Coffee', 'Hochlandkaffee', {
    categoryIds: [ID.furniture],
    manufacturerId: ID.other,
    taxId: idOf('tax:7'),
    pricing: { price: money(12.5, 14, 11) },
    minPurchase: 2,
    purchaseSteps: 2,
    maxPurchase: 10,
    unitId: idOf('unit:kg'),
    purchaseUnit: 0.5,
    referenceUnit: 1,
  }),
  product('few', 'Last Three Lamp', 'Letzte drei Lampen', { isCloseout: true, stock: 3, pricing: { price: money(39) }, propertyOptionIds: [ID.blue] }),
  product('sold-out', 'Sold Out Lamp', 'Ausverkaufte Lampe', { isCloseout: true, stock: 0 }),
  product('book', 'Lamp Handbook', 'Lampenhandbuch', {
    categoryIds: [ID.furniture],
    pricing: { price: money(9.9) },
    download: { id: idOf('file:book'), fileName: 'handbook.txt', content: 'Turn it on.' },
  }),
  product('gift', 'Free Delivery Bench', 'Bank frei Haus', { shippingFree: true, pricing: { price: money(10) } }),
  product('withdrawn', 'Withdrawn Desk', 'Zurückgezogener Tisch', { active: false }),
];

export function smallCatalogue(changes: Partial<Catalogue> = {}): Catalogue {
  const media = ['room', 'chair-blue', 'logo', ...products.map((entry) => entry.mediaKeys[0] ?? '')].map((key) => ({ key, width: 1600, height: 1200, alt: both(`Picture ${key}`, `Bild ${key}`) }));
  const method = (id: string, english: string, german: string, position: number) => ({ id, technicalName: `payment_${english.toLowerCase()}payment`, name: both(english, german), position, afterOrderEnabled: true });
  const page = { type: 'page' as const, active: true, visible: true };
  return {
    languages: [
      { id: ID.english, code: 'en-US', name: 'English (US)' },
      { id: ID.british, code: 'en-GB', name: 'English (UK)' },
      { id: ID.german, code: 'de-DE', name: 'Deutsch' },
    ],
    currencies: [
      { id: ID.usd, isoCode: 'USD', symbol: '$', name: both('US dollar', 'US-Dollar'), factor: 1.1 },
      { id: ID.eur, isoCode: 'EUR', symbol: '€', name: both('Euro', 'Euro'), factor: 1 },
      { id: ID.gbp, isoCode: 'GBP', symbol: '£', name: both('Pound', 'Pfund'), factor: 0.85 },
    ],
    taxes: [{ id: idOf('tax:19'), name: 'Standard rate', rate: 19 }, { id: idOf('tax:7'), name: 'Reduced rate', rate: 7 }],
    deliveryTimes: [{ id: idOf('delivery-time:days'), name: both('1-3 days', '1-3 Tage'), min: 1, max: 3, unit: 'day' }],
    units: [{ id: idOf('unit:kg'), shortCode: both('kg', 'kg'), name: both('Kilogram', 'Kilogramm') }],
    salutations: [
      { id: ID.mr, salutationKey: 'mr', displayName: both('Mr.', 'Herr'), letterName: both('Dear Mr.', 'Sehr geehrter Herr') },
      { id: ID.mrs, salutationKey: 'mrs', displayName: both('Mrs.', 'Frau'), letterName: both('Dear Mrs.', 'Sehr geehrte Frau') },
    ],
    countries: [
      { id: ID.germany, iso: 'DE', iso3: 'DEU', name: both('Germany', 'Deutschland'), position: 1, forceStateInRegistration: false, postalCodeRequired: true, taxDisplay: 'gross', shippingAvailable: true, states: [] },
      { id: ID.usa, iso: 'US', iso3: 'USA', name: both('USA', 'USA'), position: 2, forceStateInRegistration: true, postalCodeRequired: true, taxDisplay: 'gross', shippingAvailable: true, states: [{ id: ID.newYork, shortCode: 'US-NY', name: both('New York', 'New York') }] },
      { id: ID.switzerland, iso: 'CH', iso3: 'CHE', name: both('Switzerland', 'Schweiz'), position: 3, forceStateInRegistration: false, postalCodeRequired: true, taxDisplay: 'free', shippingAvailable: true, states: [] },
      { id: ID.nowhere, iso: 'AQ', iso3: 'ATA', name: both('Antarctica', 'Antarktis'), position: 4, forceStateInRegistration: false, postalCodeRequired: false, taxDisplay: 'gross', shippingAvailable: false, states: [] },
    ],
    salesChannel: {
      id: idOf('sales-channel:test'),
      name: both('Test shop', 'Testshop'),
      accessKey: ACCESS_KEY,
      navigationCategoryId: ID.root,
      footerCategoryId: ID.footer,
      serviceCategoryId: ID.service,
      homeCmsPageId: ID.homePage,
      languageCode: 'en-US',
      currencyCode: 'EUR',
      countryId: ID.germany,
      paymentMethodId: ID.invoice,
      shippingMethodId: ID.standard,
      productCmsPageId: ID.productPage,
      domains: [
        { id: idOf('domain:us'), path: '', languageCode: 'en-US', currencyCode: 'USD' },
        { id: idOf('domain:gb'), path: '/en-GB', languageCode: 'en-GB', currencyCode: 'GBP' },
        { id: idOf('domain:de'), path: '/de-DE', languageCode: 'de-DE', currencyCode: 'EUR' },
      ],
    },
    media,
    categories: [
      { id: ID.root, parentId: null, position: 0, ...page, name: both('Home', 'Start'), cmsPageId: ID.listPage },
      { id: ID.furniture, parentId: ID.root, position: 0, ...page, name: both('Furniture', 'Möbel'), seoPath: both('Furniture', 'Moebel'), cmsPageId: ID.listPage, description: both('For every room.', 'Für jedes Zimmer.'), mediaKey: 'room' },
      { id: ID.chairs, parentId: ID.furniture, position: 0, ...page, name: both('Chairs', 'Stühle'), seoPath: both('Furniture/Chairs', 'Moebel/Stuehle'), cmsPageId: ID.listPage },
      { id: ID.empty, parentId: ID.root, position: 1, ...page, name: both('Empty', 'Leer'), seoPath: both('Empty', 'Leer'), cmsPageId: ID.listPage },
      { id: ID.hidden, parentId: ID.root, position: 2, ...page, visible: false, name: both('Hidden', 'Versteckt'), seoPath: both('Hidden', 'Versteckt'), cmsPageId: ID.listPage },
      { id: ID.inactive, parentId: ID.root, position: 3, ...page, active: false, name: both('Inactive', 'Inaktiv'), seoPath: both('Inactive', 'Inaktiv'), cmsPageId: ID.listPage },
      { id: ID.folder, parentId: ID.root, position: 4, type: 'folder', active: true, visible: true, name: both('More', 'Mehr') },
      { id: ID.blog, parentId: ID.folder, position: 0, type: 'link', active: true, visible: true, name: both('Blog', 'Blog'), link: { type: 'external', url: both('https://example.com/blog', 'https://example.com/de/blog') } },
      { id: ID.footer, parentId: null, position: 1, type: 'folder', active: true, visible: true, name: both('Footer', 'Fußzeile') },
      { id: ID.contact, parentId: ID.footer, position: 0, ...page, name: both('Contact', 'Kontakt'), seoPath: both('Contact', 'Kontakt'), cmsPageId: ID.listPage },
      { id: ID.service, parentId: null, position: 2, type: 'folder', active: true, visible: true, name: both('Service', 'Service') },
    ],
    cmsPages: smallLayouts(),
    landingPages: [{ id: ID.landing, cmsPageId: ID.homePage, name: both('Spring', 'Frühling'), seoPath: both('spring', 'fruehling'), active: true }],
    manufacturers: [
      { id: ID.maker, name: both('Maker', 'Maker'), mediaKey: 'logo', link: 'https://example.com/maker' },
      { id: ID.other, name: both('Other', 'Andere') },
    ],
    propertyGroups: [
      { id: ID.colour, name: both('Colour', 'Farbe'), displayType: 'color', sortingType: 'position', position: 1, filterable: true, options: [{ id: ID.red, name: both('Red', 'Rot'), position: 1, colorHex: '#c83c3c' }, { id: ID.blue, name: both('Blue', 'Blau'), position: 2, colorHex: '#3c5ac8' }] },
      { id: ID.size, name: both('Size', 'Größe'), displayType: 'text', sortingType: 'position', position: 2, filterable: true, options: [{ id: ID.small, name: both('Small', 'Klein'), position: 1 }, { id: ID.large, name: both('Large', 'Groß'), position: 2 }] },
    ],
    products,
    promotions: [
      { id: ID.save10, code: 'SAVE10', name: both('Save 10 percent', '10 Prozent sparen'), type: 'percentage', value: 10, combinable: true, priority: 1 },
      { id: idOf('promotion:five'), code: 'FIVE', name: both('Five off', 'Fünf weniger'), type: 'absolute', amounts: money(5, 6, 4), combinable: true, priority: 1 },
      { id: idOf('promotion:ship'), code: 'FREESHIP', name: both('Free delivery', 'Gratis Versand'), type: 'free-shipping', combinable: true, priority: 1 },
      { id: idOf('promotion:one'), code: 'ONLYONE', name: both('Only one', 'Nur einer'), type: 'percentage', value: 20, combinable: false, priority: 5 },
      { id: idOf('promotion:big'), code: 'BIG', name: both('Big carts', 'Große Körbe'), type: 'percentage', value: 5, minimumCartValue: money(500), combinable: true, priority: 1 },
      { id: idOf('promotion:old'), code: 'OLD', name: both('Expired', 'Abgelaufen'), type: 'percentage', value: 5, validUntil: '2020-01-01T00:00:00Z', combinable: true, priority: 1 },
    ],
    shippingMethods: [
      {
        id: ID.standard, technicalName: 'shipping_standard', name: both('Standard', 'Standard'), position: 1, deliveryTimeId: idOf('delivery-time:days'),
        prices: [{ cartValueStart: money(0), price: money(4.99, 5.99, 3.99) }, { cartValueStart: money(50), price: money(0) }],
      },
      { id: ID.germanyOnly, technicalName: 'shipping_forwarding', name: both('Forwarding', 'Spedition'), position: 2, deliveryTimeId: idOf('delivery-time:days'), prices: [{ cartValueStart: money(0), price: money(29) }], countryIsos: ['DE'] },
    ],
    paymentMethods: [
      { ...method(ID.invoice, 'Invoice', 'Rechnung', 1), asynchronous: false },
      { ...method(ID.demoPay, 'DemoPay', 'DemoPay', 2), asynchronous: true },
    ],
    shoppers: [
      {
        id: ID.shopper, customerNumber: '9000', ...SHOPPER, salutationId: ID.mrs, firstName: 'Anna', lastName: 'Muster', languageCode: 'en-US', newsletter: true,
        address: { id: idOf('address:anna'), street: 'Musterstr. 1', zipcode: '12345', city: 'Berlin', countryId: ID.germany },
      },
    ],
    presentations: [],
    shopPages: {},
    adminUsers: [{ id: ID.guide, username: 'guide', password: 'guide-demo', firstName: 'Gus', lastName: 'Guide', email: 'guide@example.com', admin: false }],
    ...changes,
  };
}

