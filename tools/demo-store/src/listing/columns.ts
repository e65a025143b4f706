import { productName } from '../entities/product.ts';
import { amountFor } from '../pricing/price.ts';
import { taxRulesOf } from '../pricing/product-price.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { Group } from './filter.ts';
import { memoized } from './memo.ts';

/** Facts that listings of thousands of products are filtered and sorted by, worked out once and kept in rows of numbers. */

/** What each product costs at least in this currency and tax state, its own tiers included; by `autoIncrement`. */
export function lowestPrices(ctx: ShopContext): Float64Array {
  return memoized(ctx.index, `prices:${ctx.currencyCode}:${ctx.taxState}`, () => {
    const { products } = ctx.index;
    const column = new Float64Array(products.size + 1);
    for (const record of products.values()) {
      const amounts = [record.pricing.price, ...(record.pricing.tiers ?? []).map((tier) => tier.price)].map(
        (price) => price[ctx.currencyCode],
      );
      const [base = 0, ...tiers] = amounts;
      column[record.autoIncrement] = amountFor(tiers.length > 0 ? Math.min(...tiers) : base, taxRulesOf(record, ctx.index), ctx.taxState);
    }
    return column;
  });
}

/** The place of each entry by name in this language; by `position`. */
export function nameRanks(ctx: ShopContext): Int32Array {
  return memoized(ctx.index, `names:${ctx.locale}`, () => {
    const collator = new Intl.Collator(ctx.locale, { numeric: true });
    const named = ctx.index.entries.map((entry) => ({ entry, name: productName(ctx, entry.shown) }));
    named.sort((a, b) => collator.compare(a.name, b.name) || (a.entry.shown.id < b.entry.shown.id ? -1 : 1));
    const column = new Int32Array(named.length);
    named.forEach(({ entry }, rank) => {
      column[entry.position] = rank;
    });
    return column;
  });
}

/** The entries of a category and of all below it, none filtered out. */
export function groupsOf(ctx: ShopContext, categoryId: string): readonly Group[] {
  const byCategory = memoized(ctx.index, 'categories', () => {
    const map = new Map<string, Group[]>();
    for (const entry of ctx.index.entries) {
      const group = { entry, members: entry.members };
      for (const id of entry.shown.categoryTree) {
        const list = map.get(id);
        if (list) list.push(group);
        else map.set(id, [group]);
      }
    }
    return map;
  });
  return byCategory.get(categoryId) ?? [];
}
