import { isJson, type Json } from '../../json-path.ts';
import { refusal } from './refusal.ts';

/** A call's criteria, checked. */
export interface Criteria {
  page: number;
  limit: number;
  ids: string[] | undefined;
  filters: Json[];
  sort: { field: string; descending: boolean }[];
  associations: Json;
  exactTotal: boolean;
}

function whole(value: unknown, fallback: number, code: string, name: string): number {
  if (value === undefined || value === null || value === '') return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1)
    throw refusal(400, code, `The ${name} parameter must be a positive integer. Given: ${String(value)}`, { [name]: value });
  return number;
}

function sortingOf(sort: unknown): Criteria['sort'] {
  if (typeof sort === 'string' && sort !== '')
    return sort.split(',').map((field) => ({ field: field.replace(/^-/, ''), descending: field.startsWith('-') }));
  return (Array.isArray(sort) ? sort : [])
    .filter(isJson)
    .map((entry) => ({ field: String(entry['field']), descending: String(entry['order']).toUpperCase() === 'DESC' }));
}

function filtersOf(filter: unknown): Json[] {
  if (Array.isArray(filter)) return filter.filter(isJson);
  // The simple form of a query: filter[id]=x
  return isJson(filter) ? Object.entries(filter).map(([field, value]) => ({ type: 'equals', field, value })) : [];
}

/** Reads criteria. `defaultLimit` is what an answer holds without a limit. */
export function readCriteria(source: Json, defaultLimit = 100): Criteria {
  const limit = whole(source['limit'], defaultLimit, 'FRAMEWORK__INVALID_LIMIT_QUERY', 'limit');
  if (limit > 100)
    throw refusal(400, 'FRAMEWORK__QUERY_LIMIT_EXCEEDED', 'The limit must be lower than or equal to MAX_LIMIT(=100).', {
      maxLimit: 100,
      limit,
    });
  const ids = source['ids'];
  if (Array.isArray(ids) && ids.length === 0)
    throw refusal(400, 'FRAMEWORK__INVALID_API_CRITERIA_IDS', 'The ids parameter must not be empty.');
  const mode = source['total-count-mode'];
  return {
    page: whole(source['page'], 1, 'FRAMEWORK__INVALID_PAGE_QUERY', 'page'),
    limit,
    ids: Array.isArray(ids) ? ids.map(String) : typeof ids === 'string' && ids !== '' ? ids.split('|') : undefined,
    filters: filtersOf(source['filter']),
    sort: sortingOf(source['sort']),
    associations: isJson(source['associations']) ? source['associations'] : {},
    exactTotal: mode === 'exact' || mode === 1 || mode === '1',
  };
}

function valuesAt(entity: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(entity)) return path.length === 0 ? entity : entity.flatMap((entry) => valuesAt(entry, path));
  const [key, ...rest] = path;
  if (key === undefined) return [entity ?? null];
  return isJson(entity) ? valuesAt(entity[key], rest) : [null];
}

function fieldOf(entity: Json, name: string, field: unknown): unknown[] {
  const path = String(field).split('.');
  if (path[0] === name) path.shift();
  if (!(path[0] !== undefined && path[0] in entity))
    throw refusal(400, 'FRAMEWORK__UNMAPPED_FIELD', `Field "${String(field)}" in entity "${name}" was not found.`, { field, entity: name });
  return valuesAt(entity, path);
}

const fold = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);

/** The database holds booleans as 1 and 0 and reads text as the number that it begins with: "true" is 0. */
const bit = (wanted: unknown): number => (typeof wanted === 'string' ? Number.parseFloat(wanted) || 0 : Number(wanted));
const isEqual = (value: unknown, wanted: unknown): boolean =>
  typeof value === 'boolean' && wanted !== null ? Number(value) === bit(wanted) : value === wanted;

function compare(value: unknown, parameters: Json): boolean {
  const bounds: [string, (value: number, bound: number) => boolean][] = [
    ['gte', (one, other) => one >= other],
    ['gt', (one, other) => one > other],
    ['lte', (one, other) => one <= other],
    ['lt', (one, other) => one < other],
  ];
  const number = (entry: unknown): number => (typeof entry === 'string' && Number.isNaN(Number(entry)) ? Date.parse(entry) : Number(entry));
  return value !== null && bounds.every(([key, holds]) => parameters[key] === undefined || holds(number(value), number(parameters[key])));
}

