import type { Order } from '@vitrine/store-api-client';
import { isProductLine } from '../cart/cart-facts.ts';
import type { SeenCheckout } from './seen-checkout.ts';

/** Milliseconds after which an order of the same things is no longer that of a page which is still open. */
const STILL_MEANT = 3_600_000;

const count = (lines: readonly (readonly [product: string | null | undefined, quantity: number])[]): string =>
  lines
    .map(([product, quantity]) => `${product ?? ''} ${quantity}`)
    .toSorted()
    .join();

/** Whether an order is what a page of the checkout was about to order: placed a short while ago, of the same products in the same numbers. */
export function orderedBefore(
  { lineItems, createdAt, orderDateTime }: Pick<Order, 'lineItems' | 'createdAt' | 'orderDateTime'>,
  seen: Pick<SeenCheckout, 'lineItems'>,
  now = Date.now(),
): boolean {
  const placed = createdAt ?? orderDateTime ?? '';
  const placedAt = Date.parse(typeof placed === 'string' ? placed : `${placed.date}Z`);
  if (!(now - placedAt < STILL_MEANT)) return false;
  const ordered = (lineItems ?? [])
    .filter(({ type }) => type === 'product')
    .map(({ referencedId, productId, quantity }) => [referencedId ?? productId, quantity] as const);
  return (
    count(ordered) === count(seen.lineItems.filter(isProductLine).map(({ referencedId, quantity }) => [referencedId, quantity] as const))
  );
}
