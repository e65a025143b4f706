import { describe, expect, it } from 'vitest';
import type { CartError } from '@vitrine/store-api-client';
import { isBlockingError } from './cart-error-keys.ts';
import { createCartErrors } from './cart-errors.ts';

const error = (messageKey: string, level: number, key: string = messageKey): CartError => ({ key, level, messageKey, message: '' });
const STOCK = error('product-stock-reached', 10, 'product-stock-reached-1');
const GONE = error('product-not-found', 20, 'product-not-found-1');
const BLOCKED = error('payment-method-blocked', 10, 'payment-method-blocked-Invoice');
const ADDED = error('promotion-discount-added', 0, 'promotion-discount-added-1');
const cart = (...errors: CartError[]) => ({ errors });
const keys = (errors: CartError[]) => errors.map(({ key }) => key);

describe('the errors of a cart are collected and consumable once', () => {
  it('tells all that a change brings about, good news too', () => {
    expect(keys(createCartErrors().ofWrite(cart(STOCK, ADDED, BLOCKED)))).toEqual([STOCK.key, ADDED.key, BLOCKED.key]);
  });

  it('tells a correction again when another change brings it about again', () => {
    const errors = createCartErrors();
    errors.ofWrite(cart(STOCK));
    expect(keys(errors.ofWrite(cart(STOCK)))).toEqual([STOCK.key]);
  });

  it('is silent where the cart of a change is then read, with the same errors or without', () => {
    const errors = createCartErrors();
    errors.ofWrite(cart(STOCK, GONE));
    expect(errors.ofRead(cart(STOCK, GONE), isBlockingError)).toEqual([]);
    expect(errors.ofRead(cart(), isBlockingError)).toEqual([]);
  });

  it('tells a message of the cart once for as long as it is there, and anew when it comes back', () => {
    const errors = createCartErrors();
    expect(keys(errors.ofRead(cart(GONE), isBlockingError))).toEqual([GONE.key]);
    expect(errors.ofRead(cart(GONE), isBlockingError)).toEqual([]);
    expect(errors.ofRead(cart(), isBlockingError)).toEqual([]);
    expect(keys(errors.ofRead(cart(GONE), isBlockingError))).toEqual([GONE.key]);
  });

  it('tells of a cart that is read what is at least a warning', () => {
    const hint = error('cart-merged-hint', 9);
    expect(keys(createCartErrors().ofRead(cart(STOCK, hint), isBlockingError))).toEqual([STOCK.key]);
  });

  it('leaves to the page what blocks an order for as long as it does, and old good news unsaid', () => {
    expect(createCartErrors().ofRead(cart(BLOCKED, ADDED), isBlockingError)).toEqual([]);
  });
});
