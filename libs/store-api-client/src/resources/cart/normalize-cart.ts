import type { CartSnapshot } from '../../client/cart-memory.ts';
import type { Cart, CartError } from '../../entities/cart.ts';

/** A cart as servers write it: its errors are `[]` when empty, else a map by key. */
export type RawCart = Omit<Cart, 'errors'> & { errors?: Partial<CartError>[] | Record<string, Partial<CartError>> | null };

/** The cart's errors as a list, whichever way the server wrote them. */
function cartErrorList(errors: RawCart['errors']): CartError[] {
  if (errors === null || errors === undefined) return [];
  return Object.entries(errors).map(([name, error]) => {
    const key = error.key ?? (Array.isArray(errors) ? error.messageKey : undefined) ?? name;
    return { ...error, key, level: error.level ?? 20, messageKey: error.messageKey ?? key, message: error.message ?? '' };
  });
}

/** A cart with its errors as a list. */
export function normalizeCart(raw: RawCart): Cart {
  return { ...raw, lineItems: raw.lineItems ?? [], deliveries: raw.deliveries ?? [], errors: cartErrorList(raw.errors) };
}

/** What to remember of a cart. */
export function snapshotOf(cart: Pick<Cart, 'lineItems'>): CartSnapshot {
  return {
    quantities: new Map(cart.lineItems.map((line) => [line.id, line.quantity])),
    codes: new Set(cart.lineItems.map((line) => line.payload?.code?.toLowerCase()).filter((code) => code !== undefined)),
  };
}
