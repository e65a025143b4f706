import { type $ZodType, toJSONSchema } from 'zod/v4/core';

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
  format?: string;
  additionalProperties?: Schema | boolean;
}

const ID = '^[0-9a-f]{32}$';
const SAFE = 9_007_199_254_740_991;

/** A table of a schema's fields, nested ones with their path; a sentence where there are none. */
export function fieldTable(schema: $ZodType, io: 'input' | 'output'): string {
  const rows = rowsOf(toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Schema, '');
  if (rows.length === 0) return 'No fields.';
  return ['| Field | Type | |', '|---|---|---|', ...rows.map(([name, type, note]) => `| \`${name}\` | ${type} | ${note} |`)].join('\n');
}

type Row = [name: string, type: string, note: string];

function rowsOf(schema: Schema, path: string): Row[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]): Row[] => {
    const own = path === '' ? name : `${path}.${name}`;
    const notes = [
      required.has(name) ? '' : 'optional',
      field.default === undefined ? '' : `default \`${JSON.stringify(field.default)}\``,
      limitsOf(field),
    ]
      .filter(Boolean)
      .join('; ');
    const row: Row = [own, typeOf(field), notes];
    const [nested, suffix] = nestedOf(field);
    return [row, ...nested.flatMap((each) => rowsOf(each, `${own}${suffix}`))];
  });
}

/** The objects inside a field, and what stands between its name and theirs. */
function nestedOf(field: Schema): [Schema[], string] {
  if (field.properties !== undefined) return [[field], ''];
  const inList = field.items;
  if (inList?.properties !== undefined) return [[inList], '[]'];
  if (inList?.anyOf ?? inList?.oneOf)
    return [merged((inList.anyOf ?? inList.oneOf ?? []).filter(({ properties }) => properties !== undefined)), '[]'];
  return [merged((field.anyOf ?? field.oneOf ?? []).filter(({ properties }) => properties !== undefined)), ''];
}

/** Alternatives of an object as one: what some of them lack is optional. */
function merged(alternatives: Schema[]): Schema[] {
  if (alternatives.length < 2) return alternatives;
  const names = [...new Set(alternatives.flatMap(({ properties }) => Object.keys(properties ?? {})))];
  const properties = Object.fromEntries(
    names.map((name) => {
      const fields = alternatives.map(({ properties: each }) => each?.[name]).filter((field) => field !== undefined);
      const constants = fields.map((field) => field.const).filter((value) => value !== undefined);
      return [name, constants.length === fields.length ? { enum: [...new Set(constants)] } : (fields[0] ?? {})];
    }),
  );
  return [{ properties, required: names.filter((name) => alternatives.every(({ required }) => required?.includes(name))) }];
}

function typeOf(field: Schema): string {
  if (field.const !== undefined) return `\`${JSON.stringify(field.const)}\``;
  if (field.enum !== undefined) return field.enum.map((value) => `\`${String(value)}\``).join(', ');
  const alternatives = field.anyOf ?? field.oneOf;
  if (alternatives !== undefined) return [...new Set(alternatives.map(typeOf))].join(' or ');
  if (field.type === 'array') return `list of ${field.items === undefined ? 'anything' : typeOf(field.items)}`;
  if (field.type === 'object')
    return typeof field.additionalProperties === 'object' && field.properties === undefined
      ? `map of ${typeOf(field.additionalProperties)}`
      : 'object';
  if (field.pattern === ID) return 'id';
  if (field.format === 'date-time') return 'time';
  return Array.isArray(field.type) ? field.type.join(' or ') : (field.type ?? 'anything');
}

function limitsOf(field: Schema): string {
  const range = (low: number | undefined, high: number | undefined, unit: string) => {
    const [from, to] = [low === undefined || low <= -SAFE ? undefined : low, high === undefined || high >= SAFE ? undefined : high];
    if (from === undefined && to === undefined) return '';
    if (from === undefined) return `up to ${to ?? ''}${unit}`;
    return to === undefined ? `from ${from}${unit}` : `${from} to ${to}${unit}`;
  };
  return [
    range(field.minLength, field.maxLength, ' characters'),
    range(field.minimum, field.maximum, ''),
    range(field.minItems, field.maxItems, ' items'),
    field.pattern === undefined || field.pattern === ID || field.format !== undefined ? '' : `\`${field.pattern.replaceAll('|', '\\|')}\``,
  ]
    .filter(Boolean)
    .join('; ');
}
