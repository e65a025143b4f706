import { hasErrorCode, isEntityId, isStoreApiError } from '@vitrine/store-api-client';

/** One reason of a cart that was not taken, as the store words it: `key` begins with the kind of the problem. */
export interface RefusalNote {
  readonly key: string;
  readonly message: string;
}

/** Why an order was not placed, and what the shopper is told. */
export interface OrderRefusal {
  /** Of `checkout.order`. */
  readonly text: 'cartChanged' | 'emptyText' | 'failed' | 'refused' | 'unreachable' | 'loggedOut';
  /** The store's own reasons, where it gives any: what it has corrected in the cart is in no answer after that. */
  readonly notes: readonly RefusalNote[];
}

/** The reasons in the refusal of a cart: lines of `key: message`, or a list or map of them on other versions. */
function notesOf(errors: unknown): RefusalNote[] {
  if (typeof errors === 'string') {
    return errors.split('\n').flatMap((line) => {
      const at = line.indexOf(': ');
      return at > 0 ? [{ key: line.slice(0, at).trim(), message: line.slice(at + 2).trim() }] : [];
    });
  }
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.values(errors as Record<string, unknown>).flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { key, messageKey, message } = entry as Record<string, unknown>;
    const name = key ?? messageKey;
    return typeof name === 'string' ? [{ key: name, message: typeof message === 'string' ? message : '' }] : [];
  });
}

/** What a failed order means for who ordered. */
export function orderRefusal(error: unknown): OrderRefusal {
  if (!isStoreApiError(error)) return { text: 'failed', notes: [] };
  const has = (code: string): boolean => error.messages.some((message) => message.code === code);
  if (has('CHECKOUT__CART_HASH_MISMATCH')) return { text: 'cartChanged', notes: [] };
  if (has('CHECKOUT__CART_EMPTY')) return { text: 'emptyText', notes: [] };
  if (has('CHECKOUT__CUSTOMER_NOT_LOGGED_IN') || error.statusCode === 401 || error.statusCode === 403)
    return { text: 'loggedOut', notes: [] };
  if (has('CHECKOUT__CART_INVALID')) {
    const notes = error.messages.flatMap(({ meta }) => notesOf(meta?.parameters?.['errors']));
    return { text: 'refused', notes };
  }
  return { text: [0, 408, 502, 503, 504].includes(error.statusCode) ? 'unreachable' : 'failed', notes: [] };
}

/** Id of the order that the store kept although its payment failed: '' where it does not say which one, undefined for any other failure. */
export function storedOrderId(error: unknown): string | undefined {
  if (!hasErrorCode(error, 'CHECKOUT__CART_INVALID_PAYMENT_ORDER_STORED')) return undefined;
  const ids = error.messages.map(({ meta }) => meta?.parameters?.['orderId']);
  return ids.find((id): id is string => typeof id === 'string' && isEntityId(id)) ?? '';
}
