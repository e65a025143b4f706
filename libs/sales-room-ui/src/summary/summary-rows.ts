import type { GuideRecap, RecapProduct } from '@vitrine/sales-room-protocol';

/** What the shop knows of a product: whose variant it is, and its name. */
export interface KnownProduct {
  readonly id: string;
  readonly parentId?: string | null | undefined;
  readonly name: string;
}

/** A product with all its variants, over all clients. */
export interface SummaryProduct extends Pick<RecapProduct, 'likes' | 'orderedQuantity' | 'turnover'> {
  readonly key: string;
  /** Null where neither the shop nor an order names it. */
  readonly name: string | null;
  /** The shop knows it no more. */
  readonly isGone: boolean;
  /** Null where it was not shown by itself. */
  readonly shownAt: string | null;
}

/**
 * The products of a recap. Shown is a product, bought one of its variants: both are one row.
 * @param known Undefined while the shop has not answered.
 */
export function summaryProducts({ shown, products }: GuideRecap, known: readonly KnownProduct[] | undefined): SummaryProduct[] {
  const byId = new Map((known ?? []).map((product) => [product.id, product]));
  const firstShown = new Map<string, string>();
  for (const { productIds, shownAt } of shown) for (const id of productIds) if (!firstShown.has(id)) firstShown.set(id, shownAt);
  const rows = new Map<string, SummaryProduct>();
  for (const { productId, label, likes, orderedQuantity, turnover } of products) {
    const product = byId.get(productId);
    const key = product?.parentId ?? productId;
    const before = rows.get(key);
    rows.set(key, {
      key,
      name: before?.name ?? product?.name ?? label,
      isGone: (before?.isGone ?? true) && known !== undefined && product === undefined,
      shownAt: before?.shownAt ?? firstShown.get(productId) ?? null,
      likes: (before?.likes ?? 0) + likes,
      orderedQuantity: (before?.orderedQuantity ?? 0) + orderedQuantity,
      turnover: added(before?.turnover ?? [], turnover),
    });
  }
  return [...rows.values()];
}

/** Sums of different currencies are not one sum. */
function added(some: RecapProduct['turnover'], more: RecapProduct['turnover']): RecapProduct['turnover'] {
  const sums = new Map<string, number>();
  for (const { currencyIsoCode, sum } of [...some, ...more]) sums.set(currencyIsoCode, (sums.get(currencyIsoCode) ?? 0) + sum);
  return [...sums].map(([currencyIsoCode, sum]) => ({ currencyIsoCode, sum }));
}
