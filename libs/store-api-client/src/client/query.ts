import type { QueryValue } from './store-api-client.ts';

/** A list parameter in the server's form: joined with `|`. */
export function joinList(values: readonly (string | number)[]): string {
  return values.join('|');
}

/**
 * A query string with leading `?`, or nothing. Lists are joined with `|`, except under names that
 * end with `[]`, which are repeated; null and undefined values are skipped.
 */
export function buildQuery(params: Record<string, QueryValue> | undefined): string {
  if (params === undefined) return '';
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === null || value === undefined) continue;
    if (Array.isArray(value)) {
      if (name.endsWith('[]')) for (const item of value) search.append(name, String(item));
      else search.append(name, joinList(value));
    } else {
      search.append(name, String(value));
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** A body without null and undefined fields. */
export function withoutNullish<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as Partial<T>;
}
