import type { OpenApiDocument } from './official-schema.ts';

/** A mistake that the official descriptions make everywhere, and what sets it right. */
export interface Correction {
  name: string;
  reason: string;
  apply(document: OpenApiDocument): void;
}

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Calls `visit` with a schema and every schema inside it. */
function visitSchema(schema: unknown, visit: (schema: Node) => void): void {
  if (!isNode(schema)) return;
  visit(schema);
  for (const key of ['items', 'additionalProperties', 'not', 'if', 'then', 'else']) visitSchema(schema[key], visit);
  for (const key of ['allOf', 'anyOf', 'oneOf']) if (Array.isArray(schema[key])) for (const entry of schema[key]) visitSchema(entry, visit);
  if (isNode(schema['properties'])) for (const entry of Object.values(schema['properties'])) visitSchema(entry, visit);
}

/** Calls `visit` with every schema of the document. */
function eachSchema(document: OpenApiDocument, visit: (schema: Node) => void): void {
  for (const schema of Object.values(document.components.schemas)) visitSchema(schema, visit);
  const search = (value: unknown): void => {
    if (Array.isArray(value)) for (const entry of value) search(entry);
    else if (isNode(value)) {
      for (const [key, entry] of Object.entries(value)) {
        if (key === 'schema') visitSchema(entry, visit);
        else search(entry);
      }
    }
  };
  search(document.paths);
}

/** Lets a schema be passed over by values of another kind. Failures of `if` say nothing themselves. */
const unless = (kind: Node, schema: unknown): Node => ({ if: kind, else: schema });
const kindOf = (schema: unknown): unknown => (isNode(schema) ? ('else' in schema ? kindOf(schema['else']) : schema['type']) : undefined);

export const CORRECTIONS: readonly Correction[] = [
  {
    name: '`required` is a list',
    reason: 'the 6.7 description says `required: true` of single properties, which is no JSON Schema',
    apply(document) {
      eachSchema(document, (schema) => {
        if (typeof schema['required'] === 'boolean') delete schema['required'];
      });
    },
  },
  {
    name: '`mixed` is no type',
    reason: 'the Admin API’s description says `mixed` where anything goes',
    apply(document) {
      eachSchema(document, (schema) => {
        if (schema['type'] === 'mixed') delete schema['type'];
      });
    },
  },
  {
    name: '`oneOf` means `anyOf`',
    reason: 'the branches overlap: a price is a list price as well, a product’s interaction a hovered element’s',
    apply(document) {
      eachSchema(document, (schema) => {
        if (!Array.isArray(schema['oneOf'])) return;
        schema['anyOf'] = schema['oneOf'];
        delete schema['oneOf'];
      });
    },
  },
  {
    name: 'nullable',
    reason: 'the 6.6 description is OpenAPI 3.0, which says `nullable` where JSON Schema says `type: null`',
    apply(document) {
      eachSchema(document, (schema) => {
        if (schema['nullable'] !== true) return;
        delete schema['nullable'];
        const copy = { ...schema };
        for (const key of Object.keys(schema)) delete schema[key];
        Object.assign(schema, unless({ type: 'null' }, copy));
      });
    },
  },
  {
    name: 'an empty field is null',
    reason: 'servers send null for every field without a value; the descriptions say so of hardly any',
    apply(document) {
      eachSchema(document, (schema) => {
        const properties = schema['properties'];
        if (!isNode(properties)) return;
        const required = Array.isArray(schema['required']) ? schema['required'] : [];
        for (const [name, property] of Object.entries(properties)) {
          if (required.includes(name) || !isNode(property)) continue;
          properties[name] = unless({ type: 'null' }, property);
        }
      });
    },
  },
  {
    name: 'an empty map is an empty list',
    reason: 'PHP writes an empty map as `[]`: `extensions`, `customFields`, `translated`, `payload`',
    apply(document) {
      eachSchema(document, (schema) => {
        const properties = schema['properties'];
        if (!isNode(properties)) return;
        for (const [name, property] of Object.entries(properties)) {
          if (kindOf(property) === 'object') properties[name] = unless({ type: 'array', maxItems: 0 }, property);
        }
      });
    },
  },
];
