import { describe, expect, it } from 'vitest';
import type { Cart } from '@vitrine/store-api-client';
import { freeShipping } from './free-shipping.ts';

const step = (quantityStart: number, gross: number, over: object = {}) => ({
  ruleId: null,
  calculationRuleId: null,
  calculation: 2,
  quantityStart,
  currencyPrice: [{ currencyId: 'euro', gross, net: gross / 1.19 }],
  ...over,
});
const line = (totalPrice: number, over: object = {}) => ({
  id: String(totalPrice),
  type: 'product',
  quantity: 1,
  price: { totalPrice },
  deliveryInformation: { freeDelivery: false },
  ...over,
});
/** A cart with the steps of its shipping method, as a store answers it. */
const cart = (prices: unknown, lineItems: unknown[] = [line(19)]): Cart =>
  ({ lineItems, deliveries: prices === undefined ? [] : [{ shippingMethod: { prices } }] }) as unknown as Cart;

describe('the way to free shipping', () => {
  it('is what is missing to the step of the shipping method that costs nothing', () => {
    expect(freeShipping(cart([step(0, 4.99), step(50.01, 0)]))).toEqual({ value: 19, from: 50.01, missing: 50.01 - 19 });
    expect(freeShipping(cart([step(0, 4.99), step(50, 0)], [line(30), line(40)]))).toEqual({ value: 70, from: 50, missing: 0 });
  });

  it('counts what pays for shipping alone: no promotion, no download, nothing that ships free anyway', () => {
    const others = [
      line(-5, { type: 'promotion', deliveryInformation: null }),
      line(80, { deliveryInformation: { freeDelivery: true } }),
      line(90, { deliveryInformation: null }),
    ];
    expect(freeShipping(cart([step(0, 4.99), step(50, 0)], [line(10), ...others]))?.value).toBe(10);
    expect(freeShipping(cart([step(0, 4.99), step(50, 0)], others))).toBeUndefined();
  });

  it.each([
    ['no delivery', undefined],
    ['no steps', []],
    ['steps that the store keeps to itself', null],
    ['no step that costs nothing', [step(0, 9.99)]],
    ['shipping that never costs anything', [step(0, 0)]],
    ['steps by pieces', [step(1, 4.99, { calculation: 1 }), step(5, 0, { calculation: 1 })]],
    ['a rule that only the store can judge', [step(0, 4.99), step(50, 0, { ruleId: 'rule' })]],
    ['a calculation by a rule', [step(0, 4.99), step(50, 0, { calculationRuleId: 'rule' })]],
    ['a step without a price', [step(0, 4.99), step(50, 0, { currencyPrice: [] })]],
  ])('is not claimed where there is %s', (_what, prices) => {
    expect(freeShipping(cart(prices))).toBeUndefined();
  });
});
