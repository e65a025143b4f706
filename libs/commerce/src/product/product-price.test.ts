import { describe, expect, it } from 'vitest';
import { createFormatter, createTranslator, loadMessages } from '@vitrine/i18n';
import { listedPrice, priceAt, priceProps, priceTiers } from './product-price.ts';

const tools = {
  ...createTranslator({ locale: 'en-US', messages: await loadMessages('en-US', ['common', 'shop']) }),
  format: createFormatter({ locale: 'en-US', currency: 'USD' }),
};
const price = (unitPrice: number, quantity = 1, over: object = {}) => ({ unitPrice, totalPrice: unitPrice, quantity, ...over });
// As a real server sends tiers: each quantity is the tier's upper end, the last one's its start.
const tiered = { calculatedPrice: price(20), calculatedPrices: [price(20, 4), price(18, 9), price(15, 10)] };

describe('tier prices', () => {
  it('end at their quantity, the last one begins there', () => {
    expect(priceTiers(tiered).map(({ from, to, price: { unitPrice } }) => [from, to, unitPrice])).toEqual([
      [1, 4, 20],
      [5, 9, 18],
      [10, null, 15],
    ]);
  });
  it.each([
    [1, 20],
    [4, 20],
    [5, 18],
    [9, 18],
    [10, 15],
    [500, 15],
  ])('give for %i pieces the unit price %i', (quantity, expected) => {
    expect(priceAt(tiered, quantity).unitPrice).toBe(expected);
  });
  it('are none where there is one price', () => {
    expect(priceTiers({ calculatedPrices: [] })).toEqual([]);
    expect(priceTiers({})).toEqual([]);
  });
});

describe('a price', () => {
  it('shows list price and percent saved, base price and the lowest price of the last 30 days', () => {
    const shown = priceProps(
      price(20, 1, {
        listPrice: { price: 25, discount: -5, percentage: 20 },
        referencePrice: { price: 4, purchaseUnit: 5, referenceUnit: 1, unitName: 'Liter' },
        regulationPrice: { price: 25 },
      }),
      tools,
    );
    expect(shown).toMatchObject({
      price: '$20.00',
      listPrice: '$25.00',
      discount: '−20%',
      unitPrice: '$4.00 / 1 Liter',
      note: 'Lowest price of the last 30 days: $25.00',
    });
  });
  it('shows no list price that is not above it', () => {
    expect(priceProps(price(20, 1, { listPrice: { price: 20, discount: 0, percentage: 0 } }), tools)).not.toHaveProperty('listPrice');
  });
  it('reads "from" in a list where variants or tiers differ', () => {
    const product = { ...tiered, id: 'a', productNumber: 'n', translated: {}, calculatedCheapestPrice: price(15, 1, { hasRange: true }) };
    expect(listedPrice(product, tools)).toMatchObject({ price: '$15.00', fromLabel: 'from' });
    expect(
      listedPrice({ ...product, calculatedPrices: [], calculatedCheapestPrice: price(20, 1, { hasRange: false }) }, tools),
    ).not.toHaveProperty('fromLabel');
  });
  it.each([
    ['tiers', { calculatedCheapestPrice: price(15) }, '$15.00', true],
    ['variants alone', { calculatedPrices: [], calculatedCheapestPrice: price(15, 1, { hasRange: true }) }, '$15.00', true],
    ['nothing', { calculatedPrices: [price(20)], calculatedCheapestPrice: price(15) }, '$20.00', false],
    ['tiers of which none is said to be the cheapest', { calculatedCheapestPrice: null }, '$20.00', true],
  ])('in a list where %s differ is the one that fits', (_what, over, expected, isFrom) => {
    const product = { ...tiered, id: 'a', productNumber: 'n', translated: {}, ...over } as unknown as Parameters<typeof listedPrice>[0];
    const shown = listedPrice(product, tools);
    expect([shown.price, 'fromLabel' in shown]).toEqual([expected, isFrom]);
  });
  it('says nothing of what costs nothing', () => {
    const zero = {
      listPrice: { price: 0, percentage: 0 },
      referencePrice: { price: 0, referenceUnit: 1, unitName: 'l' },
      regulationPrice: { price: 0 },
    };
    const shown = priceProps(price(-1, 1, zero), tools);
    for (const name of ['listPrice', 'unitPrice', 'note']) expect(shown).not.toHaveProperty(name);
    const small = {
      listPrice: { price: 0.5, percentage: 20 },
      referencePrice: { price: 0.5, referenceUnit: 1, unitName: 'l' },
      regulationPrice: { price: 0.5 },
    };
    for (const name of ['listPrice', 'unitPrice', 'note']) expect(priceProps(price(0.4, 1, small), tools)).toHaveProperty(name);
  });
  it.each([
    ['the list price where that was the lowest', 40, '−50%'],
    ['the lowest where that was below it', 25, '−20%'],
    ['the list price where the lowest was above it', 50, '−50%'],
    ['nothing where it was as low before', 20, undefined],
    ['nothing where it was lower before', 19, undefined],
  ])('is reduced from %s', (_what, lowest, discount) => {
    const reduced = price(20, 1, { listPrice: { price: 40, percentage: 50 }, regulationPrice: { price: lowest } });
    expect(priceProps(reduced, tools).discount).toBe(discount);
  });
  it('saves a whole number of percent', () => {
    expect(priceProps(price(20, 1, { listPrice: { price: 30, percentage: 33.33 } }), tools).discount).toBe('−33%');
  });
});
