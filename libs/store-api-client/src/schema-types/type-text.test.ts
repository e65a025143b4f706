import { describe, expect, test } from 'vitest';
import { comment, type SchemaNames, typeText } from './type-text.ts';

const NAMES: SchemaNames = {
  component: (name) => (name === 'Missing' ? undefined : `StoreSchemas["${name}"]`),
  entity: (name) => (name === 'order_return' ? 'StoreSchemas["OrderReturn"]' : undefined),
};
const oneLine = (schema: unknown): string => typeText(schema, NAMES).replaceAll(/\s+/g, ' ');
const relation = (data: unknown): unknown => ({ type: 'object', properties: { links: { type: 'object' }, data } });

describe('a schema becomes the type that it promises', () => {
  test.each<[unknown, string]>([
    [{ type: 'string' }, 'string'],
    [{ type: 'string', format: 'binary' }, 'Blob'],
    [{ type: 'integer' }, 'number'],
    [{ type: 'number', nullable: true }, 'number | null'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ type: 'string', enum: ['a', 'b"'] }, '"a" | "b\\""'],
    [{ type: 'integer', enum: [1, 2] }, '1 | 2'],
    [{ const: 'plugin' }, '"plugin"'],
    [{ type: 'array', items: { type: 'string' } }, 'string[]'],
    [{ type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
    [{ type: 'array' }, 'unknown[]'],
    [{ type: 'object' }, 'Record<string, unknown>'],
    [{ type: 'object', additionalProperties: { type: 'number' } }, '{ [key: string]: number }'],
    [{ properties: { a: { type: 'string' }, 'b-c': { type: 'boolean' } }, required: ['a'] }, '{ "a": string; "b-c"?: boolean; }'],
    [{ $ref: '#/components/schemas/Product' }, 'StoreSchemas["Product"]'],
    [{ $ref: '#/components/schemas/Category/properties/type' }, 'NonNullable<StoreSchemas["Category"]["type"]>'],
    [
      { allOf: [{ $ref: '#/components/schemas/A' }, { type: 'object', properties: { b: { type: 'string' } } }] },
      'StoreSchemas["A"] & { "b"?: string; }',
    ],
    [{ oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'string' }] }, 'string | number'],
    [{ anyOf: [{ type: 'string' }, {}] }, 'unknown'],
    [
      { type: 'object', oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }] },
      'StoreSchemas["A"] | StoreSchemas["B"]',
    ],
  ])('%j', (schema, text) => expect(oneLine(schema)).toBe(text));
});

test.each([
  undefined,
  null,
  true,
  'text',
  [],
  {},
  { type: 'nonsense' },
  { $ref: '#/components/schemas/Missing' },
  { $ref: 'https://other.example/a' },
])('what says nothing is unknown: %j', (schema) => expect(oneLine(schema)).toBe('unknown'));

test('an association that is described with links and data is the entity itself, or a list of it', () => {
  expect(oneLine(relation({ type: 'object', properties: { type: { example: 'order_return' } } }))).toBe('StoreSchemas["OrderReturn"]');
  expect(oneLine(relation({ type: 'array', items: { properties: { type: { example: 'order_return' } } } }))).toBe(
    'StoreSchemas["OrderReturn"][]',
  );
  expect(oneLine(relation({ type: 'object', properties: { type: { example: 'other' } } }))).toBe('Record<string, unknown>');
});

test('a hostile name or description stays a name and a comment', () => {
  const schema = { properties: { 'a"; evil(); //': { type: 'string', description: 'ends */ evil(); /*\nsecond\u2028third' } } };
  expect(typeText(schema, NAMES)).toBe(
    '{\n  /**\n   * ends * / evil(); /*\n   * second\n   * third\n   */\n  "a\\"; evil(); //"?: string;\n}',
  );
  expect(comment('  ', '')).toBe('');
});
