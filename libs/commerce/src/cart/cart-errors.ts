import { type Cart, type CartError, createCartErrorCollector } from '@vitrine/store-api-client';

/** Which problems of a cart are still to be told. Servers name most of them in one answer alone. */
export interface CartErrors {
  /** Problems in the answer to a change: all of them are news to who made it. */
  ofWrite(cart: Pick<Cart, 'errors'>): CartError[];
  /**
   * Problems in a cart that was read: those that the answer before did not name. Problems that stay while their cause
   * does are shown beside the cart, and what is no problem was told when it came about.
   */
  ofRead(cart: Pick<Cart, 'errors'>, isShownElsewhere: (error: CartError) => boolean): CartError[];
}

/** Tells each problem once; make one per page. */
export function createCartErrors(): CartErrors {
  const collector = createCartErrorCollector();
  let standing = new Set<string>();
  const take = (cart: Pick<Cart, 'errors'>, errors: CartError[]): CartError[] => {
    collector.collect({ errors });
    standing = new Set(cart.errors.map(({ key }) => key));
    return collector.consume();
  };
  return {
    ofWrite: (cart) => take(cart, cart.errors),
    ofRead: (cart, isShownElsewhere) =>
      take(
        cart,
        cart.errors.filter((error) => !standing.has(error.key) && error.level >= 10 && !isShownElsewhere(error)),
      ),
  };
}
