import type { Filter, FilterValue, RangeParameters } from './criteria.ts';

/** The field has this value; null matches a field without value. */
export function equals(field: string, value: FilterValue): Filter {
  return { type: 'equals', field, value };
}

/** The field has one of these values. */
export function equalsAny(field: string, values: readonly (string | number)[]): Filter {
  return { type: 'equalsAny', field, value: values.join('|') };
}

/** The field's text contains this one; case is ignored. */
export function contains(field: string, value: string): Filter {
  return { type: 'contains', field, value };
}

/** The field's text starts with this one. */
export function prefix(field: string, value: string): Filter {
  return { type: 'prefix', field, value };
}

/** The field's text ends with this one. */
export function suffix(field: string, value: string): Filter {
  return { type: 'suffix', field, value };
}

/** The field lies within bounds. */
export function range(field: string, parameters: RangeParameters): Filter {
  return { type: 'range', field, parameters };
}

/** All filters match. */
export function allOf(...queries: Filter[]): Filter {
  return { type: 'multi', operator: 'and', queries };
}

/** At least one filter matches. */
export function anyOf(...queries: Filter[]): Filter {
  return { type: 'multi', operator: 'or', queries };
}

/** None of the filters matches. */
export function noneOf(...queries: Filter[]): Filter {
  return { type: 'not', operator: 'or', queries };
}
