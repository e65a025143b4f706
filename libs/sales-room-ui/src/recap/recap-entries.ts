import type { ShownItem } from '@vitrine/sales-room-protocol';

/** Products that one recap reads: more than anybody looks through. */
export const RECAP_PRODUCTS = 300;

/** A moment of the presentation, with the products that came up in it first. */
export interface RecapEntry extends Pick<ShownItem, 'kind' | 'name' | 'slideKind' | 'shownAt'> {
  readonly key: string;
  readonly productIds: readonly string[];
}

/** What was shown, in its order: each product once, where it came up first. A product that was held up from a slide is on that slide already. */
export function recapEntries(shown: readonly ShownItem[]): RecapEntry[] {
  const seen = new Set<string>();
  const entries: RecapEntry[] = [];
  for (const { kind, id, name, slideKind, shownAt, productIds } of shown) {
    const fresh = productIds.filter((productId) => !seen.has(productId)).slice(0, RECAP_PRODUCTS - seen.size);
    for (const productId of fresh) seen.add(productId);
    if (kind === 'product' && fresh.length === 0) continue;
    entries.push({ key: `${kind} ${id}`, kind, name, slideKind, shownAt, productIds: fresh });
  }
  return entries;
}

/** The products that a recap reads, in their order. */
export const recapProductIds = (entries: readonly RecapEntry[]): string[] => entries.flatMap(({ productIds }) => productIds);
