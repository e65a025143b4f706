import { matches, parseFilters } from '../criteria/filters.ts';
import { productReader } from '../criteria/product-fields.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { ListingEntry } from '../store/catalogue-index.ts';
import { memoized } from './memo.ts';

/**
 * Dynamic product groups: a group's filters decide its products, as the shop's indexer would: by prices in the
 * default currency with tax, whoever asks.
 */
function membership(ctx: ShopContext): { byStream: Map<string, ListingEntry[]>; byProduct: Map<string, string[]> } {
  return memoized(ctx.index, 'streams', () => {
    const { catalogue } = ctx.index;
    const indexer: ShopContext = { ...ctx, currencyCode: catalogue.salesChannel.currencyCode, taxState: 'gross' };
    const byStream = new Map<string, ListingEntry[]>();
    const byProduct = new Map<string, string[]>();
    for (const stream of catalogue.productStreams ?? []) {
      const filters = parseFilters(stream.filters);
      const fits = ctx.index.entries.filter((entry) =>
        entry.members.some((member) => filters.every((filter) => matches(filter, productReader(indexer, member)))),
      );
      byStream.set(stream.id, fits);
      for (const { shown } of fits) byProduct.set(shown.model.id, [...(byProduct.get(shown.model.id) ?? []), stream.id]);
    }
    return { byStream, byProduct };
  });
}

/** The products of a dynamic group. */
export function streamEntries(ctx: ShopContext, streamId: string): readonly ListingEntry[] {
  return membership(ctx).byStream.get(streamId) ?? [];
}

/** The dynamic groups that a product is in; `null` for none. `productId` is the parent's for variants. */
export function streamIdsOf(ctx: ShopContext, productId: string): string[] | null {
  return membership(ctx).byProduct.get(productId) ?? null;
}
