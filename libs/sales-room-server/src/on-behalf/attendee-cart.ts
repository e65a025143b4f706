import type { AttendeeCart, AttendeeInsights, CartAction } from '@vitrine/sales-room-protocol';
import {
  addLineItems,
  type Cart,
  getCart,
  type LineItem,
  removeLineItems,
  type StoreApiClient,
  updateLineItems,
} from '@vitrine/store-api-client';
import { RoomError } from '../room-error.ts';
import type { ActionUndo, StoredAction } from '../rooms/guide-actions.ts';

const ID = /^[0-9a-f]{32}$/;
const ERROR_LEVEL = 20;

/** The cart as its owner's session sees it, without anything that is the store's own affair. */
export function cartView(cart: Cart, currencyIsoCode: string): AttendeeCart {
  return {
    lines: cart.lineItems.map((line) => {
      const isProduct = line.type === 'product';
      return {
        id: line.id,
        type: line.type,
        productId: productIdOf(line),
        label: line.label ?? '',
        options: (line.payload?.options ?? []).map(({ group, option }) => `${group}: ${option}`),
        quantity: line.quantity,
        minQuantity: line.quantityInformation?.minPurchase ?? 1,
        maxQuantity: line.quantityInformation?.maxPurchase ?? null,
        quantityStep: line.quantityInformation?.purchaseSteps ?? 1,
        unitPrice: line.price?.unitPrice ?? 0,
        totalPrice: line.price?.totalPrice ?? 0,
        coverUrl: coverOf(line),
        canChangeQuantity: isProduct && line.stackable !== false,
        canRemove: isProduct ? line.removable !== false : codeOf(line) !== undefined,
      };
    }),
    positionPrice: cart.price.positionPrice,
    totalPrice: cart.price.totalPrice,
    currencyIsoCode,
    messages: cart.errors.map(({ messageKey, level, name, quantity }) => ({
      key: messageKey,
      isError: level >= ERROR_LEVEL,
      name: name ?? null,
      quantity: quantity ?? null,
    })),
  };
}

/** What a guide's statistics say about a cart. */
export function turnoverOf(cart: Cart, currencyIsoCode: string): NonNullable<AttendeeInsights['turnover']> {
  const products = cart.lineItems.filter(({ type }) => type === 'product');
  return {
    cartSum: cart.price.positionPrice,
    currencyIsoCode,
    productCount: products.reduce((sum, { quantity }) => sum + quantity, 0),
    lineItemCount: products.length,
  };
}

/** What a change of a cart makes of one of its lines. */
export type CartChange = Pick<StoredAction, 'productId' | 'label' | 'quantityBefore' | 'quantityAfter'> & { undo: ActionUndo };

/** What an act is going to make of a cart, as far as the cart says before it. */
export async function planInCart(client: StoreApiClient, action: CartAction): Promise<CartChange> {
  const before = await getCart(client);
  const id = action.type === 'add' ? action.productId : action.lineItemId;
  const was = before.lineItems.find((line) => line.id === id);
  if (action.type !== 'add' && was === undefined) throw new RoomError('not-found', 'There is no such line in this cart.');
  const quantityBefore = was?.quantity ?? 0;
  return {
    productId: action.type === 'add' ? action.productId : was === undefined ? null : productIdOf(was),
    label: was?.label ?? '',
    quantityBefore,
    quantityAfter: action.type === 'add' ? quantityBefore + action.quantity : action.type === 'remove' ? 0 : action.quantity,
    undo: { lineItemId: id, item: was === undefined ? null : itemOf(was), promotionCodes: codesOf(before) },
  };
}

/** What has become of a plan, as the cart says now; undefined where its line is as it was. */
export function outcomeInCart(cart: Cart, plan: CartChange): CartChange | undefined {
  const quantityAfter = quantityIn(cart, plan.undo);
  if (quantityAfter === plan.quantityBefore) return undefined;
  const is = cart.lineItems.find((line) => line.id === plan.undo.lineItemId);
  return { ...plan, quantityAfter, ...(is === undefined ? {} : { productId: productIdOf(is), label: is.label ?? '' }) };
}

