import { describe, expect, it } from 'vitest';
import { rawMedia, rawProduct } from '../testing/raw-page.ts';
import { createPruning } from './product.ts';

const CARD = {
  id: 'chair',
  apiAlias: 'product',
  productNumber: 'SW-Chair',
  translated: { name: 'Chair' },
  calculatedPrice: { unitPrice: 20, totalPrice: 20, quantity: 1 },
  available: true,
};

const cardOf = (rest: Record<string, unknown>) => createPruning().card(rawProduct('Chair', { cover: null, ...rest }));
const url = (seoPathInfo: string, rest: Record<string, unknown> = {}) => ({
  routeName: 'frontend.detail.page',
  pathInfo: '/detail/chair',
  seoPathInfo,
  foreignKey: 'chair',
  ...rest,
});
const plainUrl = (seoPathInfo: string) => url(seoPathInfo);

describe('a product on a card', () => {
  it('is what a card shows, and nothing that says nothing', () => {
    expect(
      cardOf({ stock: 0, states: [], unit: null, ratingAverage: null, ean: '123', tax: { taxRate: 19 }, isNew: false, properties: [] }),
    ).toEqual({ ...CARD, stock: 0 });
  });

  it('says every flag that is true', () => {
    expect(cardOf({ isCloseout: true, isNew: true, markAsTopseller: true, shippingFree: true })).toEqual({
      ...CARD,
      isCloseout: true,
      isNew: true,
      markAsTopseller: true,
      shippingFree: true,
    });
  });

  it.each<[string, Record<string, unknown>]>([
    ['no id', { id: '' }],
    ['no name', { translated: { name: null } }],
    ['no price', { calculatedPrice: null }],
  ])('is nothing where it has %s', (_case, rest) => {
    expect(cardOf(rest)).toBeNull();
  });

  it('takes the cheapest price where it has no other, and names it beside another only where they differ', () => {
    const cheapest = { unitPrice: 15, totalPrice: 15, quantity: 1 };
    expect(cardOf({ calculatedPrice: null, calculatedCheapestPrice: cheapest })).toEqual({ ...CARD, calculatedPrice: cheapest });
    expect(cardOf({ calculatedCheapestPrice: cheapest })).toEqual({ ...CARD, calculatedCheapestPrice: cheapest });
    expect(cardOf({ calculatedCheapestPrice: { unitPrice: 20 } })).toEqual(CARD);
    expect(cardOf({ calculatedCheapestPrice: { unitPrice: 20, hasRange: true } })).toEqual({
      ...CARD,
      calculatedCheapestPrice: { unitPrice: 20, totalPrice: 20, quantity: 1, hasRange: true },
    });
  });

  it('reads prices of tiers, with a total and a quantity where the shop leaves them out', () => {
    const tiers = [{ unitPrice: '9.5' }, { unitPrice: 8, totalPrice: 80, quantity: 10, hasRange: false }, { quantity: 3 }, null];
    expect(cardOf({ calculatedPrices: tiers })).toEqual({
      ...CARD,
      calculatedPrices: [
        { unitPrice: 9.5, totalPrice: 9.5, quantity: 1 },
        { unitPrice: 8, totalPrice: 80, quantity: 10 },
      ],
    });
  });

  it('has a picture with the thumbnails that are smaller than it', () => {
    const picture = rawMedia('chair', {
      thumbnails: [
        { url: 'https://media.example/chair-1600.jpg', width: 1600, height: 800 },
        { url: 'https://media.example/chair-400.jpg', width: 400 },
        { url: 'javascript:alert(1)', width: 300, height: 300 },
        { url: 'https://media.example/chair-0.jpg' },
      ],
    });
    expect(cardOf({ cover: { media: picture } })).toEqual({
      ...CARD,
      cover: {
        media: {
          id: 'chair',
          url: 'https://media.example/chair.jpg',
          translated: { alt: 'Picture chair' },
          metaData: { width: 1600, height: 800 },
          thumbnails: [{ url: 'https://media.example/chair-400.jpg', width: 400, height: 0 }],
        },
      },
    });
    const bare = { id: 'bare', url: '/bare.jpg', thumbnails: [{ url: '/bare-9.jpg', width: 9_000, height: 9 }] };
    expect(cardOf({ cover: { media: bare } })).toEqual({
      ...CARD,
      cover: { media: { ...bare, thumbnails: [{ url: '/bare-9.jpg', width: 9_000, height: 9 }] } },
    });
    expect(cardOf({ cover: { media: { id: 'x', url: 'javascript:alert(1)' } } })).toEqual(CARD);
  });

  it('has the canonical address, else the first, and never a deleted or an empty one', () => {
    const deleted = url('Old', { isDeleted: true, isCanonical: true });
    expect(cardOf({ seoUrls: [deleted, url(''), url('First'), url('Best', { isCanonical: true })] })).toEqual({
      ...CARD,
      seoUrls: [plainUrl('Best')],
    });
    expect(cardOf({ seoUrls: [deleted, url('First'), url('Second')] })).toEqual({ ...CARD, seoUrls: [plainUrl('First')] });
    expect(cardOf({ seoUrls: [deleted, url('')] })).toEqual(CARD);
  });

  it('has its options with group, color and picture', () => {
    expect(
      cardOf({
        options: [
          { id: 'red', groupId: 'color', name: 'Red', colorHexCode: '#f00', group: { id: 'color', name: 'Colour' } },
          { id: 'blue', groupId: 'color', name: 'Blue', colorHexCode: 'url(x)', media: { id: 'm', url: '/m.jpg' } },
        ],
      }),
    ).toEqual({
      ...CARD,
      options: [
        {
          id: 'red',
          groupId: 'color',
          translated: { name: 'Red' },
          colorHexCode: '#f00',
          group: { id: 'color', translated: { name: 'Colour' } },
        },
        { id: 'blue', groupId: 'color', translated: { name: 'Blue' }, media: { id: 'm', url: '/m.jpg', thumbnails: [] } },
      ],
    });
  });

  it('has manufacturer, units and what the sales room adds', () => {
    expect(
      cardOf({
        translated: { name: 'Chair', packUnit: 'Piece' },
        manufacturer: { id: 'maker', name: 'Maker' },
        deliveryTime: { name: 'Not on a card' },
        unit: { name: 'Kilo' },
        extensions: { interaction: { liked: true }, other: {} },
      }),
    ).toEqual({
      ...CARD,
      translated: { name: 'Chair', packUnit: 'Piece' },
      manufacturer: { id: 'maker', translated: { name: 'Maker' } },
      unit: { translated: { name: 'Kilo' } },
      extensions: { interaction: { liked: true } },
    });
  });
});

