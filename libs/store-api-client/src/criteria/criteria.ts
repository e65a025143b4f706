/** A value that a filter compares with. Booleans must be booleans: `"true"` matches nothing. */
export type FilterValue = string | number | boolean | null;

/** A filter of the search grammar. */
export type Filter =
  | { type: 'equals'; field: string; value: FilterValue }
  | { type: 'equalsAny'; field: string; value: string }
  | { type: 'contains' | 'prefix' | 'suffix'; field: string; value: string }
  | { type: 'range'; field: string; parameters: RangeParameters }
  | { type: 'multi'; operator: 'and' | 'or' | 'xor'; queries: Filter[] }
  | { type: 'not'; operator: 'and' | 'or'; queries: Filter[] };

/** Bounds of a range. */
export interface RangeParameters {
  gte?: number | string;
  gt?: number | string;
  lte?: number | string;
  lt?: number | string;
}

/** One key of an order. */
export interface Sorting {
  field: string;
  order?: 'ASC' | 'DESC';
  /** Numbers inside texts count as numbers. */
  naturalSorting?: boolean;
}

/** A figure to compute over all matches. */
export interface Aggregation {
  name: string;
  type: 'avg' | 'count' | 'entity' | 'max' | 'min' | 'stats' | 'sum' | 'terms' | 'histogram' | 'filter';
  field?: string;
  [option: string]: unknown;
}

/** What to find and what to bring along, in the server's own words. */
export interface Criteria {
  /** 1-based. */
  page?: number;
  /** 1 to 100. */
  limit?: number;
  /** Only these, in this order; unknown ones are skipped. Must not be empty. */
  ids?: string[];
  /** Search text. */
  term?: string;
  filter?: Filter[];
  /** Does not touch aggregations. */
  'post-filter'?: Filter[];
  sort?: Sorting[];
  associations?: Record<string, Criteria>;
  /** Fields to keep, by entity kind. */
  includes?: Record<string, string[]>;
  aggregations?: Aggregation[];
  grouping?: string[];
  'total-count-mode'?: TotalCountMode;
}

/** Whether `total` counts all matches, the page, or tells of further pages. */
export type TotalCountMode = 'none' | 'exact' | 'next-pages';
