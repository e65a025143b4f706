import type { LocalizedText } from '../catalogue/model.ts';
import { stamps, type Entity } from '../entities/entity.ts';
import { productName } from '../entities/product.ts';
import { cheapestPrice } from '../pricing/product-price.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { ListingEntry } from '../store/catalogue-index.ts';

export interface ListingSorting {
  key: string;
  priority: number;
  label: LocalizedText;
  compare(ctx: ShopContext, a: ListingEntry, b: ListingEntry): number;
}

const byName: ListingSorting['compare'] = (ctx, a, b) =>
  productName(ctx, a.shown).localeCompare(productName(ctx, b.shown), ctx.locale, { numeric: true }) || a.shown.id.localeCompare(b.shown.id);
const byPrice: ListingSorting['compare'] = (ctx, a, b) => cheapestPrice(a.shown, ctx).unitPrice - cheapestPrice(b.shown, ctx).unitPrice || byName(ctx, a, b);

export const LISTING_SORTINGS: ListingSorting[] = [
  { key: 'name-asc', priority: 4, label: { 'en-US': 'Name A-Z', 'de-DE': 'Name A-Z' }, compare: byName },
  { key: 'name-desc', priority: 3, label: { 'en-US': 'Name Z-A', 'de-DE': 'Name Z-A' }, compare: (ctx, a, b) => byName(ctx, b, a) },
  { key: 'price-asc', priority: 2, label: { 'en-US': 'Price ascending', 'de-DE': 'Preis aufsteigend' }, compare: byPrice },
  { key: 'price-desc', priority: 1, label: { 'en-US': 'Price descending', 'de-DE': 'Preis absteigend' }, compare: (ctx, a, b) => byPrice(ctx, b, a) },
  {
    key: 'topseller',
    priority: 0,
    label: { 'en-US': 'Topseller', 'de-DE': 'Topseller' },
    compare: (ctx, a, b) => b.shown.model.sales - a.shown.model.sales || byName(ctx, a, b),
  },
];

/** Offered by searches alone, and their default. */
export const SCORE_SORTING = { key: 'score', priority: 0, label: { 'en-US': 'Top results', 'de-DE': 'Beste Ergebnisse' } } satisfies Omit<ListingSorting, 'compare'>;

export function sortingEntity(ctx: ShopContext, sorting: Omit<ListingSorting, 'compare'>): Entity {
  return {
    translated: { label: ctx.full(sorting.label) },
    ...stamps(),
    key: sorting.key,
    priority: sorting.priority,
    label: ctx.raw(sorting.label),
    apiAlias: 'product_sorting',
  };
}
