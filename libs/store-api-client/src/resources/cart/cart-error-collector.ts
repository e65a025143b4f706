import type { Cart, CartError } from '../../entities/cart.ts';

/** Keeps the errors of carts until they are shown, each once. */
export interface CartErrorCollector {
  /** Takes the errors of an answer. A later error under the same key replaces the earlier one. */
  collect(cart: Pick<Cart, 'errors'>): void;
  /** Gives what was collected, and forgets it. */
  consume(): CartError[];
}

/** A collector; make one per session. */
export function createCartErrorCollector(): CartErrorCollector {
  const errors = new Map<string, CartError>();
  return {
    collect(cart) {
      for (const error of cart.errors) errors.set(error.key, error);
    },
    consume() {
      const collected = [...errors.values()];
      errors.clear();
      return collected;
    },
  };
}
