import type { StoreData, StoreProduct } from './store-data.ts';
import { storeId as id } from './store-id.ts';

const both = (en: string, de: string): Record<string, string> => ({ 'en-US': en, 'en-GB': en, 'de-DE': de });

const SIZES = ['S', 'M', 'L'] as const;

const SHIRTS: StoreProduct[] = [
  {
    id: id('product:shirt'),
    number: 'FK-100',
    name: both('Linen shirt', 'Leinenhemd'),
    description: both('<p>Washed linen.</p>', '<p>Gewaschenes Leinen.</p>'),
    price: 79,
    manufacturerId: id('maker:north'),
    propertyIds: [id('option:linen')],
    categoryIds: [id('category:clothes')],
    seoPath: both('linen-shirt', 'leinenhemd'),
  },
  ...SIZES.map((size): StoreProduct => ({
    id: id(`product:shirt-${size}`),
    number: `FK-100.${size}`,
    price: 79,
    parentId: id('product:shirt'),
    optionIds: [id(`option:${size}`)],
    seoPath: both(`linen-shirt/${size.toLowerCase()}`, `leinenhemd/${size.toLowerCase()}`),
  })),
];

/**
 * A shop of a dozen things in three languages and currencies.
 * @param origin Scheme and host under which the shop is served, without slash at the end.
 */
