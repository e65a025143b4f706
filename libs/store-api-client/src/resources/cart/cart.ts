import type { CartSnapshot } from '../../client/cart-memory.ts';
import { requestBody } from '../../client/request-body.ts';
import type { CallOptions, StoreApiClient } from '../../client/store-api-client.ts';
import type { Cart, LineItemChange, NewLineItem } from '../../entities/cart.ts';
import { withFallback } from '../fallback.ts';
import type { RawCart } from './normalize-cart.ts';
import { readCart, writeCart } from './reconcile.ts';

const LINE_ITEM_PATH = '/checkout/cart/line-item';

/** The session's cart; the server makes one where there is none. */
export async function getCart(client: StoreApiClient, options?: CallOptions): Promise<Cart> {
  return readCart(client, 'getCart', options);
}

function toRequestItem(item: NewLineItem): Record<string, unknown> {
  if (item.type === 'promotion') return { type: 'promotion', referencedId: item.referencedId };
  // Without an id the server invents one, and every add becomes a line of its own.
  return {
    type: 'product',
    id: item.id ?? item.referencedId,
    referencedId: item.referencedId,
    quantity: item.quantity ?? 1,
    ...(item.payload ? { payload: item.payload } : {}),
  };
}

function isAdded(items: readonly NewLineItem[], before: CartSnapshot | undefined, after: CartSnapshot): boolean {
  return items.some((item) => {
    if (item.type === 'promotion') {
      const code = item.referencedId.toLowerCase();
      return after.codes.has(code) && before?.codes.has(code) !== true;
    }
    const id = item.id ?? item.referencedId;
    return (after.quantities.get(id) ?? 0) > (before?.quantities.get(id) ?? 0);
  });
}

/**
 * Adds products or promotion codes. Products of the same id stack. A refusal such as an unknown
 * code comes as an entry of the cart's `errors`, with status 200.
 *
 * @throws StoreApiError 400 `CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE` for a code that is in the cart already.
 */
export async function addLineItems(client: StoreApiClient, items: NewLineItem[], options?: CallOptions): Promise<Cart> {
  const body = { items: items.map(toRequestItem) };
  return writeCart(
    client,
    'addLineItems',
    {
      addsUp: true,
      send: (call) => requestBody<RawCart>(client, { operation: 'addLineItems', method: 'POST', path: LINE_ITEM_PATH, body }, call),
      isApplied: (before, after) => isAdded(items, before, after),
    },
    options,
  );
}

/**
 * Changes quantities. Servers raise, lower or cap a quantity by the product's rules and say so in `errors`.
 *
 * @throws StoreApiError 400 `CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY` for 0 and less: remove the line instead.
 */
export async function updateLineItems(client: StoreApiClient, changes: LineItemChange[], options?: CallOptions): Promise<Cart> {
  return writeCart(
    client,
    'updateLineItems',
    {
      addsUp: false,
      send: (call) =>
        requestBody<RawCart>(
          client,
          { operation: 'updateLineItems', method: 'PATCH', path: LINE_ITEM_PATH, body: { items: changes } },
          call,
        ),
      isApplied: (_before, after) => changes.every(({ id, quantity }) => quantity === undefined || after.quantities.get(id) === quantity),
    },
    options,
  );
}

/**
 * Removes lines by id. One unknown id, and nothing is removed.
 *
 * @throws StoreApiError 404 `CHECKOUT__CART_LINE_ITEM_NOT_FOUND`.
 */
export async function removeLineItems(client: StoreApiClient, ids: string[], options?: CallOptions): Promise<Cart> {
  const operation = 'removeLineItems';
  return writeCart(
    client,
    operation,
    {
      addsUp: false,
      send: (call) =>
        withFallback(
          () => requestBody<RawCart>(client, { operation, method: 'POST', path: `${LINE_ITEM_PATH}/delete`, body: { ids } }, call),
          () => requestBody<RawCart>(client, { operation, method: 'DELETE', path: LINE_ITEM_PATH, query: { 'ids[]': ids } }, call),
        ),
      isApplied: (_before, after) => ids.every((id) => !after.quantities.has(id)),
    },
    options,
  );
}

/** Deletes the cart with all it holds. */
export async function deleteCart(client: StoreApiClient, options?: CallOptions): Promise<void> {
  await client.cartMemory.enqueue(() => client.request({ operation: 'deleteCart', method: 'DELETE', path: '/checkout/cart' }, options));
  client.cartMemory.forget();
}
