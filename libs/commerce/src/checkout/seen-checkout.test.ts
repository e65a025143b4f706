import { describe, expect, it } from 'vitest';
import type { Cart, Customer } from '@vitrine/store-api-client';
import { cartChanges } from '../cart/cart-changes.ts';
import { readSeen, writeSeen } from './seen-checkout.ts';

const price = (unitPrice: number) => ({ unitPrice, totalPrice: unitPrice, quantity: 1, calculatedTaxes: [] });
const cart = (unitPrice: number) =>
  ({
    hash: 'h',
    lineItems: [
      {
        id: 'a',
        type: 'product',
        good: true,
        label: 'Mug "blue" </script>',
        referencedId: 'mug',
        quantity: 2,
        price: price(unitPrice),
        payload: { productNumber: '1' },
      },
      { id: 'b', type: 'promotion', good: false, label: 'Ten', quantity: 1, price: price(-1), payload: { code: 'TEN' } },
    ],
  }) as unknown as Cart;

describe('what a page of the checkout has shown', () => {
  it('comes back as it was, so far as changes are told and a cart is put together again', () => {
    const seen = readSeen(writeSeen(cart(10), null));
    expect(seen).toMatchObject({
      hash: 'h',
      customer: null,
      lineItems: [
        { id: 'a', good: true, referencedId: 'mug', quantity: 2, price: { unitPrice: 10 } },
        { type: 'promotion', good: false, payload: { code: 'TEN' } },
      ],
    });
    expect(cartChanges(seen ?? expect.fail(), cart(12))).toEqual([
      { kind: 'price', id: 'a', name: 'Mug "blue" </script>', before: 10, after: 12 },
    ]);
  });

  it('holds of a customer what fills a form in, and nothing else', () => {
    const customer = {
      id: 'c',
      guest: true,
      email: 'ada@shop.example',
      firstName: 'Ada',
      lastName: 'Byron',
      customerNumber: '7',
      activeBillingAddress: { id: 'x', street: 'Mill Lane', zipcode: '1', city: 'Bern', countryId: 'ch', customerId: 'c' },
    } as unknown as Customer;
    expect(readSeen(writeSeen(cart(1), customer))?.customer).toEqual({
      guest: true,
      email: 'ada@shop.example',
      firstName: 'Ada',
      lastName: 'Byron',
      address: { street: 'Mill Lane', zipcode: '1', city: 'Bern', countryId: 'ch' },
    });
  });

  it.each([
    undefined,
    '',
    'no JSON',
    '{}',
    '[]',
    'null',
    '{"lineItems":[{"id":1}],"customer":null}',
    '{"lineItems":[],"customer":{"email":1}}',
  ])('is nothing where it is not what a page writes: %s', (written) => {
    expect(readSeen(written)).toBeUndefined();
  });

  it.each([
    ['a text', (length: number) => ({ hash: 'x'.repeat(length), lineItems: [], customer: null })],
    [
      'the lines',
      (length: number) => ({ lineItems: Array.from({ length }, () => ({ id: 'a', type: 'product', quantity: 1 })), customer: null }),
    ],
  ])('is something up to a thousand of %s', (_what, of) => {
    expect(readSeen(JSON.stringify(of(1_000)))).toBeDefined();
    expect(readSeen(JSON.stringify(of(1_001)))).toBeUndefined();
  });

  it('tells guests from customers, and finds the address that is there', () => {
    const named = { email: 'a', firstName: 'b', lastName: 'c' };
    const read = (customer: object) => readSeen(writeSeen(cart(1), customer as Customer))?.customer;
    expect(read({ ...named, guest: false })).toEqual({ ...named, guest: false, address: {} });
    expect(read({ ...named, defaultBillingAddress: { city: 'Bern' } })).toEqual({ ...named, guest: false, address: { city: 'Bern' } });
  });
});
