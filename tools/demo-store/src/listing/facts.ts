import type { ShopContext } from '../server/shop-context.ts';
import { lowestPrices } from './columns.ts';
import type { Group } from './filter.ts';

/** What the filters of a listing can offer, as sets and bounds, as far as it follows from the catalogue alone. */
export interface ListingFacts {
  groups: readonly Group[];
  manufacturerIds: ReadonlySet<string>;
  optionIds: ReadonlySet<string>;
  low: number | null;
  high: number | null;
  shippingFree: boolean;
}

export function factsOf(ctx: ShopContext, groups: readonly Group[]): ListingFacts {
  const prices = lowestPrices(ctx);
  const manufacturerIds = new Set<string>();
  const optionIds = new Set<string>();
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  let shippingFree = false;
  for (const { entry, members } of groups) {
    const { model } = entry.shown;
    if (model.manufacturerId !== null) manufacturerIds.add(model.manufacturerId);
    if (model.shippingFree) shippingFree = true;
    for (const id of model.propertyOptionIds) optionIds.add(id);
    for (const member of members) {
      const price = prices[member.autoIncrement] ?? 0;
      if (price < low) low = price;
      if (price > high) high = price;
      for (const id of member.optionIds) optionIds.add(id);
    }
  }
  const none = low > high;
  return { groups, manufacturerIds, optionIds, low: none ? null : low, high: none ? null : high, shippingFree };
}

/** The best average of reviews: reviews come and go while the shop runs. */
export function bestRating(ctx: ShopContext, groups: readonly Group[]): number | null {
  return groups.reduce<number | null>((best, { entry }) => {
    const average = ctx.services.reviews.rating(entry.shown.model.id)?.average;
    return average !== undefined && (best === null || average > best) ? average : best;
  }, null);
}
