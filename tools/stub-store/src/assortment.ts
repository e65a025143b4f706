import { createHash } from 'node:crypto';

/** A stable technical id: 32 lower-case hex digits. */
export const idOf = (name: string): string => createHash('md5').update(`stationer ${name}`).digest('hex');

/** The sales channel's key. */
export const STUB_ACCESS_KEY = 'SWSCSTATIONERSTUBACCESSKY1';

/** One thing on sale. Variants are products of their own, below a parent that is never bought itself. */
export interface StubProduct {
  readonly key: string;
  readonly name: string;
  readonly number: string;
  /** Gross, in pounds. */
  readonly price: number;
  readonly category: string;
  readonly colour: string;
  readonly stock: number;
  readonly text: string;
  readonly maker: string;
  /** Unit price from a quantity on. */
  readonly tiers?: readonly { readonly from: number; readonly price: number }[];
  readonly variants?: readonly string[];
}

/** The choice that variants differ in. */
export const VARIANT_GROUP = 'Ruling';

export const MAKERS = ['Fold & Sons', 'Quill Works'] as const;

export const CATEGORIES = [
  { key: 'notebooks', name: 'Notebooks', parent: 'root' },
  { key: 'pens', name: 'Pens', parent: 'root' },
  { key: 'fountain-pens', name: 'Fountain pens', parent: 'pens' },
  { key: 'desk', name: 'On the desk', parent: 'root' },
] as const;

export const PRODUCTS: readonly StubProduct[] = [
  {
    key: 'sewn-notebook',
    name: 'Sewn notebook',
    number: 'ST-1',
    price: 14,
    category: 'notebooks',
    colour: '#7d8c74',
    stock: 40,
    maker: MAKERS[0],
    text: '<p>Ninety-six pages that lie <strong>flat</strong>.</p>',
    variants: ['Plain', 'Lined', 'Dotted'],
  },
  {
    key: 'pocket-notebook',
    name: 'Pocket notebook',
    number: 'ST-2',
    price: 6.5,
    category: 'notebooks',
    colour: '#b5793f',
    stock: 200,
    maker: MAKERS[0],
    text: '<p>Three in a pack.</p>',
    tiers: [
      { from: 1, price: 6.5 },
      { from: 5, price: 5.75 },
      { from: 10, price: 5 },
    ],
  },
  {
    key: 'ledger',
    name: 'Ledger',
    number: 'ST-3',
    price: 32,
    category: 'notebooks',
    colour: '#4a5866',
    stock: 0,
    maker: MAKERS[0],
    text: '<p>Bound in cloth. The last one is gone.</p>',
  },
  {
    key: 'steel-pen',
    name: 'Steel fountain pen',
    number: 'ST-4',
    price: 48,
    category: 'fountain-pens',
    colour: '#5c6b73',
    stock: 12,
    maker: MAKERS[1],
    text: '<p>A nib for every day.</p>',
  },
  {
    key: 'school-pen',
    name: 'School pen',
    number: 'ST-5',
    price: 19.9,
    category: 'fountain-pens',
    colour: '#a4493d',
    stock: 30,
    maker: MAKERS[1],
    text: '<p>For hands that are still learning.</p>',
  },
  {
    key: 'pencil',
    name: 'Cedar pencil',
    number: 'ST-6',
    price: 2.2,
    category: 'pens',
    colour: '#c9a227',
    stock: 500,
    maker: MAKERS[1],
    text: '<p>Smells of the workshop.</p>',
  },
  {
    key: 'blotter',
    name: 'Desk blotter',
    number: 'ST-7',
    price: 27,
    category: 'desk',
    colour: '#6f5a7e',
    stock: 8,
    maker: MAKERS[0],
    text: '<p>Catches what drips.</p>',
  },
];

/** What can be ordered and looked at: a product, or one variant of it. */
export interface Article {
  readonly id: string;
  readonly product: StubProduct;
  readonly option: string | undefined;
}

export const parentId = (product: StubProduct): string => idOf(`product ${product.key}`);
export const optionId = (option: string): string => idOf(`option ${option}`);

/** Every article by its id; a parent of variants stands for its first one. */
export const ARTICLES: ReadonlyMap<string, Article> = new Map(
  PRODUCTS.flatMap((product): [string, Article][] => {
    const variants = (product.variants ?? []).map((option): [string, Article] => {
      const id = idOf(`product ${product.key} ${option}`);
      return [id, { id, product, option }];
    });
    const [first] = variants;
    return [...variants, [parentId(product), first ? first[1] : { id: parentId(product), product, option: undefined }]];
  }),
);

/** The unit price of a product at a quantity. */
export function unitPrice(product: StubProduct, quantity: number): number {
  return product.tiers?.findLast(({ from }) => quantity >= from)?.price ?? product.price;
}

export const COUNTRIES = [
  { key: 'gb', name: 'United Kingdom', iso: 'GB', states: [] },
  { key: 'ie', name: 'Ireland', iso: 'IE', states: ['Connacht', 'Leinster', 'Munster', 'Ulster'] },
] as const;

export const SHIPPING = [
  { key: 'post', name: 'Royal post', price: 3.5, days: '2-3 days' },
  { key: 'courier', name: 'Courier', price: 9, days: 'Next day' },
] as const;

export const PAYMENT = [
  { key: 'invoice', name: 'Invoice', text: 'Pay within thirty days.' },
  { key: 'advance', name: 'Paid in advance', text: 'We send the goods when the money is there.' },
] as const;

/** The one person who may guide. */
export const GUIDE = { username: 'stationer', password: 'stationer-guide', firstName: 'Ada', lastName: 'Quill' };
