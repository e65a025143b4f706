import type { Aggregation, Criteria, Filter, Sorting, TotalCountMode } from './criteria.ts';

/** The most that a server gives in one page. */
export const MAX_LIMIT = 100;

/** Builds criteria step by step; every step gives a new builder. */
export interface CriteriaBuilder {
  /** Adds filters that all must match. */
  where(...filters: Filter[]): CriteriaBuilder;
  /** Adds filters that leave aggregations alone. */
  postWhere(...filters: Filter[]): CriteriaBuilder;
  /** Only these, in this order. */
  ids(ids: readonly string[]): CriteriaBuilder;
  term(term: string): CriteriaBuilder;
  sortBy(field: string, order?: 'ASC' | 'DESC', options?: Pick<Sorting, 'naturalSorting'>): CriteriaBuilder;
  /** 1 to 100; what lies outside is moved to the nearest bound, since servers refuse it. */
  limit(limit: number): CriteriaBuilder;
  page(page: number): CriteriaBuilder;
  /** Brings related entities along: `with('transactions.paymentMethod', 'documents')`. */
  with(...paths: string[]): CriteriaBuilder;
  /** Criteria for one association, for example its sorting. */
  withCriteria(path: string, criteria: Criteria | CriteriaBuilder): CriteriaBuilder;
  /** Keeps these fields of an entity kind. */
  only(apiAlias: string, fields: readonly string[]): CriteriaBuilder;
  aggregate(...aggregations: Aggregation[]): CriteriaBuilder;
  groupBy(...fields: string[]): CriteriaBuilder;
  totalCountMode(mode: TotalCountMode): CriteriaBuilder;
  build(): Criteria;
}

function withAssociation(criteria: Criteria, path: readonly string[], leaf: Criteria): Criteria {
  const [name, ...rest] = path;
  if (name === undefined) return mergeCriteria(criteria, leaf);
  return {
    ...criteria,
    associations: { ...criteria.associations, [name]: withAssociation(criteria.associations?.[name] ?? {}, rest, leaf) },
  };
}

/** Both criteria together: lists add up, associations merge, single values of the second win. */
export function mergeCriteria(first: Criteria, second: Criteria): Criteria {
  const associations = { ...first.associations };
  for (const [name, criteria] of Object.entries(second.associations ?? {})) {
    associations[name] = mergeCriteria(associations[name] ?? {}, criteria);
  }
  const merged: Criteria = { ...first, ...second };
  if (first.filter && second.filter) merged.filter = [...first.filter, ...second.filter];
  if (first.sort && second.sort) merged.sort = [...first.sort, ...second.sort];
  if (first.includes && second.includes) merged.includes = { ...first.includes, ...second.includes };
  if (Object.keys(associations).length > 0) merged.associations = associations;
  return merged;
}

/**
 * A builder for the search grammar.
 *
 * @example criteria().where(equals('active', true)).sortBy('createdAt', 'DESC').with('lineItems.cover').limit(10).build()
 */
export function criteria(start: Criteria = {}): CriteriaBuilder {
  const next = (change: Criteria): CriteriaBuilder => criteria({ ...start, ...change });
  return {
    where: (...filters) => next({ filter: [...(start.filter ?? []), ...filters] }),
    postWhere: (...filters) => next({ 'post-filter': [...(start['post-filter'] ?? []), ...filters] }),
    ids: (ids) => next({ ids: [...ids] }),
    term: (term) => next({ term }),
    sortBy: (field, order = 'ASC', options = {}) => next({ sort: [...(start.sort ?? []), { field, order, ...options }] }),
    limit: (limit) => next({ limit: Math.min(MAX_LIMIT, Math.max(1, Math.trunc(limit))) }),
    page: (page) => next({ page: Math.max(1, Math.trunc(page)) }),
    with: (...paths) => criteria(paths.reduce((current, path) => withAssociation(current, path.split('.'), {}), start)),
    withCriteria: (path, leaf) => criteria(withAssociation(start, path.split('.'), 'build' in leaf ? leaf.build() : leaf)),
    only: (apiAlias, fields) => next({ includes: { ...start.includes, [apiAlias]: [...fields] } }),
    aggregate: (...aggregations) => next({ aggregations: [...(start.aggregations ?? []), ...aggregations] }),
    groupBy: (...fields) => next({ grouping: [...(start.grouping ?? []), ...fields] }),
    totalCountMode: (mode) => next({ 'total-count-mode': mode }),
    build: () => start,
  };
}
