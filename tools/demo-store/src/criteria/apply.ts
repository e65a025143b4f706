import type { Entity } from '../entities/entity.ts';
import { isRecord } from '../server/parameters.ts';
import { aggregate, type EntityResolver, fieldsOfAggregation } from './aggregations.ts';
import { type Criteria, unmappedField } from './criteria.ts';
import { compareValues, type FieldReader, fieldsOf, type Filter, matches } from './filters.ts';
import { SCORE, scoredBy } from './scores.ts';

export interface Selection<T> {
  elements: T[];
  total: number;
  aggregations: Entity | unknown[];
}

function totalOf(criteria: Criteria, found: number, shown: number): number {
  if (criteria.totalMode === 'page') return shown;
  const { limit, page } = criteria;
  if (criteria.totalMode === 'exact' || limit === null) return found;
  return Math.max(0, Math.min(found - (page - 1) * limit, limit * 6 + 1));
}

/** Filters, aggregates, sorts and pages. With `ids` and no sorting the order of the ids is kept. */
export function select<T extends { id: string }>(
  items: readonly T[],
  criteria: Criteria,
  readerOf: (item: T) => FieldReader,
  resolve?: EntityResolver,
): Selection<T> {
  let found = [...items];
  if (criteria.ids) {
    const byId = new Map(items.map((item) => [item.id, item]));
    found = criteria.ids.flatMap((id) => byId.get(id) ?? []);
  }
  const { filters, postFilters, queries, grouping, aggregations } = criteria;
  // Without a search there is no score to sort by: the server passes such a sorting over.
  let sorting = criteria.sorting.filter(({ field }) => field !== SCORE);
  const [probe] = items;
  // Unknown fields are refused even where no row would have been looked at.
  if (probe) {
    const read = readerOf(probe);
    for (const field of [
      ...[...filters, ...postFilters, ...queries.map(({ query }) => query)].flatMap(fieldsOf),
      ...sorting.map((entry) => entry.field),
      ...grouping,
      ...aggregations.flatMap(fieldsOfAggregation),
    ])
      read(field);
  }
  if (filters.length > 0) found = found.filter((item) => passes(filters, readerOf(item)));
  const scored = queries.length > 0 ? scoredBy(queries, found, readerOf) : undefined;
  if (scored) {
    found = found.filter((item) => scored.has(item));
    sorting = criteria.sorting.length === 0 ? [{ field: SCORE, descending: true }] : criteria.sorting;
  }
  const figures = aggregate(aggregations, aggregations.length > 0 ? found.map(readerOf) : [], resolve);
  if (postFilters.length > 0) found = found.filter((item) => passes(postFilters, readerOf(item)));
  if (sorting.length > 0) {
    const keys = new Map(
      found.map((item) => [item, sorting.map(({ field }) => (field === SCORE ? scored?.get(item) : readerOf(item)(field)[0]))]),
    );
    found.sort((a, b) => {
      for (const [i, { descending }] of sorting.entries()) {
        const order = compareValues(keys.get(a)?.[i], keys.get(b)?.[i]);
        if (order !== 0) return descending ? -order : order;
      }
      return 0;
    });
  }
  if (grouping.length > 0) {
    const seen = new Set<string>();
    found = found.filter((item) => {
      const key = JSON.stringify(grouping.map((field) => readerOf(item)(field)));
      return seen.has(key) ? false : seen.add(key);
    });
  }
  const { limit, page } = criteria;
  const elements = limit === null ? found : found.slice((page - 1) * limit, page * limit);
  return { elements, total: totalOf(criteria, found.length, elements.length), aggregations: figures };
}

const passes = (filters: readonly Filter[], read: FieldReader): boolean => filters.every((filter) => matches(filter, read));

/** Reduces rows to the fields that `fields` names; a row always keeps what it is and its id. */
export function onlyFields(entities: Entity[], fields: readonly string[]): Entity[] {
  if (fields.length === 0) return entities;
  const wanted = new Set(['id', 'apiAlias', 'extensions', ...fields.map((field) => field.split('.')[0] ?? field)]);
  return entities.map((entity) => {
    const { translated } = entity;
    const kept = Object.fromEntries(Object.entries(entity).filter(([name]) => wanted.has(name)));
    return isRecord(translated)
      ? { ...kept, translated: Object.fromEntries(Object.entries(translated).filter(([name]) => wanted.has(name))) }
      : kept;
  });
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