describe('the product that a page is about', () => {
  const detailOf = (rest: Record<string, unknown>) => createPruning().detail(rawProduct('Chair', { cover: null, ...rest }));

  it('has a delivery time', () => {
    expect(detailOf({ deliveryTime: { name: '1-3 days', min: 1, max: 3, unit: 'day' } })).toMatchObject({
      deliveryTime: { translated: { name: '1-3 days' }, min: 1, max: 3, unit: 'day' },
    });
    expect(detailOf({ deliveryTime: { name: 'Soon' } })).toMatchObject({
      deliveryTime: { translated: { name: 'Soon' }, min: 0, max: 0, unit: '' },
    });
  });

  it('has measures, tax and properties as well', () => {
    expect(detailOf({ ean: '123', weight: 2, tax: { taxRate: 19 }, properties: [{ id: 'oak', groupId: 'wood', name: 'Oak' }] })).toEqual({
      ...CARD,
      ean: '123',
      weight: 2,
      tax: { taxRate: 19 },
      properties: [{ id: 'oak', groupId: 'wood', translated: { name: 'Oak' } }],
    });
    expect(detailOf({ tax: {} })).toEqual({ ...CARD, tax: { taxRate: 0 } });
  });
});

describe('a product in two slots', () => {
  it('is one object, and the one that says more', () => {
    const { card } = createPruning();
    const poor = card(rawProduct('Chair', { cover: null }));
    expect(card(rawProduct('Chair', { cover: null }))).toBe(poor);
    const rich = card(rawProduct('Chair'));
    expect(rich).not.toBe(poor);
    expect(card(rawProduct('Chair', { cover: null }))).toBe(rich);
    expect(card(rawProduct('Chair'))).toBe(rich);
  });
});

