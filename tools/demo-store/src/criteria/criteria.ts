import { type Fault, fault } from '../server/faults.ts';
import { isRecord, type Parameters, stringList, text } from '../server/parameters.ts';
import { isId } from '../store/ids.ts';
import { type Aggregation, parseAggregations } from './aggregations.ts';
import { type AssociationTree, parseAssociations } from './associations.ts';
import { type Filter, parseFilters } from './filters.ts';
import { parseQueries, type ScoreQuery } from './scores.ts';

export interface Sorting {
  field: string;
  descending: boolean;
}

/** What `total` counts: the page's rows, all rows, or those up to five pages further. */
export type TotalMode = 'page' | 'exact' | 'next-pages';

function parseTotalMode(value: unknown): TotalMode {
  if (value === 'exact' || String(value) === '1') return 'exact';
  return value === 'next-pages' || String(value) === '2' ? 'next-pages' : 'page';
}

export interface Criteria {
  entity: string;
  page: number;
  /** `null`: everything (lists by ids without a limit). */
  limit: number | null;
  ids: string[] | null;
  filters: Filter[];
  /** Narrow the rows, not the aggregations. */
  postFilters: Filter[];
  /** Rows have to match one of them, and are ranked by how many they match. */
  queries: ScoreQuery[];
  sorting: Sorting[];
  associations: AssociationTree;
  aggregations: Aggregation[];
  /** One row for each value of these fields. */
  grouping: string[];
  /** Wanted fields of the rows; all when empty. */
  fields: string[];
  term: string | null;
  totalMode: TotalMode;
}

const MAX_LIMIT = 100;

export function parseLimit(value: unknown, fallback: number): number {
  if (value === undefined || value === null) return fallback;
  const limit = typeof value === 'number' ? value : typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : Number.NaN;
  if (!Number.isInteger(limit) || limit < 1) {
    throw fault(
      400,
      'FRAMEWORK__INVALID_LIMIT_QUERY',
      `The limit parameter must be a positive integer greater or equals than 1. Given: ${String(value)}`,
      { limit: value },
      '/limit',
    );
  }
  if (limit > MAX_LIMIT) {
    throw fault(
      400,
      'FRAMEWORK__QUERY_LIMIT_EXCEEDED',
      `The limit must be lower than or equal to MAX_LIMIT(=${MAX_LIMIT}). Given: ${limit}`,
      { maxLimit: MAX_LIMIT, limit },
      '/limit',
    );
  }
  return limit;
}

function parsePage(value: unknown): number {
  if (value === undefined || value === null) return 1;
  const page = typeof value === 'number' ? value : typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : Number.NaN;
  if (!Number.isInteger(page) || page < 1) {
    throw fault(
      400,
      'FRAMEWORK__INVALID_PAGE_QUERY',
      `The page parameter must be a positive integer. Given: ${String(value)}`,
      { page: value },
      '/page',
    );
  }
  return page;
}

function parseIds(value: unknown): string[] | null {
  if (value === undefined || value === null) return null;
  const ids = Array.isArray(value) ? value : typeof value === 'string' ? value.split('|') : [];
  if (ids.length === 0 || !ids.every(isId)) {
    throw fault(400, 'FRAMEWORK__INVALID_API_CRITERIA_IDS', 'The criteria ids need to be a list of valid ids.');
  }
  return ids;
}

export function parseSorting(value: unknown): Sorting[] {
  if (typeof value === 'string') {
    return value
      .split(',')
      .filter((part) => part !== '')
      .map((part) => (part.startsWith('-') ? { field: part.slice(1), descending: true } : { field: part, descending: false }));
  }
  if (!Array.isArray(value)) return [];
  return value
    .filter(isRecord)
    .map((entry) => ({ field: String(entry['field'] ?? ''), descending: String(entry['order'] ?? 'ASC').toUpperCase() === 'DESC' }));
}

/**
 * Reads a search criteria. All mistakes of one kind of part are refused at once by the first;
 * unknown associations are a server error, as on the real one.
 */
export function parseCriteria(entity: string, parameters: Parameters, defaultLimit = MAX_LIMIT): Criteria {
  const ids = parseIds(parameters['ids']);
  const limit = parseLimit(parameters['limit'], defaultLimit);
  return {
    entity,
    page: parsePage(parameters['page']),
    limit: ids && parameters['limit'] === undefined ? null : limit,
    ids,
    filters: parseFilters(parameters['filter']),
    postFilters: parseFilters(parameters['post-filter'], '/post-filter'),
    queries: parseQueries(parameters['query']),
    sorting: parseSorting(parameters['sort']),
    associations: parseAssociations(entity, parameters['associations']),
    aggregations: parseAggregations(parameters['aggregations']),
    grouping: stringList(parameters['grouping']),
    fields: stringList(parameters['fields']),
    term: text(parameters['term'])?.trim() ?? null,
    totalMode: parseTotalMode(parameters['total-count-mode']),
  };
}

export function unmappedField(entity: string, field: string): Fault {
  return fault(400, 'FRAMEWORK__UNMAPPED_FIELD', `Field "${field}" in entity "${entity}" was not found.`, { field, entity });
}
