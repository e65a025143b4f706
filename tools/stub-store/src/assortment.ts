import { type StoreData, storeId, type StoreProduct } from '@vitrine/store-api-client/testing';
import { GUIDE, STUB_ACCESS_KEY } from './access.ts';

/** A stable technical id: 32 lower-case hex digits. */
const idOf = (name: string): string => storeId(`stationer ${name}`);

/** The color of each product's picture, by the file that the store serves. */
export const PICTURES: ReadonlyMap<string, string> = new Map([
  ['ST-1.svg', '#7d8c74'],
  ['ST-2.svg', '#b5793f'],
  ['ST-3.svg', '#4a5866'],
  ['ST-4.svg', '#5c6b73'],
  ['ST-5.svg', '#a4493d'],
  ['ST-6.svg', '#c9a227'],
  ['ST-7.svg', '#6f5a7e'],
]);

const RULINGS = ['Plain', 'Lined', 'Dotted'];

function products(origin: string): StoreProduct[] {
  const product = (number: string, given: Omit<StoreProduct, 'id' | 'number'>): StoreProduct => ({
    id: idOf(`product ${number}`),
    number,
    coverUrl: `${origin}/media/${number}.svg`,
    ...given,
  });
  const [fold, quill] = [idOf('maker Fold & Sons'), idOf('maker Quill Works')];
  const [notebooks, pens, fountainPens, desk] = [
    idOf('category notebooks'),
    idOf('category pens'),
    idOf('category fountain-pens'),
    idOf('category desk'),
  ];
  return [
    product('ST-1', {
      name: 'Sewn notebook',
      price: 14,
      stock: 40,
      description: '<p>Ninety-six pages that lie <strong>flat</strong>.</p>',
      manufacturerId: fold,
      categoryIds: [notebooks],
    }),
    ...RULINGS.map((ruling) =>
      product(`ST-1.${ruling}`, {
        price: 14,
        stock: 40,
        parentId: idOf('product ST-1'),
        optionIds: [idOf(`option ${ruling}`)],
        coverUrl: `${origin}/media/ST-1.svg`,
      }),
    ),
    product('ST-2', {
      name: 'Pocket notebook',
      price: 6.5,
      stock: 200,
      description: '<p>Three in a pack.</p>',
      manufacturerId: fold,
      categoryIds: [notebooks],
      tiers: [
        { from: 1, price: 6.5 },
        { from: 5, price: 5.75 },
        { from: 10, price: 5 },
      ],
    }),
    product('ST-3', {
      name: 'Ledger',
      price: 32,
      stock: 0,
      closeout: true,
      description: '<p>Bound in cloth. The last one is gone.</p>',
      manufacturerId: fold,
      categoryIds: [notebooks],
    }),
    product('ST-4', {
      name: 'Steel fountain pen',
      price: 48,
      stock: 12,
      description: '<p>A nib for every day.</p>',
      manufacturerId: quill,
      categoryIds: [fountainPens],
    }),
    product('ST-5', {
      name: 'School pen',
      price: 19.9,
      stock: 30,
      description: '<p>For hands that are still learning.</p>',
      manufacturerId: quill,
      categoryIds: [fountainPens],
    }),
    product('ST-6', {
      name: 'Cedar pencil',
      price: 2.2,
      stock: 500,
      description: '<p>Smells of the workshop.</p>',
      manufacturerId: quill,
      categoryIds: [pens],
    }),
    product('ST-7', {
      name: 'Desk blotter',
      price: 27,
      stock: 8,
      description: '<p>Catches what drips.</p>',
      manufacturerId: fold,
      categoryIds: [desk],
    }),
  ];
}

/**
 * A stationer's shop: one language, one currency, no SEO URLs, no footer and no service menu.
 * @param origin The store's own, for pictures.
 * @param publicOrigin The one domain of the sales channel: the origin of the shop under test.
 */
export function assortment(origin: string, publicOrigin: string): StoreData {
  const pounds = idOf('currency GBP');
  const root = idOf('category root');
  return {
    name: 'Stationer',
    accessKey: STUB_ACCESS_KEY,
    languages: [{ id: idOf('language en-GB'), name: 'English', code: 'en-GB', url: publicOrigin, currencyId: pounds }],
    currencies: [{ id: pounds, isoCode: 'GBP', symbol: '£', factor: 1 }],
    countries: [
      { id: idOf('country gb'), name: 'United Kingdom', iso: 'GB' },
      {
        id: idOf('country ie'),
        name: 'Ireland',
        iso: 'IE',
        states: [
          { id: idOf('state C'), name: 'Connacht', shortCode: 'IE-C' },
          { id: idOf('state L'), name: 'Leinster', shortCode: 'IE-L' },
          { id: idOf('state M'), name: 'Munster', shortCode: 'IE-M' },
          { id: idOf('state U'), name: 'Ulster', shortCode: 'IE-U' },
        ],
      },
    ],
    salutations: [{ id: idOf('salutation none'), key: 'not_specified', name: 'Not specified' }],
    paymentMethods: [
      { id: idOf('payment invoice'), name: 'Invoice' },
      { id: idOf('payment advance'), name: 'Paid in advance' },
    ],
    shippingMethods: [
      { id: idOf('shipping post'), name: 'Royal post', price: 3.5 },
      { id: idOf('shipping courier'), name: 'Courier', price: 9 },
    ],
    navigation: { main: root },
    categories: [
      {
        id: root,
        parentId: null,
        name: 'Stationer',
        text: '<h2>Paper, ink, patience</h2><p>A stationer’s shop in one street and one language.</p>',
      },
      { id: idOf('category notebooks'), parentId: root, name: 'Notebooks', text: '<p>Everything in notebooks.</p>' },
      { id: idOf('category pens'), parentId: root, name: 'Pens', text: '<p>Everything in pens.</p>' },
      { id: idOf('category fountain-pens'), parentId: idOf('category pens'), name: 'Fountain pens' },
      { id: idOf('category desk'), parentId: root, name: 'On the desk' },
    ],
    manufacturers: ['Fold & Sons', 'Quill Works'].map((name) => ({ id: idOf(`maker ${name}`), name })),
    propertyGroups: [{ id: idOf('group ruling'), name: 'Ruling', options: RULINGS.map((name) => ({ id: idOf(`option ${name}`), name })) }],
    products: products(origin),
    promotions: [],
    landingPages: [],
    accounts: [],
    adminUsers: [{ id: idOf('guide'), ...GUIDE }],
    pageSize: 24,
    wishlistEnabled: false,
  };
}
