import { aggregate, type Aggregation } from '../criteria/aggregations.ts';
import type { AssociationTree } from '../criteria/associations.ts';
import type { Sorting } from '../criteria/criteria.ts';
import { compareValues, type Filter, matches } from '../criteria/filters.ts';
import { productReader } from '../criteria/product-fields.ts';
import { resolverOf } from '../entities/by-definition.ts';
import type { Entity } from '../entities/entity.ts';
import { productEntity } from '../entities/product.ts';
import { isRecord } from '../server/parameters.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { ListingEntry } from '../store/catalogue-index.ts';
import { aggregationEntities } from './aggregations.ts';
import { groupsOf } from './columns.ts';
import { factsOf, type ListingFacts } from './facts.ts';
import { createListingFilter, FILTERS, type Group } from './filter.ts';
import { memoized } from './memo.ts';
import type { FilterName, ListingParameters } from './parameters.ts';
import { searchIndexOf } from './search-index.ts';
import { LISTING_SORTINGS, type ListingSorting, SCORE_SORTING, sortingEntity } from './sortings.ts';
import { streamEntries } from './streams.ts';

const DEFAULT_SORTING = 'name-asc';

/** Criteria that go with listing parameters. */
export interface ListingCriteria {
  associations: AssociationTree;
  /** Narrow the listing and its aggregations. */
  filters: Filter[];
  /** Narrow the listing alone. */
  postFilters: Filter[];
  /** Comes before the listing's own sorting. */
  sorting: Sorting[];
  /** In addition to the listing's own. */
  aggregations: Aggregation[];
}

const NO_CRITERIA: ListingCriteria = { associations: {}, filters: [], postFilters: [], sorting: [], aggregations: [] };

export interface ListingRequest {
  parameters: ListingParameters;
  /** A category's products, or a search. */
  source: { categoryId: string } | { term: string; suggest?: boolean };
  criteria?: ListingCriteria;
  /** Filters that the layout offers; all without. The others vanish from `currentFilters`, too. */
  layoutFilters?: Set<FilterName>;
  /** Sorting keys that the layout offers; all without. */
  sortingKeys?: string[];
  defaultSorting?: string;
}

/** Where the entries of a listing come from. */
interface Found {
  groups: readonly Group[];
  /** Of all of them, where they are the same at every call. */
  facts: () => ListingFacts;
  scores: Map<ListingEntry, number> | null;
  streamId: string | null;
}

function find(ctx: ShopContext, source: ListingRequest['source']): Found {
  if ('term' in source) {
    const scores = searchIndexOf(ctx.index, ctx.locale).search(source.term);
    const groups = [...scores.keys()].map((entry) => ({ entry, members: entry.members }));
    return { groups, facts: () => factsOf(ctx, groups), scores, streamId: null };
  }
  const { categoryId } = source;
  const streamId = ctx.index.categories.get(categoryId)?.productStreamId ?? null;
  const groups =
    streamId === null ? groupsOf(ctx, categoryId) : streamEntries(ctx, streamId).map((entry) => ({ entry, members: entry.members }));
  const facts = (): ListingFacts =>
    memoized(ctx.index, `facts:${categoryId}:${ctx.currencyCode}:${ctx.taxState}`, () => factsOf(ctx, groups));
  return { groups, facts, scores: null, streamId };
}