function matches(entity: Json, name: string, filter: Json): boolean {
  const queries = (): boolean[] => filtersOf(filter['queries']).map((query) => matches(entity, name, query));
  const values = (): unknown[] => fieldOf(entity, name, filter['field']).map(fold);
  const wanted = fold(filter['value']);
  switch (filter['type']) {
    case 'equals':
      return values().some((value) => isEqual(value, wanted ?? null));
    case 'equalsAny': {
      const any = (Array.isArray(wanted) ? wanted : String(wanted).split('|')).map(fold);
      return values().some((value) => any.some((one) => isEqual(value, one) || (typeof value === 'number' && one === String(value))));
    }
    case 'contains':
      return values().some((value) => typeof value === 'string' && value.includes(String(wanted)));
    case 'prefix':
      return values().some((value) => typeof value === 'string' && value.startsWith(String(wanted)));
    case 'suffix':
      return values().some((value) => typeof value === 'string' && value.endsWith(String(wanted)));
    case 'range':
      return values().some((value) => compare(value, isJson(filter['parameters']) ? filter['parameters'] : {}));
    case 'and':
    case 'multi':
      return String(filter['operator'] ?? 'and').toLowerCase() === 'or' ? queries().some(Boolean) : queries().every(Boolean);
    case 'or':
      return queries().some(Boolean);
    case 'not':
      return String(filter['operator'] ?? 'and').toLowerCase() === 'or' ? !queries().some(Boolean) : !queries().every(Boolean);
    case 'nor':
      return !queries().some(Boolean);
    case 'nand':
      return !queries().every(Boolean);
    default:
      throw refusal(400, 'FRAMEWORK__INVALID_FILTER_QUERY', `Unsupported filter type: ${String(filter['type'])}`, {
        path: '/filter/0/type',
      });
  }
}

/** Entities that the criteria want, in their order; associations that nobody asked for are null. */
export function select(entities: readonly Json[], criteria: Criteria, name: string, associations: readonly string[]): Json {
  let found = criteria.ids === undefined ? [...entities] : criteria.ids.flatMap((id) => entities.filter((entity) => entity['id'] === id));
  found = found.filter((entity) => criteria.filters.every((filter) => matches(entity, name, filter)));
  const [probe] = entities;
  for (const { field, descending } of [...criteria.sort].reverse()) {
    if (probe) fieldOf(probe, name, field);
    found.sort((one, other) => {
      const [a, b] = [fieldOf(one, name, field)[0], fieldOf(other, name, field)[0]];
      const order = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
      return descending ? -order : order;
    });
  }
  const elements = found.slice((criteria.page - 1) * criteria.limit, criteria.page * criteria.limit);
  return list(
    name,
    elements.map((entity) => associate(entity, criteria.associations, associations)),
    { page: criteria.page, limit: criteria.limit, total: criteria.exactTotal ? found.length : elements.length },
  );
}

/** Nulls what was not asked for; an unknown association is 500. */
export function associate(entity: Json, asked: Json, known: readonly string[]): Json {
  const unknown = Object.keys(asked).find((key) => !(key in entity));
  if (unknown !== undefined)
    throw refusal(500, 'FRAMEWORK__ASSOCIATION_NOT_FOUND', `Can not find association by name ${unknown}`, { association: unknown });
  return { ...entity, ...Object.fromEntries(known.filter((key) => !(key in asked)).map((key) => [key, null])) };
}

/** The envelope of a list. */
export function list(
  entity: string,
  elements: readonly Json[],
  { page = 1, limit = 100, total = elements.length }: { page?: number; limit?: number; total?: number } = {},
): Json {
  return { elements, aggregations: [], page, limit, entity, total, states: [], apiAlias: 'dal_entity_search_result' };
}

/** Keeps of each entity the fields that `includes` names for its kind. */
export function applyIncludes(value: unknown, includes: unknown): unknown {
  if (!isJson(includes)) return value;
  if (Array.isArray(value)) return value.map((entry) => applyIncludes(entry, includes));
  if (!isJson(value)) return value;
  const fields = includes[String(value['apiAlias'])];
  const kept = Array.isArray(fields)
    ? Object.entries(value).filter(([key]) => key === 'apiAlias' || fields.includes(key))
    : Object.entries(value);
  return Object.fromEntries(kept.map(([key, entry]) => [key, applyIncludes(entry, includes)]));
}

/** Sets `a[b][]=v` of a query as PHP does. */
export function readQuery(search: string): Json {
  const result: Json = {};
  for (const [name, value] of new URLSearchParams(search)) {
    const [head = '', ...rest] = name.replaceAll(']', '').split('[');
    // Names of the prototype are no parameters.
    if ([head, ...rest].some((key) => key === '__proto__' || key === 'constructor')) continue;
    let target: Json = result;
    let key = head;
    for (const next of rest) {
      if (next === '') {
        const values = Array.isArray(target[key]) ? (target[key] as unknown[]) : [];
        target[key] = [...values, value];
        break;
      }
      const current = target[key];
      const inner: Json = isJson(current) ? current : {};
      target[key] = inner;
      target = inner;
      key = next;
    }
    if (rest.at(-1) !== '') target[key] = value;
  }
  return result;
}
