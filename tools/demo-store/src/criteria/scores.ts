import { fault } from '../server/faults.ts';
import { isRecord } from '../server/parameters.ts';
import { type FieldReader, type Filter, matches, parseFilters } from './filters.ts';

/** What rows are sorted by after a search: how well they match. */
export const SCORE = '_score';

/** A filter that ranks: a row that matches it has its score. */
export interface ScoreQuery {
  score: number;
  query: Filter;
}

/** Reads `query` of a criteria; anything but a list says nothing. */
export function parseQueries(value: unknown): ScoreQuery[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry: unknown, index) => {
    const [query] = isRecord(entry) ? parseFilters([entry['query']], `/query/${index}`) : [];
    if (!isRecord(entry) || query === undefined)
      throw fault(400, 'FRAMEWORK__INVALID_FILTER_QUERY', 'A query has to be an object with a filter.', {}, `/query/${index}`);
    return { score: Number(entry['score'] ?? 1), query };
  });
}

/** The rows that match at least one query, with the sum of what they match. */
export function scoredBy<T>(queries: readonly ScoreQuery[], rows: readonly T[], readerOf: (row: T) => FieldReader): Map<T, number> {
  const scores = new Map<T, number>();
  for (const row of rows) {
    const read = readerOf(row);
    const matching = queries.filter(({ query }) => matches(query, read));
    if (matching.length > 0)
      scores.set(
        row,
        matching.reduce((sum, { score }) => sum + score, 0),
      );
  }
  return scores;
}
