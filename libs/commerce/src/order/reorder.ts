import type { Cart, NewLineItem, Order } from '@vitrine/store-api-client';

/** A product of an order as it goes into the cart again. */
export interface ReorderedItem {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
}

/** What ordering again has put into the cart. */
export interface Reordered {
  /** Pieces that went into the cart. */
  readonly count: number;
  /** Names of products that can't be had any more. */
  readonly missing: readonly string[];
  /** Products of which there is less than was ordered. */
  readonly fewer: readonly { readonly name: string; readonly quantity: number; readonly wanted: number }[];
}

/** The products of an order, each once. Promotions, fees and parts of other lines are not bought by themselves. */
export function reorderItems(order: Pick<Order, 'lineItems'>): ReorderedItem[] {
  const items = new Map<string, ReorderedItem>();
  for (const line of order.lineItems ?? []) {
    const id = line.productId ?? line.referencedId;
    if (line.type !== 'product' || line.parentId || !id) continue;
    items.set(id, { id, name: line.label, quantity: line.quantity + (items.get(id)?.quantity ?? 0) });
  }
  return [...items.values()];
}

/** Products of an order that no longer lead anywhere: the shop has deleted them. */
export const lostProducts = (order: Pick<Order, 'lineItems'>): string[] =>
  (order.lineItems ?? []).flatMap((line) =>
    line.type === 'product' && !line.parentId && !line.productId && !line.referencedId ? [line.label] : [],
  );

export const newLines = (items: readonly ReorderedItem[]): NewLineItem[] =>
  items.map(({ id, quantity }) => ({ type: 'product', id, referencedId: id, quantity }));

const piecesOf = (cart: Pick<Cart, 'lineItems'>, id: string): number =>
  cart.lineItems.reduce((sum, line) => sum + (line.type === 'product' && (line.referencedId ?? line.id) === id ? line.quantity : 0), 0);

/** What of the items has come into the cart: a store leaves out what it does not sell, often without a word. */
export function reordered(
  items: readonly ReorderedItem[],
  before: Pick<Cart, 'lineItems'>,
  after: Pick<Cart, 'lineItems'>,
  lost: readonly string[] = [],
): Reordered {
  const came = items.map(({ id, name, quantity }) => ({
    name,
    wanted: quantity,
    quantity: Math.max(0, piecesOf(after, id) - piecesOf(before, id)),
  }));
  return {
    count: came.reduce((sum, { quantity }) => sum + quantity, 0),
    missing: [...came.filter(({ quantity }) => quantity === 0).map(({ name }) => name), ...lost],
    fewer: came.filter(({ quantity, wanted }) => quantity > 0 && quantity < wanted),
  };
}
