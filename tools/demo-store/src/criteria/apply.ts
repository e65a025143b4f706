import type { Entity } from '../entities/entity.ts';
import { isRecord } from '../server/parameters.ts';
import { unmappedField, type Criteria } from './criteria.ts';
import { compareValues, fieldsOf, matches, type FieldReader } from './filters.ts';

export interface Selection<T> {
  elements: T[];
  total: number;
}

/** Filters, sorts and pages. With `ids` and no sorting the order of the ids is kept. */
export function select<T extends { id: string }>(items: T[], criteria: Criteria, readerOf: (item: T) => FieldReader): Selection<T> {
  let found = items;
  if (criteria.ids) {
    const byId = new Map(items.map((item) => [item.id, item]));
    found = criteria.ids.flatMap((id) => byId.get(id) ?? []);
  }
  const [probe] = items;
  // Unknown fields are refused even where no row would have been looked at.
  if (probe) for (const field of [...criteria.filters.flatMap(fieldsOf), ...criteria.sorting.map((entry) => entry.field)]) readerOf(probe)(field);
  const readers = new Map(found.map((item) => [item, readerOf(item)]));
  const read = (item: T, field: string): unknown[] => readers.get(item)?.(field) ?? [];
  found = found.filter((item) => criteria.filters.every((filter) => matches(filter, (field) => read(item, field))));
  const { sorting } = criteria;
  if (sorting.length > 0) {
    found = [...found].sort((a, b) => {
      for (const { field, descending } of sorting) {
        const order = compareValues(read(a, field)[0], read(b, field)[0]);
        if (order !== 0) return descending ? -order : order;
      }
      return 0;
    });
  }
  const { limit, page } = criteria;
  const elements = limit === null ? found : found.slice((page - 1) * limit, page * limit);
  return { elements, total: criteria.exactTotal ? found.length : elements.length };
}

/**
 * Reads a field of an answer by its path, through lists. A path whose first part the entity
 * doesn't have is refused; behind an association that isn't loaded there is nothing.
 */
export function entityReader(entityName: string, entity: Entity): FieldReader {
  return (field) => {
    const path = field.replace(new RegExp(`^${entityName}\\.`), '').split('.');
    const [first = ''] = path;
    if (!(first in entity)) throw unmappedField(entityName, field);
    return walk(entity, path);
  };
}

function walk(value: unknown, path: string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((entry) => walk(entry, path));
  const [head, ...rest] = path;
  if (head === undefined) return [value];
  return isRecord(value) ? walk(value[head], rest) : [null];
}
