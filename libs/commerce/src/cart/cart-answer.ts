import type { CartError } from '@vitrine/store-api-client';

/** What the cart's page says of a form that was sent to it without scripts. */
export interface CartAnswer {
  /** What the store had to say about the change. */
  readonly errors: readonly CartError[];
  /** A code that is not in the cart now: it stays in its field. */
  readonly refusedCode?: string | undefined;
  /** The store refused the change, or did not answer. */
  readonly hasFailed?: boolean | undefined;
}

/** Names of the fields by which a form tells the cart's page what to do. */
export const CART_INTENTS = { add: 'add', change: 'change', remove: 'remove', redeem: 'redeem' } as const;
