import { describe, expect, it } from 'vitest';
import type { Cart, SalesChannelContext } from '@vitrine/store-api-client';
import { KnownQueries } from '../testing/known-queries.tsx';
import { shopMarkup, shopWords } from '../testing/shop-words.tsx';
import { CheckoutPage } from './checkout-page.tsx';
import { CheckoutMethods } from './checkout-steps.tsx';

const price = { unitPrice: 10, totalPrice: 20, quantity: 2, positionPrice: 20, calculatedTaxes: [] };
const cartOf = (quantity: number) =>
  ({
    hash: 'h',
    lineItems: quantity > 0 ? [{ id: 'mug', type: 'product', label: 'Mug', quantity, price }] : [],
    price,
    deliveries: [],
    errors: [],
  }) as unknown as Cart;
const address = (street: string) => ({ id: street, firstName: 'Ada', lastName: 'Byron', street, zipcode: '10115', city: 'Berlin' });
const customer = (over: object = {}) => ({
  id: 'c',
  guest: true,
  active: true,
  email: 'ada@vitrine.example',
  defaultBillingAddress: address('Main Street 1'),
  activeShippingAddress: address('Mill Lane 2'),
  defaultShippingAddress: address('Old Lane 3'),
  ...over,
});
const page = (cart: Cart | undefined, who: object | null) => (
  <KnownQueries
    answers={[
      ...(cart ? [[['cart', 'current'], cart] as const] : []),
      ...(who === null
        ? []
        : [[['checkout', 'context'], { customer: who, shippingMethod: { id: 's' }, paymentMethod: { id: 'p' } }] as const]),
      [['checkout', 'shipping-methods'], [{ id: 's', name: 'Express' }]],
      [['checkout', 'payment-methods'], [{ id: 'p', name: 'Invoice' }]],
    ]}
  >
    <CheckoutPage choices={{ countries: [], salutations: [] }} />
  </KnownQueries>
);
const words = (cart: Cart | undefined, who: object | null, hasSession = true) => shopWords(page(cart, who), { hasSession }, '/checkout');
const EMPTY = 'Your cart is empty';

describe('the checkout as a server draws it', () => {
  it('of a guest shows their addresses, the active before the default one, and both kinds of method', () => {
    const said = words(cartOf(2), customer());
    for (const text of ['ada@vitrine.example', 'Main Street 1', 'Mill Lane 2', 'Express', 'Invoice']) expect(said).toContain(text);
    expect(said).not.toContain('Old Lane 3');
  });
  it('says of an address that is missing that there is none', () => {
    const without = { defaultBillingAddress: null, activeShippingAddress: null, defaultShippingAddress: null };
    expect(words(cartOf(2), customer(without))).not.toMatch(/Berlin/);
  });
  it('asks somebody unknown who they are, and lets nobody order before', () => {
    const said = words(cartOf(2), null);
    expect(said).not.toContain('Invoice');
    expect(shopMarkup(page(cartOf(2), null), { hasSession: true })).not.toContain('intent=order');
    expect(shopMarkup(page(cartOf(2), customer()), { hasSession: true })).toContain('intent=order');
  });
  it('is over for an empty cart, and for a visitor without a session', () => {
    expect(words(cartOf(0), customer())).toContain(EMPTY);
    expect(words(undefined, null, false)).toContain(EMPTY);
  });
  it('waits for a cart that is not known yet', () => {
    expect(words(undefined, customer())).not.toContain(EMPTY);
  });
  it('tells a guest from a customer', () => {
    expect(words(cartOf(2), customer())).not.toBe(words(cartOf(2), customer({ guest: false })));
  });
  it('offers no way to ship what is downloaded', () => {
    const download = cartOf(1);
    const line = { ...download.lineItems[0], states: ['is-download'] };
    expect(words({ ...download, lineItems: [line] } as Cart, customer())).not.toContain('Express');
  });
  it('says what became of methods that were chosen without scripts', () => {
    const outcome = (methods?: 'failed' | 'changed') =>
      shopWords(
        <CheckoutMethods
          cart={cartOf(1)}
          context={{ shippingMethod: { id: 's' }, paymentMethod: { id: 'p' } } as SalesChannelContext}
          outcome={methods}
        />,
      );
    expect(new Set([outcome(), outcome('failed'), outcome('changed')]).size).toBe(3);
  });
});
