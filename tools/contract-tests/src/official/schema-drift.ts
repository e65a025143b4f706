import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '@vitrine/release';
import { openEntry } from '../surface/entry-program.ts';
import type { OpenApiDocument } from './official-schema.ts';

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field that the client's types name, in the words of a description. */
interface Field {
  type: string;
  required: boolean;
}

/** A type in one word or a few: what a reader has to be ready for. */
function typeName(schema: unknown): string {
  if (!isNode(schema)) return 'anything';
  if (typeof schema['$ref'] === 'string') return schema['$ref'].split('/').at(-1) ?? '';
  for (const key of ['anyOf', 'oneOf', 'allOf'])
    if (Array.isArray(schema[key]))
      return schema[key]
        .map(typeName)
        .toSorted()
        .join(key === 'allOf' ? ' & ' : ' | ');
  if (schema['type'] === 'array') return `${typeName(schema['items'])}[]`;
  return Array.isArray(schema['type'])
    ? schema['type'].toSorted().join(' | ')
    : String(schema['type'] ?? (isNode(schema['properties']) ? 'object' : 'anything'));
}

/** Every field of a described entity, those that it takes over from others included. */
function fieldsOf(document: OpenApiDocument, schema: unknown, seen = new Set<unknown>()): Map<string, Field> {
  const fields = new Map<string, Field>();
  if (!isNode(schema) || seen.has(schema)) return fields;
  seen.add(schema);
  const reference = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined;
  if (reference !== undefined) return fieldsOf(document, document.components.schemas[reference], seen);
  for (const part of Array.isArray(schema['allOf']) ? schema['allOf'] : [])
    for (const [name, field] of fieldsOf(document, part, seen)) fields.set(name, field);
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  for (const [name, property] of Object.entries(isNode(schema['properties']) ? schema['properties'] : {}))
    fields.set(name, { type: typeName(property), required: required.includes(name) });
  return fields;
}

/** The fields that the client's exported types name, by entity. */
export function reliedFields(): Map<string, string[]> {
  const { checker, exports } = openEntry(join(ROOT, 'libs/store-api-client/src/index.ts'));
  const interfaces = exports.filter((symbol) => (symbol.flags & ts.SymbolFlags.Interface) !== 0);
  return new Map(
    interfaces.map((symbol) => [symbol.name, checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)).map(({ name }) => name)]),
  );
}

/** What changed from one description to another in the fields that the client names. */
export function schemaDrift(
  before: OpenApiDocument,
  after: OpenApiDocument,
  relied: ReadonlyMap<string, readonly string[]> = reliedFields(),
): string[] {
  const drift: string[] = [];
  for (const [entity, names] of relied) {
    const [old, now] = [before, after].map((document) => document.components.schemas[entity]);
    if (old === undefined && now === undefined) continue;
    if (old === undefined || now === undefined) {
      drift.push(`${entity}: ${now === undefined ? 'is described no more' : 'is described now'}`);
      continue;
    }
    const [oldFields, newFields] = [fieldsOf(before, old), fieldsOf(after, now)];
    for (const name of names) {
      const [was, is] = [oldFields.get(name), newFields.get(name)];
      if (was !== undefined && is === undefined) drift.push(`${entity}.${name}: is gone (was ${was.type})`);
      else if (was === undefined && is !== undefined) drift.push(`${entity}.${name}: is new (${is.type})`);
      else if (was !== undefined && is !== undefined && was.type !== is.type)
        drift.push(`${entity}.${name}: was ${was.type}, is ${is.type}`);
      else if (was?.required === true && is?.required === false) drift.push(`${entity}.${name}: is promised no more`);
    }
  }
  return drift.toSorted();
}