describe('a listing', () => {
  const listingOf = (raw: unknown) => createPruning().listing(raw);
  const EMPTY = {
    elements: [],
    total: 0,
    page: 1,
    limit: 0,
    availableSortings: [],
    aggregations: { manufacturer: { entities: [] }, price: {}, rating: {}, 'shipping-free': {} },
  };

  it('of an answer without details is empty and its first page', () => {
    expect(listingOf({})).toEqual(EMPTY);
    expect(listingOf(null)).toBeNull();
  });

  it('counts its products where the shop does not count', () => {
    expect(listingOf({ elements: [rawProduct('Chair', { cover: null }), null, {}] })).toEqual({
      ...EMPTY,
      elements: [CARD],
      total: 1,
      limit: 1,
    });
  });

  it('has count, page, sortings, filters and the ids of all', () => {
    expect(
      listingOf({
        elements: [],
        total: '42',
        page: 3,
        limit: 24,
        sorting: 'name-asc',
        currentFilters: { rating: 4 },
        availableSortings: [{ key: 'name-asc', label: 'Name', priority: 2 }, { key: 'top' }],
        aggregations: {
          manufacturer: { entities: [{ id: 'maker', name: 'Maker', link: 'x' }] },
          properties: { entities: [{ id: 'size', name: 'Size', options: [{ id: 's', groupId: 'size', name: 'S', group: {} }] }] },
          price: { min: 1, max: 9, avg: 5 },
        },
        extensions: { allIds: ['a'], other: 1 },
      }),
    ).toEqual({
      ...EMPTY,
      total: 42,
      page: 3,
      limit: 24,
      sorting: 'name-asc',
      currentFilters: { rating: 4 },
      availableSortings: [
        { key: 'name-asc', translated: { label: 'Name' }, priority: 2 },
        { key: 'top', translated: { label: '' }, priority: 0 },
      ],
      aggregations: {
        ...EMPTY.aggregations,
        manufacturer: { entities: [{ id: 'maker', translated: { name: 'Maker' } }] },
        properties: {
          entities: [
            {
              id: 'size',
              translated: { name: 'Size' },
              displayType: 'text',
              options: [{ id: 's', groupId: 'size', translated: { name: 'S' } }],
            },
          ],
        },
        price: { min: 1, max: 9 },
      },
      extensions: { allIds: ['a'] },
    });
  });
});

describe('groups of cross-selling', () => {
  const products = [rawProduct('Chair', { cover: null })];

  it('have a name, their products and a count', () => {
    expect(createPruning().crossSelling([{ crossSelling: { id: 'x', name: 'Fits' }, products }])).toEqual([
      { crossSelling: { id: 'x', translated: { name: 'Fits' } }, products: [CARD], total: 1 },
    ]);
    expect(createPruning().crossSelling([{ crossSelling: { id: 'x', active: true }, products, total: 7 }])).toMatchObject([{ total: 7 }]);
  });

  it.each<[string, unknown]>([
    ['switched off', { crossSelling: { id: 'x', active: false }, products }],
    ['empty', { crossSelling: { id: 'x' }, products: [] }],
    ['without a head', { products }],
  ])('are left out where they are %s', (_case, group) => {
    expect(createPruning().crossSelling([group])).toEqual([]);
  });
});