/** Changes a cart with its owner's session. */
export async function changeCart(client: StoreApiClient, action: CartAction): Promise<Cart> {
  switch (action.type) {
    case 'add':
      return addLineItems(client, [{ referencedId: action.productId, quantity: action.quantity }]);
    case 'set-quantity':
      return updateLineItems(client, [{ id: action.lineItemId, quantity: action.quantity }]);
    case 'remove':
      return removeLineItems(client, [action.lineItemId]);
  }
}

/**
 * Takes an act back: the line is as it was before, and so are the promotion codes that went with it. Whatever was
 * changed after the act wins: then nothing is touched and `changed-since` is thrown. Acts on one line are therefore
 * taken back newest first.
 */
export async function undoInCart(
  client: StoreApiClient,
  { quantityBefore, quantityAfter, undo }: Pick<StoredAction, 'quantityBefore' | 'quantityAfter' | 'undo'>,
): Promise<Cart> {
  if (undo === null) throw new RoomError('not-found', 'There is nothing to take back.');
  const now = await getCart(client);
  // It was taken back already, by a server that stopped before it could say so, or by the attendee.
  if (quantityIn(now, undo) === quantityBefore) return now;
  if (quantityIn(now, undo) !== quantityAfter) throw new RoomError('changed-since', 'This line was changed again afterwards.');
  const restored = await withPromotions(client, await restore(client, undo, quantityBefore, quantityAfter), undo.promotionCodes);
  if (quantityIn(restored, undo) !== quantityBefore)
    throw new RoomError('changed-since', 'The store does not give this line back as it was.');
  return restored;
}

async function restore(client: StoreApiClient, undo: ActionUndo, quantityBefore: number, quantityAfter: number): Promise<Cart> {
  const id = undo.lineItemId ?? '';
  if (quantityBefore === 0) return removeLineItems(client, [id]);
  if (quantityAfter > 0) return updateLineItems(client, [{ id, quantity: quantityBefore }]);
  if (undo.item === null) throw new RoomError('changed-since', "This line can't be made again.");
  return addLineItems(client, [undo.item]);
}

/** A code whose condition was not met for a while is dropped by the store: it is entered again. */
async function withPromotions(client: StoreApiClient, cart: Cart, codes: readonly string[]): Promise<Cart> {
  let restored = cart;
  for (const code of codes) {
    if (!codesOf(restored).includes(code)) restored = await addLineItems(client, [{ type: 'promotion', referencedId: code }]);
  }
  return restored;
}

function quantityIn(cart: Cart, { lineItemId, item }: ActionUndo): number {
  // A promotion gets another line each time it is entered.
  if (item?.type === 'promotion') return codesOf(cart).includes(item.referencedId) ? 1 : 0;
  return cart.lineItems.find(({ id }) => id === lineItemId)?.quantity ?? 0;
}

function itemOf(line: LineItem): ActionUndo['item'] {
  const code = codeOf(line);
  if (code !== undefined) return { type: 'promotion', referencedId: code };
  const productId = productIdOf(line);
  return productId === null ? null : { type: 'product', id: line.id, referencedId: productId, quantity: line.quantity };
}

function productIdOf({ type, referencedId }: LineItem): string | null {
  return type === 'product' && referencedId != null && ID.test(referencedId) ? referencedId : null;
}

function codeOf({ type, payload, referencedId }: LineItem): string | undefined {
  if (type !== 'promotion') return undefined;
  return payload?.code || referencedId || undefined;
}

function codesOf(cart: Cart): string[] {
  return cart.lineItems.flatMap((line) => codeOf(line) ?? []);
}

function coverOf({ cover }: LineItem): string | null {
  const smallest = (cover?.thumbnails ?? []).filter(({ width }) => width >= 200).sort((a, b) => a.width - b.width)[0];
  return smallest?.url ?? cover?.url ?? null;
}
