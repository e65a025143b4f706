import { useState } from 'react';
import type { Cart } from '@vitrine/store-api-client';
import { type CartChange, cartChanges } from '../cart/cart-changes.ts';

/**
 * What has changed in the cart since the checkout first showed it. Nothing in the checkout changes products or their
 * prices, so whatever does is news: from the store, from another tab, or from a stock that ran low. Changes add up against
 * the cart of the beginning, so that none is overwritten by the next one.
 */
export function useCartChanges(cart: Cart | undefined): readonly CartChange[] {
  const [first, setFirst] = useState(cart);
  if (first === undefined && cart !== undefined) setFirst(cart);
  return first === undefined || cart === undefined ? [] : cartChanges(first, cart);
}
