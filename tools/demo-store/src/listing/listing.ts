import type { AssociationTree } from '../criteria/associations.ts';
import { matches, type Filter } from '../criteria/filters.ts';
import { productReader } from '../criteria/product-fields.ts';
import type { Entity } from '../entities/entity.ts';
import { productEntity } from '../entities/product.ts';
import { cheapestPrice, unitPrice } from '../pricing/product-price.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { ListingEntry } from '../store/catalogue-index.ts';
import { aggregationEntities } from './aggregations.ts';
import type { FilterName, ListingParameters } from './parameters.ts';
import { searchEntries } from './search-term.ts';
import { LISTING_SORTINGS, SCORE_SORTING, sortingEntity, type ListingSorting } from './sortings.ts';

/** Page size of the shop: where a category or a search shows products. */
export const SHOP_PAGE_SIZE = 24;
const DEFAULT_SORTING = 'name-asc';

export interface ListingRequest {
  parameters: ListingParameters;
  /** A category's products, or a search. */
  source: { categoryId: string } | { term: string; suggest?: boolean };
  associations?: AssociationTree;
  /** Additional criteria filters. */
  filters?: Filter[];
  /** Filters that the layout offers; all without. The others vanish from `currentFilters`, too. */
  layoutFilters?: Set<FilterName>;
  /** Sorting keys that the layout offers; all without. */
  sortingKeys?: string[];
  defaultSorting?: string;
}

/** Properties: OR within a group, AND across groups. */
function matchesProperties(ctx: ShopContext, entry: ListingEntry, optionIds: string[]): boolean {
  const groups = new Map<string, string[]>();
  for (const id of optionIds) {
    const groupId = ctx.index.options.get(id)?.group.id;
    if (groupId !== undefined) groups.set(groupId, [...(groups.get(groupId) ?? []), id]);
  }
  const known = [...groups.values()];
  if (optionIds.length > 0 && known.length === 0) return false;
  return entry.members.some((member) => {
    const own = new Set([...entry.shown.model.propertyOptionIds, ...member.optionIds]);
    return known.every((ids) => ids.some((id) => own.has(id)));
  });
}

function passes(ctx: ShopContext, entry: ListingEntry, parameters: ListingParameters, filter: FilterName): boolean {
  const { model } = entry.shown;
  switch (filter) {
    case 'manufacturer':
      return parameters.manufacturer.length === 0 || parameters.manufacturer.includes(model.manufacturerId ?? '');
    case 'properties':
      return parameters.properties.length === 0 || matchesProperties(ctx, entry, parameters.properties);
    case 'rating':
      return parameters.rating === null || (ctx.services.reviews.rating(model.id)?.average ?? 0) >= parameters.rating;
    case 'shipping-free':
      return !parameters.shippingFree || model.shippingFree;
    case 'price': {
      if (parameters.minPrice === 0 && parameters.maxPrice === 0) return true;
      const low = cheapestPrice(entry.shown, ctx).unitPrice;
      const high = Math.max(...entry.members.map((member) => unitPrice(member, ctx).unitPrice));
      return high >= parameters.minPrice && (parameters.maxPrice === 0 || low <= parameters.maxPrice);
    }
  }
}

const FILTERS: FilterName[] = ['manufacturer', 'price', 'rating', 'shipping-free', 'properties'];

/** The listing answer of product-listing, search, suggest and the CMS listing slot. */
export function listingEntity(ctx: ShopContext, request: ListingRequest): Entity {
  const { parameters, source } = request;
  const scores = 'term' in source ? searchEntries(ctx, ctx.index.entries, source.term) : null;
  const base = (scores ? [...scores.keys()] : ctx.index.entries.filter((entry) => 'categoryId' in source && entry.shown.categoryTree.includes(source.categoryId))).filter(
    (entry) => (request.filters ?? []).every((filter) => matches(filter, productReader(ctx, entry.shown))),
  );
  const filtered = (except?: FilterName): ListingEntry[] =>
    base.filter((entry) => FILTERS.every((filter) => filter === except || passes(ctx, entry, parameters, filter)));

  const offered = LISTING_SORTINGS.filter((entry) => !request.sortingKeys || request.sortingKeys.includes(entry.key));
  const sorting = chooseSorting(request, offered, scores !== null);
  const hits = filtered().sort((a, b) => (sorting === null ? (scores?.get(b) ?? 0) - (scores?.get(a) ?? 0) || a.shown.id.localeCompare(b.shown.id) : sorting.compare(ctx, a, b)));
  const start = (parameters.page - 1) * parameters.limit;
  const elements = parameters.onlyAggregations ? [] : hits.slice(start, start + parameters.limit);
  const pastTheEnd = start > 0 && start >= hits.length;

  return {
    elements: elements.map((entry) =>
      productEntity(ctx, entry.shown, { listing: true, seoUrls: ctx.includeSeoUrls, ...(request.associations ? { associations: request.associations } : {}) }),
    ),
    // Aggregations don't see the active filters, unless asked to: then each sees the others'.
    aggregations: aggregationEntities(ctx, parameters, (filter) => {
      if (!parameters.reduceAggregations) return base;
      return filter === 'properties' ? filtered() : filtered(filter);
    }),
    page: parameters.page,
    limit: parameters.onlyAggregations ? 0 : parameters.limit,
    entity: 'product',
    total: parameters.onlyAggregations || pastTheEnd ? 0 : hits.length,
    states: [],
    sorting: sorting?.key ?? SCORE_SORTING.key,
    currentFilters: currentFilters(request),
    availableSortings: [...offered, ...(scores ? [SCORE_SORTING] : [])]
      .sort((a, b) => b.priority - a.priority || a.key.localeCompare(b.key))
      .map((entry) => sortingEntity(ctx, entry)),
    streamId: null,
    apiAlias: 'product_listing',
  };
}

/** `null`: by score. An unknown key is not an error. */
function chooseSorting(request: ListingRequest, offered: ListingSorting[], search: boolean): ListingSorting | null {
  const { order } = request.parameters;
  const fallback = offered.find((entry) => entry.key === (request.defaultSorting ?? DEFAULT_SORTING)) ?? offered[0] ?? null;
  if (search && (order === undefined || order === SCORE_SORTING.key)) return null;
  return offered.find((entry) => entry.key === order) ?? fallback;
}

function currentFilters({ parameters, source, layoutFilters }: ListingRequest): Entity {
  const values: Record<FilterName, unknown> = {
    manufacturer: parameters.manufacturer,
    price: { min: parameters.minPrice, max: parameters.maxPrice },
    rating: parameters.rating,
    'shipping-free': parameters.shippingFree,
    properties: parameters.properties,
  };
  return {
    ...('categoryId' in source ? { navigationId: source.categoryId } : {}),
    ...Object.fromEntries(FILTERS.filter((filter) => !layoutFilters || layoutFilters.has(filter)).map((filter) => [filter, values[filter]])),
    ...('term' in source && !source.suggest ? { search: source.term } : {}),
  };
}
