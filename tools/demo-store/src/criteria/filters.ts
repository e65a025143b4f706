import { type Fault, fault } from '../server/faults.ts';
import { isRecord } from '../server/parameters.ts';

export type Filter =
  | { type: 'equals'; field: string; value: unknown }
  | { type: 'equalsAny'; field: string; values: unknown[] }
  | { type: 'contains' | 'prefix' | 'suffix'; field: string; value: string }
  | { type: 'range'; field: string; bounds: Partial<Record<'gt' | 'gte' | 'lt' | 'lte', unknown>> }
  | { type: 'and' | 'or' | 'xor' | 'nor' | 'nand'; queries: Filter[] };

/** The values of a field; several where the path leads through a list. */
export type FieldReader = (field: string) => unknown[];

const invalidFilter = (detail: string, pointer: string): Fault => fault(400, 'FRAMEWORK__INVALID_FILTER_QUERY', detail, {}, pointer);

/** Reads a list of filters; a refusal points below `pointer`. */
export function parseFilters(value: unknown, pointer = '/filter'): Filter[] {
  if (value === undefined || value === null || value === '') return [];
  const parseEach = (entry: unknown, index: number): Filter => parseFilter(entry, `${pointer}/${index}`);
  if (Array.isArray(value)) return value.map(parseEach);
  if (!isRecord(value)) throw invalidFilter('The filter parameter has to be a list of filters.', pointer);
  if (typeof value['type'] === 'string') return [parseEach(value, 0)];
  // The simple form of a query: filter[id]=x
  return Object.entries(value).map(([field, entry]) => ({ type: 'equals', field, value: entry }));
}

function parseFilter(value: unknown, pointer: string): Filter {
  if (!isRecord(value)) throw invalidFilter('A filter has to be an object.', pointer);
  const type = value['type'];
  const queries = (): Filter[] =>
    Array.isArray(value['queries'])
      ? value['queries'].map((query: unknown, index) => parseFilter(query, `${pointer}/queries/${index}`))
      : [];
  switch (type) {
    case 'multi':
      return { type: multiOperator(value['operator']), queries: queries() };
    case 'and':
    case 'or':
    case 'xor':
    case 'nor':
    case 'nand':
      return { type, queries: queries() };
    case 'not': {
      const operator = String(value['operator'] ?? 'and').toLowerCase();
      if (operator !== 'and' && operator !== 'or') {
        throw fault(500, 'FRAMEWORK__INVALID_FILTER_OPERATOR', `Operator ${operator} is not allowed in a not filter.`, { operator });
      }
      return { type: operator === 'and' ? 'nand' : 'nor', queries: queries() };
    }
    default:
  }
  const readField = (): string => {
    const field = value['field'];
    if (typeof field !== 'string' || field === '')
      throw invalidFilter(`Parameter "field" for ${String(type)} filter is missing.`, `${pointer}/field`);
    return field;
  };
  switch (type) {
    case 'equals': {
      const field = readField();
      if (!('value' in value)) throw invalidFilter('Parameter "value" for equals filter is missing.', `${pointer}/value`);
      return { type, field, value: value['value'] };
    }
    case 'equalsAny':
    case 'equals-any': {
      const field = readField();
      const list = value['value'];
      const values = Array.isArray(list)
        ? list
        : typeof list === 'string'
          ? list.split('|')
          : list === undefined || list === null
            ? []
            : [list];
      if (values.length === 0)
        throw invalidFilter('Parameter "value" for equalsAny filter does not contain any value.', `${pointer}/value`);
      return { type: 'equalsAny', field, values };
    }
    case 'contains':
    case 'prefix':
    case 'suffix': {
      const field = readField();
      if (value['value'] === undefined || value['value'] === null || value['value'] === '')
        throw invalidFilter(`Parameter "value" for ${type} filter is missing.`, `${pointer}/value`);
      return { type, field, value: String(value['value']) };
    }
    case 'range':
      return { type, field: readField(), bounds: isRecord(value['parameters']) ? value['parameters'] : {} };
    default:
      throw invalidFilter(`Unsupported filter type: ${String(type)}`, `${pointer}/type`);
  }
}

function multiOperator(value: unknown): 'and' | 'or' | 'xor' {
  const operator = String(value ?? 'and').toLowerCase();
  return operator === 'or' || operator === 'xor' ? operator : 'and';
}

/** Every field that a filter names. */
export function fieldsOf(filter: Filter): string[] {
  return 'queries' in filter ? filter.queries.flatMap(fieldsOf) : [filter.field];
}

export function matches(filter: Filter, read: FieldReader): boolean {
  switch (filter.type) {
    case 'and':
      return filter.queries.every((query) => matches(query, read));
    case 'or':
      return filter.queries.some((query) => matches(query, read));
    case 'nand':
      return !filter.queries.every((query) => matches(query, read));
    case 'nor':
      return !filter.queries.some((query) => matches(query, read));
    case 'xor':
      return filter.queries.filter((query) => matches(query, read)).length === 1;
    default:
  }
  const values = read(filter.field);
  switch (filter.type) {
    case 'equals':
      return filter.value === null
        ? values.every((value) => value === null || value === undefined)
        : values.some((value) => sameValue(value, filter.value));
    case 'equalsAny':
      return values.some((value) => filter.values.some((wanted) => sameValue(value, wanted)));
    case 'contains':
      return values.some((value) => folded(value).includes(folded(filter.value)));
    case 'prefix':
      return values.some((value) => folded(value).startsWith(folded(filter.value)));
    case 'suffix':
      return values.some((value) => folded(value).endsWith(folded(filter.value)));
    case 'range':
      return values.some((value) => inRange(value, filter.bounds));
  }
}

const folded = (value: unknown): string => (value === null || value === undefined ? '' : String(value).toLowerCase());

function sameValue(value: unknown, wanted: unknown): boolean {
  if (value === null || value === undefined) return false;
  // The database holds booleans as 1 and 0 and reads text as the number that it begins with: "true" is 0.
  if (typeof value === 'boolean')
    return wanted !== null && Number(value) === (typeof wanted === 'string' ? Number.parseFloat(wanted) || 0 : Number(wanted));
  return folded(value) === folded(wanted);
}

function inRange(value: unknown, bounds: Partial<Record<'gt' | 'gte' | 'lt' | 'lte', unknown>>): boolean {
  if (value === null || value === undefined) return false;
  const check = (bound: unknown, test: (order: number) => boolean): boolean =>
    bound === undefined || bound === null || test(compareValues(value, bound));
  return (
    check(bounds.gt, (order) => order > 0) &&
    check(bounds.gte, (order) => order >= 0) &&
    check(bounds.lt, (order) => order < 0) &&
    check(bounds.lte, (order) => order <= 0)
  );
}

/** Order of two field values; `null` comes first. */
export function compareValues(a: unknown, b: unknown): number {
  const emptyA = a === null || a === undefined;
  const emptyB = b === null || b === undefined;
  if (emptyA || emptyB) return emptyA === emptyB ? 0 : emptyA ? -1 : 1;
  if (typeof a === 'number' || typeof b === 'number' || typeof a === 'boolean') return Number(a) - Number(b);
  return folded(a).localeCompare(folded(b), 'en', { numeric: true });
}
