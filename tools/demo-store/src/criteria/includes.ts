import { isRecord } from '../server/parameters.ts';

/** Wanted fields by `apiAlias`. */
export type Includes = Map<string, Set<string>>;

export function parseIncludes(value: unknown): Includes {
  const includes: Includes = new Map();
  if (!isRecord(value)) return includes;
  for (const [alias, fields] of Object.entries(value)) {
    if (Array.isArray(fields)) includes.set(alias, new Set(fields.map(String)));
    else if (typeof fields === 'string') includes.set(alias, new Set(fields.split(',')));
  }
  return includes;
}

/**
 * Reduces every entity to its wanted fields. `translated` keeps only fields that are wanted
 * by their own name, and is `[]` when none is.
 */
export function applyIncludes(value: unknown, includes: Includes): unknown {
  if (includes.size === 0) return value;
  if (Array.isArray(value)) return value.map((entry) => applyIncludes(entry, includes));
  if (!isRecord(value)) return value;
  const wanted = typeof value['apiAlias'] === 'string' ? includes.get(value['apiAlias']) : undefined;
  const result: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(value)) {
    if (wanted && key !== 'apiAlias' && !wanted.has(key)) continue;
    if (wanted && key === 'translated' && isRecord(entry)) {
      const kept = Object.entries(entry).filter(([name]) => wanted.has(name));
      result[key] = kept.length > 0 ? Object.fromEntries(kept) : [];
    } else result[key] = applyIncludes(entry, includes);
  }
  return result;
}
