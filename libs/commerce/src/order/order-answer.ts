import type { Reordered } from './reorder.ts';

/** What somebody may do with an order on its page. */
export const ORDER_INTENTS = { cancel: 'cancel', payment: 'payment', again: 'again' } as const;

/**
 * What came of it:
 *
 * - `done`: it is so now, and the order was read again
 * - `refused`: the order's state, or the store, does not allow it
 * - `gone`: the order is not this visitor's
 * - `unreachable`: the store did not answer
 */
export type OrderOutcome = 'done' | 'refused' | 'gone' | 'unreachable';

/** Answer to who wants to change an order, or to have the same once more. */
export type OrderAnswer =
  | { readonly intent: 'cancel' | 'payment'; readonly outcome: OrderOutcome }
  | { readonly intent: 'again'; readonly outcome: 'done'; readonly reordered: Reordered }
  | { readonly intent: 'again'; readonly outcome: Exclude<OrderOutcome, 'done'> };