export function defaultStoreData(origin = 'https://shop.example'): StoreData {
  const [usd, gbp, eur] = [id('currency:USD'), id('currency:GBP'), id('currency:EUR')];
  return {
    name: 'In-memory store',
    accessKey: 'SWSCINMEMORYSTOREACCESSKEY',
    languages: [
      { id: id('language:en-US'), name: 'English (US)', code: 'en-US', url: origin, currencyId: usd },
      { id: id('language:en-GB'), name: 'English (UK)', code: 'en-GB', url: `${origin}/en-GB`, currencyId: gbp },
      { id: id('language:de-DE'), name: 'Deutsch', code: 'de-DE', url: `${origin}/de-DE`, currencyId: eur },
    ],
    currencies: [
      { id: usd, isoCode: 'USD', symbol: '$', factor: 1 },
      { id: gbp, isoCode: 'GBP', symbol: '£', factor: 0.8 },
      { id: eur, isoCode: 'EUR', symbol: '€', factor: 0.9 },
    ],
    countries: [
      {
        id: id('country:US'),
        name: both('United States', 'Vereinigte Staaten'),
        iso: 'US',
        states: [
          { id: id('state:NY'), name: 'New York', shortCode: 'US-NY' },
          { id: id('state:CA'), name: both('California', 'Kalifornien'), shortCode: 'US-CA' },
        ],
      },
      { id: id('country:GB'), name: both('United Kingdom', 'Vereinigtes Königreich'), iso: 'GB' },
      { id: id('country:DE'), name: both('Germany', 'Deutschland'), iso: 'DE' },
    ],
    salutations: [
      { id: id('salutation:mrs'), key: 'mrs', name: both('Mrs.', 'Frau') },
      { id: id('salutation:mr'), key: 'mr', name: both('Mr.', 'Herr') },
      { id: id('salutation:not_specified'), key: 'not_specified', name: both('Not specified', 'Keine Angabe') },
    ],
    paymentMethods: [
      { id: id('payment:invoice'), name: both('Invoice', 'Rechnung') },
      { id: id('payment:card'), name: both('Card', 'Karte'), redirectUrl: 'https://pay.example/card' },
    ],
    shippingMethods: [
      { id: id('shipping:standard'), name: both('Standard', 'Standard'), price: 4.9 },
      { id: id('shipping:express'), name: both('Express', 'Express'), price: 14.9 },
    ],
    navigation: { main: id('category:home'), footer: id('category:footer'), service: id('category:service') },
    categories: [
      {
        id: id('category:home'),
        parentId: null,
        name: 'Home',
        text: both('<h1>Good things, few of them</h1>', '<h1>Wenige gute Dinge</h1>'),
      },
      {
        id: id('category:clothes'),
        parentId: id('category:home'),
        name: both('Clothes', 'Kleidung'),
        seoPath: both('clothes/', 'kleidung/'),
        text: both('<p>To wear.</p>', '<p>Zum Anziehen.</p>'),
      },
      { id: id('category:house'), parentId: id('category:home'), name: both('House', 'Haus'), seoPath: both('house/', 'haus/') },
      {
        id: id('category:kitchen'),
        parentId: id('category:house'),
        name: both('Kitchen', 'Küche'),
        seoPath: both('house/kitchen/', 'haus/kueche/'),
      },
      { id: id('category:more'), parentId: id('category:home'), name: both('More', 'Mehr'), type: 'folder' },
      {
        id: id('category:journal'),
        parentId: id('category:more'),
        name: 'Journal',
        type: 'link',
        externalLink: 'https://journal.example/',
      },
      {
        id: id('category:archive'),
        parentId: id('category:home'),
        name: both('Archive', 'Archiv'),
        hidden: true,
        seoPath: both('archive/', 'archiv/'),
      },
      { id: id('category:footer'), parentId: null, name: 'Footer', type: 'folder' },
      {
        id: id('category:imprint'),
        parentId: id('category:footer'),
        name: both('Imprint', 'Impressum'),
        seoPath: both('imprint/', 'impressum/'),
        text: both('<p>Shop, Street 1</p>', '<p>Laden, Straße 1</p>'),
        withoutLayout: true,
      },
      { id: id('category:service'), parentId: null, name: 'Service', type: 'folder' },
      {
        id: id('category:contact'),
        parentId: id('category:service'),
        name: both('Contact', 'Kontakt'),
        seoPath: both('contact/', 'kontakt/'),
        withoutLayout: true,
      },
    ],
    manufacturers: [
      { id: id('maker:north'), name: 'North & Co' },
      { id: id('maker:kiln'), name: 'Kiln' },
    ],
    propertyGroups: [
      {
        id: id('group:material'),
        name: 'Material',
        options: [
          { id: id('option:linen'), name: both('Linen', 'Leinen') },
          { id: id('option:wool'), name: both('Wool', 'Wolle') },
          { id: id('option:clay'), name: both('Clay', 'Ton') },
        ],
      },
      { id: id('group:size'), name: both('Size', 'Größe'), options: SIZES.map((size) => ({ id: id(`option:${size}`), name: size })) },
    ],
    products: [
      ...SHIRTS,
      {
        id: id('product:scarf'),
        number: 'FK-101',
        name: both('Wool scarf', 'Wollschal'),
        price: 45,
        listPrice: 59,
        manufacturerId: id('maker:north'),
        propertyIds: [id('option:wool')],
        categoryIds: [id('category:clothes')],
        rating: 4.5,
        seoPath: both('wool-scarf', 'wollschal'),
      },
      {
        id: id('product:socks'),
        number: 'FK-102',
        name: both('Socks', 'Socken'),
        price: 12,
        tiers: [
          { from: 1, price: 12 },
          { from: 5, price: 10 },
          { from: 10, price: 9 },
        ],
        manufacturerId: id('maker:north'),
        propertyIds: [id('option:wool')],
        categoryIds: [id('category:clothes')],
        seoPath: both('socks', 'socken'),
      },
      {
        id: id('product:mug'),
        number: 'FK-200',
        name: both('Mug', 'Becher'),
        description: both('<p>Thrown by hand.</p>', '<p>Von Hand gedreht.</p>'),
        price: 24.5,
        manufacturerId: id('maker:kiln'),
        propertyIds: [id('option:clay')],
        categoryIds: [id('category:kitchen')],
        crossSellingIds: [id('product:bowl')],
        rating: 5,
        seoPath: both('mug', 'becher'),
      },
      {
        id: id('product:bowl'),
        number: 'FK-201',
        name: both('Bowl', 'Schale'),
        price: 32,
        manufacturerId: id('maker:kiln'),
        propertyIds: [id('option:clay')],
        categoryIds: [id('category:kitchen')],
        seoPath: both('bowl', 'schale'),
      },
      {
        id: id('product:beans'),
        number: 'FK-202',
        name: both('Coffee beans', 'Kaffeebohnen'),
        price: 9,
        minPurchase: 2,
        purchaseSteps: 2,
        maxPurchase: 20,
        manufacturerId: id('maker:kiln'),
        categoryIds: [id('category:kitchen')],
        seoPath: both('coffee-beans', 'kaffeebohnen'),
      },
      {
        id: id('product:vase'),
        number: 'FK-203',
        name: 'Vase',
        price: 120,
        stock: 3,
        closeout: true,
        shippingFree: true,
        manufacturerId: id('maker:kiln'),
        propertyIds: [id('option:clay')],
        categoryIds: [id('category:house')],
        seoPath: 'vase',
      },
      {
        id: id('product:lamp'),
        number: 'FK-204',
        name: both('Lamp', 'Lampe'),
        price: 210,
        stock: 0,
        closeout: true,
        manufacturerId: id('maker:north'),
        categoryIds: [id('category:house')],
        seoPath: both('lamp', 'lampe'),
      },
    ],
    promotions: [{ id: id('promotion:ten'), code: 'TEN', name: both('Ten percent off', 'Zehn Prozent Rabatt'), percent: 10 }],
    landingPages: [
      {
        id: id('landing:spring'),
        name: both('Spring', 'Frühling'),
        seoPath: both('spring', 'fruehling'),
        text: both('<h1>Spring</h1>', '<h1>Frühling</h1>'),
      },
    ],
    accounts: [{ email: 'ada@shop.example', password: 'ada-in-memory', firstName: 'Ada', lastName: 'Shopper' }],
    adminUsers: [{ id: id('admin-user:guide'), username: 'guide', password: 'guide-in-memory', firstName: 'Gina', lastName: 'Guide' }],
    pageSize: 24,
    wishlistEnabled: true,
  };
}
