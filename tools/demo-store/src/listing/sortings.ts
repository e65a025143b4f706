import type { LocalizedText } from '../catalogue/market-model.ts';
import { type Entity, stamps } from '../entities/entity.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { ListingEntry } from '../store/catalogue-index.ts';
import { lowestPrices, nameRanks } from './columns.ts';
import { memoized } from './memo.ts';

type Comparator = (a: ListingEntry, b: ListingEntry) => number;

export interface ListingSorting {
  key: string;
  priority: number;
  label: LocalizedText;
  comparator(ctx: ShopContext): Comparator;
}

function byName(ctx: ShopContext): Comparator {
  const ranks = nameRanks(ctx);
  return (a, b) => (ranks[a.position] ?? 0) - (ranks[b.position] ?? 0);
}

/** By the cheapest variant; then by name. */
function byPrice(ctx: ShopContext): Comparator {
  const prices = lowestPrices(ctx);
  const then = byName(ctx);
  const lowest = memoized(ctx.index, `lowest:${ctx.currencyCode}:${ctx.taxState}`, () =>
    Float64Array.from(ctx.index.entries, (entry) =>
      entry.members.reduce((low, member) => Math.min(low, prices[member.autoIncrement] ?? 0), Number.POSITIVE_INFINITY),
    ),
  );
  return (a, b) => (lowest[a.position] ?? 0) - (lowest[b.position] ?? 0) || then(a, b);
}

function bySales(ctx: ShopContext): Comparator {
  const then = byName(ctx);
  return (a, b) => b.shown.model.sales - a.shown.model.sales || then(a, b);
}

const reversed =
  (comparator: (ctx: ShopContext) => Comparator) =>
  (ctx: ShopContext): Comparator => {
    const compare = comparator(ctx);
    return (a, b) => compare(b, a);
  };

export const LISTING_SORTINGS: ListingSorting[] = [
  { key: 'name-asc', priority: 4, label: { 'en-US': 'Name A-Z', 'de-DE': 'Name A-Z' }, comparator: byName },
  { key: 'name-desc', priority: 3, label: { 'en-US': 'Name Z-A', 'de-DE': 'Name Z-A' }, comparator: reversed(byName) },
  { key: 'price-asc', priority: 2, label: { 'en-US': 'Price ascending', 'de-DE': 'Preis aufsteigend' }, comparator: byPrice },
  { key: 'price-desc', priority: 1, label: { 'en-US': 'Price descending', 'de-DE': 'Preis absteigend' }, comparator: reversed(byPrice) },
  { key: 'topseller', priority: 0, label: { 'en-US': 'Topseller', 'de-DE': 'Topseller' }, comparator: bySales },
];

/** Offered by searches alone, and their default. */
export const SCORE_SORTING = { key: 'score', priority: 0, label: { 'en-US': 'Top results', 'de-DE': 'Beste Ergebnisse' } } satisfies Omit<
  ListingSorting,
  'comparator'
>;

export function sortingEntity(ctx: ShopContext, sorting: Omit<ListingSorting, 'comparator'>): Entity {
  return {
    translated: { label: ctx.full(sorting.label) },
    ...stamps(),
    key: sorting.key,
    priority: sorting.priority,
    label: ctx.raw(sorting.label),
    apiAlias: 'product_sorting',
  };
}
