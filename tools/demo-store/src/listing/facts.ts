import type { ShopContext } from '../server/shop-context.ts';
import { lowestPrices } from './columns.ts';
import type { Group } from './filter.ts';

/** What the filters of a listing can offer, as sets and bounds: everything that aggregations are written from. */
export interface ListingFacts {
  count: number;
  manufacturerIds: ReadonlySet<string>;
  optionIds: ReadonlySet<string>;
  low: number | null;
  high: number | null;
  rating: number | null;
  shippingFree: boolean;
}

export function factsOf(ctx: ShopContext, groups: readonly Group[]): ListingFacts {
  const prices = lowestPrices(ctx);
  const manufacturerIds = new Set<string>();
  const optionIds = new Set<string>();
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  let rating: number | null = null;
  let shippingFree = false;
  for (const { entry, members } of groups) {
    const { model } = entry.shown;
    if (model.manufacturerId !== null) manufacturerIds.add(model.manufacturerId);
    if (model.shippingFree) shippingFree = true;
    const average = ctx.services.reviews.rating(model.id)?.average;
    if (average !== undefined && (rating === null || average > rating)) rating = average;
    for (const member of members) {
      const price = prices[member.autoIncrement] ?? 0;
      if (price < low) low = price;
      if (price > high) high = price;
      for (const id of member.filterOptionIds) optionIds.add(id);
    }
  }
  const none = low > high;
  return { count: groups.length, manufacturerIds, optionIds, low: none ? null : low, high: none ? null : high, rating, shippingFree };
}
