import { at, isJson, type Json } from '../json-path.ts';

/** Where the type of a component stands. */
export interface SchemaNames {
  /** The text that names a component's type and notes that it is needed; undefined where there is none of that name. */
  component(name: string): string | undefined;
  /** The component of an entity by its name at the server, such as `product_manufacturer`. */
  entity(name: string): string | undefined;
}

const COMPONENT = /^#\/components\/schemas\/([^/]+)((?:\/properties\/[^/]+)*)$/;
const UNKNOWN = 'unknown';
const OBJECT = 'Record<string, unknown>';

/** A value as TypeScript writes it, hostile text included. */
export const literal = (value: unknown): string => JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** A description as a comment of its own lines. */
export function comment(text: unknown, indent: string): string {
  if (typeof text !== 'string' || text.trim() === '') return '';
  const lines = text
    .replaceAll('*/', '* /')
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length === 1
    ? `${indent}/** ${lines[0]} */\n`
    : `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}

const united = (types: readonly string[]): string => {
  const different = [...new Set(types)];
  return different.includes(UNKNOWN) ? UNKNOWN : different.join(' | ');
};

const grouped = (type: string): string => (/[|&]/.test(type) ? `(${type})` : type);

function referenceText(reference: string, names: SchemaNames): string {
  const [, name, way = ''] = COMPONENT.exec(reference) ?? [];
  const component = name === undefined ? undefined : names.component(decodeURIComponent(name));
  if (component === undefined) return UNKNOWN;
  return way
    .split('/properties/')
    .slice(1)
    .reduce((owner, key) => `NonNullable<${owner}[${literal(decodeURIComponent(key))}]>`, component);
}

/** What a description in the manner of JSON:API calls `{ links, data }`, the Store API sends as the entity itself. */
function relationText(schema: Json, names: SchemaNames): string | undefined {
  const properties = at(schema, 'properties');
  if (!isJson(properties) || !('links' in properties) || !('data' in properties)) return undefined;
  const { data } = properties;
  const many = at(data, 'type') === 'array';
  const type = at(data, many ? 'items.properties.type' : 'properties.type');
  const entity = at(type, 'example') ?? at(type, 'const') ?? at(type, 'enum.0');
  const text = (typeof entity === 'string' ? names.entity(entity) : undefined) ?? OBJECT;
  return many ? `${text}[]` : text;
}

function objectText(schema: Json, names: SchemaNames, indent: string): string {
  const { properties, required, additionalProperties } = schema;
  const further =
    additionalProperties === undefined || additionalProperties === false
      ? undefined
      : `{ [key: string]: ${typeText(additionalProperties, names, indent)} }`;
  if (!isJson(properties) || Object.keys(properties).length === 0) return further ?? OBJECT;
  const needed = Array.isArray(required) ? required : [];
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([key, value]) =>
      `${comment(at(value, 'description'), inner)}${inner}${literal(key)}${needed.includes(key) ? '' : '?'}: ${typeText(value, names, inner)};\n`,
  );
  return `{\n${lines.join('')}${indent}}${further === undefined ? '' : ` & ${further}`}`;
}

function ofKind(kind: unknown, schema: Json, names: SchemaNames, indent: string): string {
  switch (kind) {
    case 'string':
      return schema['format'] === 'binary' ? 'Blob' : 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array':
      return `${grouped(typeText(schema['items'], names, indent))}[]`;
    case 'object':
      return relationText(schema, names) ?? objectText(schema, names, indent);
    default:
      return UNKNOWN;
  }
}

function ownText(schema: Json, names: SchemaNames, indent: string): string | undefined {
  const { type } = schema;
  if ('const' in schema) return literal(schema['const']);
  if (Array.isArray(schema['enum']) && schema['enum'].length > 0) return united(schema['enum'].map(literal));
  if (Array.isArray(type)) return united(type.map((kind) => ofKind(kind, schema, names, indent)));
  if (typeof type === 'string') return ofKind(type, schema, names, indent);
  return isJson(schema['properties']) || isJson(schema['additionalProperties']) ? ofKind('object', schema, names, indent) : undefined;
}

/**
 * The type that a schema means, as TypeScript. What it does not say, or says in a way that no type
 * has, is `unknown`: a type never promises more than the server does.
 */
export function typeText(schema: unknown, names: SchemaNames, indent = ''): string {
  if (!isJson(schema)) return UNKNOWN;
  const { $ref: reference, allOf, oneOf, anyOf, nullable } = schema;
  const parts: string[] = [];
  if (typeof reference === 'string') parts.push(referenceText(reference, names));
  if (Array.isArray(allOf)) parts.push(...allOf.map((part) => typeText(part, names, indent)));
  const choice = [oneOf, anyOf].find(Array.isArray);
  if (choice !== undefined && choice.length > 0) parts.push(united(choice.map((part) => typeText(part, names, indent))));
  const own = ownText(schema, names, indent);
  // Beside what it is composed of, "an object" alone adds nothing.
  if (own !== undefined && (parts.length === 0 || own !== OBJECT)) parts.push(own);
  const known = parts.filter((part) => part !== UNKNOWN);
  const text = known.length > 1 ? known.map(grouped).join(' & ') : (known[0] ?? UNKNOWN);
  return nullable === true && text !== UNKNOWN ? united([text, 'null']) : text;
}
