import type { Filter } from './filters.ts';

/** Rows that hold a value in a field; the value in lower case. */
export type Lookups<T> = Readonly<Record<string, (value: string) => readonly T[]>>;

/**
 * The rows that filters can match at all, by look-up instead of a walk over all rows; `null` where no look-up
 * narrows them. They still have to be matched.
 */
export function candidates<T>(filters: readonly Filter[], lookups: Lookups<T>): T[] | null {
  let best: T[] | null = null;
  for (const filter of filters) {
    const rows = candidatesOf(filter, lookups);
    if (rows && (best === null || rows.length < best.length)) best = rows;
  }
  return best;
}

function candidatesOf<T>(filter: Filter, lookups: Lookups<T>): T[] | null {
  switch (filter.type) {
    case 'equals':
      return filter.value === null ? null : lookUp(filter.field, [filter.value], lookups);
    case 'equalsAny':
      return lookUp(filter.field, filter.values, lookups);
    case 'and':
      return candidates(filter.queries, lookups);
    case 'or': {
      const parts = filter.queries.map((query) => candidatesOf(query, lookups));
      return parts.every((part) => part !== null) ? [...new Set(parts.flat())] : null;
    }
    default:
      return null;
  }
}

function lookUp<T>(field: string, values: readonly unknown[], lookups: Lookups<T>): T[] | null {
  const rows = lookups[field];
  return rows ? [...new Set(values.flatMap((value) => rows(String(value).toLowerCase())))] : null;
}

/** A look-up by the values of one field. */
export function lookupBy<T>(rows: readonly T[], keyOf: (row: T) => string | null): (value: string) => readonly T[] {
  const map = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyOf(row)?.toLowerCase();
    if (key === undefined) continue;
    const list = map.get(key);
    if (list) list.push(row);
    else map.set(key, [row]);
  }
  return (value) => map.get(value) ?? [];
}