/** The listing answer of product-listing, search, suggest and the CMS listing slot. */
export function listingEntity(ctx: ShopContext, request: ListingRequest): Entity {
  const { parameters, source } = request;
  const criteria = request.criteria ?? NO_CRITERIA;
  const { groups: all, facts, scores, streamId } = find(ctx, source);
  const narrow = (groups: readonly Group[], filters: Filter[]): readonly Group[] =>
    filters.length === 0
      ? groups
      : groups.flatMap(({ entry, members }) => {
          const left = members.filter((member) => filters.every((filter) => matches(filter, productReader(ctx, member))));
          return left.length > 0 ? [{ entry, members: left }] : [];
        });
  const base = narrow(all, criteria.filters);
  const filter = createListingFilter(ctx, parameters);
  const hits = narrow(filter(base), criteria.postFilters).map((group) => group.entry);

  const offered = LISTING_SORTINGS.filter((entry) => !request.sortingKeys || request.sortingKeys.includes(entry.key));
  const sorting = chooseSorting(request, offered, scores !== null);
  const shown = parameters.onlyAggregations ? [] : sorted(ctx, hits, criteria.sorting, sorting, scores);
  const start = (parameters.page - 1) * parameters.limit;
  const pastTheEnd = start > 0 && start >= hits.length;

  const baseFacts = base === all ? facts : () => factsOf(ctx, base);
  const reducedFacts = new Map<FilterName | undefined, ListingFacts>();
  const factsFor = (name: FilterName): ListingFacts => {
    if (!parameters.reduceAggregations) return baseFacts();
    const except = name !== 'properties' && filter.active.has(name) ? name : undefined;
    const known = reducedFacts.get(except) ?? factsOf(ctx, filter(base, except));
    reducedFacts.set(except, known);
    return known;
  };

  return {
    elements: shown.slice(start, start + parameters.limit).map((entry) => element(ctx, entry, criteria.associations, scores)),
    aggregations: withOwn(
      // Aggregations don't see the active filters, unless asked to: then each sees the others', properties their own, too.
      aggregationEntities(ctx, parameters, factsFor),
      aggregate(
        criteria.aggregations,
        criteria.aggregations.length > 0 ? base.map((group) => productReader(ctx, group.entry.shown)) : [],
        resolverOf(ctx),
      ),
    ),
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
    streamId,
    apiAlias: 'product_listing',
  };
}

function withOwn(listing: Entity | unknown[], own: Entity | unknown[]): Entity | unknown[] {
  return isRecord(own) ? { ...(isRecord(listing) ? listing : {}), ...own } : listing;
}

/** What a query found carries the row's marks, and the score of a search as text. */
function element(ctx: ShopContext, entry: ListingEntry, associations: AssociationTree, scores: Map<ListingEntry, number> | null): Entity {
  const product = productEntity(ctx, entry.shown, { listing: true, seoUrls: ctx.includeSeoUrls, associations });
  const { extensions } = product;
  const marks = isRecord(extensions) && isRecord(extensions['search']) ? extensions['search'] : {};
  return {
    ...product,
    extensions: { search: { ...marks, id: entry.shown.id, ...(scores ? { _score: String(scores.get(entry) ?? 0) } : {}) } },
  };
}

function sorted(
  ctx: ShopContext,
  hits: ListingEntry[],
  first: Sorting[],
  sorting: ListingSorting | null,
  scores: Map<ListingEntry, number> | null,
): ListingEntry[] {
  const compare =
    sorting?.comparator(ctx) ??
    ((a: ListingEntry, b: ListingEntry) => (scores?.get(b) ?? 0) - (scores?.get(a) ?? 0) || (a.shown.id < b.shown.id ? -1 : 1));
  if (first.length === 0) return hits.sort(compare);
  const keys = new Map(hits.map((entry) => [entry, first.map(({ field }) => productReader(ctx, entry.shown)(field)[0])]));
  return hits.sort((a, b) => {
    for (const [i, { descending }] of first.entries()) {
      const order = compareValues(keys.get(a)?.[i], keys.get(b)?.[i]);
      if (order !== 0) return descending ? -order : order;
    }
    return compare(a, b);
  });
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
    ...Object.fromEntries(
      FILTERS.filter((filter) => !layoutFilters || layoutFilters.has(filter)).map((filter) => [filter, values[filter]]),
    ),
    ...('term' in source && !source.suggest ? { search: source.term } : {}),
  };
}
