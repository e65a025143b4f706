import type { Entity } from '../entities/entity.ts';
import { type Fault, fault } from '../server/faults.ts';
import { isRecord } from '../server/parameters.ts';
import { compareValues, type FieldReader, fieldsOf, type Filter, matches, parseFilters } from './filters.ts';

const METRICS = ['avg', 'sum', 'min', 'max', 'stats', 'count'] as const;
type Metric = (typeof METRICS)[number];

/** How buckets are sorted: by how many rows they hold, or by a field of their rows. */
interface Sorting {
  field: string;
  descending: boolean;
}

/** Sorts buckets by how many rows they hold. */
const COUNT = '_count';

/** A figure that a criteria asks for beside the rows themselves. */
export type Aggregation =
  | { type: Metric; name: string; field: string }
  | { type: 'terms'; name: string; field: string; limit: number | null; sorting: Sorting | null; aggregation: Aggregation | null }
  | { type: 'histogram'; name: string; field: string; interval: string; sorting: Sorting | null; aggregation: Aggregation | null }
  | { type: 'range'; name: string; field: string; ranges: { from: number | null; to: number | null; key: string }[] }
  | { type: 'entity'; name: string; field: string; definition: string }
  | { type: 'filter'; name: string; filters: Filter[]; aggregation: Aggregation };

/** The entity of a definition with this id, where there is one. */
export type EntityResolver = (definition: string, id: string) => Entity | null;

const invalid = (detail: string): Fault => fault(400, 'FRAMEWORK__INVALID_AGGREGATION_QUERY', detail, {}, '/aggregations');

export function parseAggregations(value: unknown): Aggregation[] {
  if (value === undefined || value === null || value === '') return [];
  if (!Array.isArray(value)) throw invalid('The aggregations parameter has to be a list of aggregations.');
  return value.map(parseAggregation);
}

function textOf(value: Record<string, unknown>, key: string): string {
  const text = value[key];
  if (typeof text !== 'string' || text === '') throw invalid(`The aggregation needs a "${key}".`);
  return text;
}

function parseAggregation(value: unknown): Aggregation {
  if (!isRecord(value)) throw invalid('The field "%s" should be a list of aggregations.');
  const name = textOf(value, 'name');
  const type = textOf(value, 'type');
  const nested = isRecord(value['aggregation']) ? parseAggregation(value['aggregation']) : null;
  if (type === 'filter') {
    if (!nested) throw invalid('The aggregation needs an "aggregation".');
    return { type, name, filters: parseFilters(value['filter']), aggregation: nested };
  }
  const field = textOf(value, 'field');
  const metric = METRICS.find((entry) => entry === type);
  if (metric) return { type: metric, name, field };
  switch (type) {
    case 'terms': {
      return {
        type,
        name,
        field,
        limit: typeof value['limit'] === 'number' ? value['limit'] : null,
        sorting: parseSorting(value['sort']),
        aggregation: nested,
      };
    }
    case 'histogram':
      return { type, name, field, interval: textOf(value, 'interval'), sorting: parseSorting(value['sort']), aggregation: nested };
    case 'range':
      return { type, name, field, ranges: (Array.isArray(value['ranges']) ? value['ranges'] : []).filter(isRecord).map(rangeOf) };
    case 'entity':
      return { type, name, field, definition: textOf(value, 'definition') };
    default:
      throw invalid(`The aggregation of type "${type}" is not supported.`);
  }
}

function parseSorting(value: unknown): Sorting | null {
  if (!isRecord(value)) return null;
  return { field: textOf(value, 'field'), descending: String(value['order'] ?? 'ASC').toUpperCase() === 'DESC' };
}

/** Every field that an aggregation reads. */
export function fieldsOfAggregation(aggregation: Aggregation): string[] {
  if (aggregation.type === 'filter') return [...aggregation.filters.flatMap(fieldsOf), ...fieldsOfAggregation(aggregation.aggregation)];
  const sorted = 'sorting' in aggregation && aggregation.sorting && aggregation.sorting.field !== COUNT ? [aggregation.sorting.field] : [];
  const nested = 'aggregation' in aggregation && aggregation.aggregation ? fieldsOfAggregation(aggregation.aggregation) : [];
  return [aggregation.field, ...sorted, ...nested];
}

function rangeOf(value: Record<string, unknown>): { from: number | null; to: number | null; key: string } {
  const bound = (key: string): number | null => (typeof value[key] === 'number' ? value[key] : null);
  const [from, to] = [bound('from'), bound('to')];
  return { from, to, key: typeof value['key'] === 'string' ? value['key'] : `${from ?? '*'}-${to ?? '*'}` };
}

/** Works the figures out over the rows; `[]` without any. */
export function aggregate(
  aggregations: readonly Aggregation[],
  rows: readonly FieldReader[],
  resolve: EntityResolver = () => null,
): Entity | unknown[] {
  if (aggregations.length === 0) return [];
  return Object.fromEntries(
    aggregations.map((aggregation) => [
      aggregation.name,
      { name: aggregation.name, ...resultOf(aggregation, rows, resolve), apiAlias: `${aggregation.name}_aggregation` },
    ]),
  );
}

