import { createContext } from 'react';
import type { PlacedOrder } from './place-order.ts';

/** A checkout that is part of another page, which is not left: what its page does in place of leading elsewhere. */
export interface CheckoutPlace {
  /** The order is placed. */
  ordered(order: PlacedOrder): void;
  /** Back to what the checkout was opened from, with the cart. */
  leave(): void;
  /** What the way back is called. */
  leaveLabel: string;
}

/** Null where the checkout is a page of its own. */
export const CheckoutPlaceContext = createContext<CheckoutPlace | null>(null);