function resultOf(aggregation: Aggregation, rows: readonly FieldReader[], resolve: EntityResolver): Entity {
  if (aggregation.type === 'filter') {
    return resultOf(
      aggregation.aggregation,
      rows.filter((read) => aggregation.filters.every((filter) => matches(filter, read))),
      resolve,
    );
  }
  const values = (): unknown[] => rows.flatMap((read) => read(aggregation.field)).filter((value) => value !== null && value !== undefined);
  switch (aggregation.type) {
    case 'terms':
      return { buckets: buckets(rows, (read) => read(aggregation.field).map(keyOf), aggregation, resolve) };
    case 'histogram':
      return {
        buckets: buckets(
          rows,
          (read) => read(aggregation.field).map((value) => periodOf(value, aggregation.interval)),
          // Periods come in their order, unless another is asked for.
          { ...aggregation, limit: null, sorting: aggregation.sorting ?? { field: aggregation.field, descending: false } },
          resolve,
        ),
      };
    case 'range':
      return {
        ranges: Object.fromEntries(
          aggregation.ranges.map(({ from, to, key }) => [
            key,
            values().filter((value) => (from === null || Number(value) >= from) && (to === null || Number(value) < to)).length,
          ]),
        ),
      };
    case 'entity':
      return { entities: [...new Set(values().map(String))].flatMap((id) => resolve(aggregation.definition, id) ?? []) };
    case 'count':
      return { count: values().length };
    default:
      return metrics(aggregation.type, values());
  }
}

/** The least and the greatest come as text, as a database gives them; averages and sums as numbers. */
function metrics(type: Exclude<Metric, 'count'>, values: unknown[]): Entity {
  const ordered = [...values].sort(compareValues);
  const numbers = values.map(Number);
  const total = numbers.reduce((sum, value) => sum + value, 0);
  const edge = (value: unknown): string | null =>
    value === undefined ? null : typeof value === 'boolean' ? String(Number(value)) : String(value);
  const all = {
    min: edge(ordered[0]),
    max: edge(ordered.at(-1)),
    avg: numbers.length > 0 ? total / numbers.length : 0,
    sum: total,
  };
  return type === 'stats' ? all : { [type]: all[type] };
}

interface Bucketing {
  field: string;
  sorting: Sorting | null;
  limit: number | null;
  aggregation: Aggregation | null;
}

/** The groups in the order that is asked for: by their number of rows, by their own key, or by the first value of their rows. */
function sortGroups(groups: [string, FieldReader[]][], { field, sorting }: Bucketing): [string, FieldReader[]][] {
  if (sorting === null) return groups;
  const valueOf = ([key, members]: [string, FieldReader[]]): unknown => {
    if (sorting.field === COUNT) return members.length;
    if (sorting.field === field) return key;
    return members.flatMap((read) => read(sorting.field)).sort(compareValues)[0];
  };
  const valued = groups.map((group) => ({ group, value: valueOf(group) }));
  const direction = sorting.descending ? -1 : 1;
  return valued.sort((a, b) => compareValues(a.value, b.value) * direction).map(({ group }) => group);
}

/** Rows by key. A row counts once for each key, without a value under the empty one. */
function buckets(
  rows: readonly FieldReader[],
  keysOf: (read: FieldReader) => (string | null)[],
  bucketing: Bucketing,
  resolve: EntityResolver,
): Entity[] {
  const { aggregation: nested, limit } = bucketing;
  const groups = new Map<string, FieldReader[]>();
  for (const read of rows) {
    const keys = keysOf(read);
    for (const key of new Set(keys.length > 0 ? keys.map((entry) => entry ?? '') : ['']))
      groups.set(key, [...(groups.get(key) ?? []), read]);
  }
  return sortGroups([...groups], bucketing)
    .slice(0, limit ?? undefined)
    .map(([key, members]) => ({
      key,
      count: members.length,
      ...(nested
        ? { [nested.name]: { name: nested.name, ...resultOf(nested, members, resolve), apiAlias: `${nested.name}_aggregation` } }
        : {}),
      apiAlias: 'aggregation_bucket',
    }));
}

function keyOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'boolean' ? String(Number(value)) : String(value);
}

const PERIODS: Readonly<Record<string, (iso: string) => string>> = {
  minute: (iso) => `${iso.slice(0, 16).replace('T', ' ')}:00`,
  hour: (iso) => `${iso.slice(0, 13).replace('T', ' ')}:00:00`,
  day: (iso) => `${iso.slice(0, 10)} 00:00:00`,
  month: (iso) => `${iso.slice(0, 7)}-01 00:00:00`,
  year: (iso) => `${iso.slice(0, 4)}-01-01 00:00:00`,
};

function periodOf(value: unknown, interval: string): string | null {
  const period = PERIODS[interval];
  if (!period) throw invalid(`Interval "${interval}" is not supported.`);
  const time = new Date(String(value));
  return Number.isNaN(time.getTime()) ? null : period(time.toISOString());
}
