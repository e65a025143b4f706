import { expect, test } from 'vitest';
import { declareStoreTypes } from './declare-store-types.ts';
import { readOpenApiDocument, SchemaError } from './openapi-document.ts';

const DESCRIPTION = {
  openapi: '3.1.0',
  info: { version: '6.7.13.0' },
  paths: {
    '/badge/{id}': {
      parameters: [{ name: 'sort', in: 'query', schema: { type: 'object' } }],
      get: {
        operationId: 'readBadge',
        summary: 'A badge',
        parameters: [{ name: 'lang', in: 'query', required: true, schema: { type: 'string' } }, { $ref: '#/components/parameters/header' }],
        responses: { 200: { $ref: '#/components/responses/badge' } },
      },
      delete: { operationId: 'readBadge', responses: { 204: { description: 'gone' } } },
    },
    '/badge': {
      post: {
        operationId: 'writeBadge',
        requestBody: { required: true, content: { 'application/json': { schema: { $ref: '#/components/schemas/Badge' } } } },
        responses: { 200: { content: { 'application/pdf': {} } }, 400: { description: 'no' } },
      },
    },
  },
  components: {
    parameters: { header: { name: 'sw-language-id', in: 'header', schema: { type: 'string' } } },
    responses: { badge: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Badge' } } } } },
    schemas: {
      Badge: { type: 'object', properties: { maker: { $ref: '#/components/schemas/Maker' } } },
      Maker: { type: 'object', properties: { name: { type: 'string' } } },
      OrderLineItem: { properties: { extensions: { type: 'object', properties: { badge: { $ref: '#/components/schemas/Badge' } } } } },
      Product: { properties: { apiAlias: { enum: ['product'] }, extensions: { type: 'object' } } },
      Unused: { type: 'object' },
    },
  },
};

const declare = (description: unknown = DESCRIPTION, customFieldSets?: Record<string, unknown>[]): ReturnType<typeof declareStoreTypes> =>
  declareStoreTypes({ document: readOpenApiDocument(description), customFieldSets, origin: 'https://shop.example/store-api' });

test('each operation has its method, path, query, body and response', () => {
  const { text, operations } = declare();
  expect(operations).toBe(3);
  expect(text).toContain(
    '"readBadge": {\n      method: "GET";\n      path: `/badge/${string}`;\n      query: { "sort"?: string; "lang": string };\n      response: StoreSchemas["Badge"];',
  );
  expect(text).toContain(
    '"writeBadge": {\n      method: "POST";\n      path: "/badge";\n      body: StoreSchemas["Badge"];\n      response: unknown;',
  );
});

test('an operation whose name is taken is called by its method and path', () => {
  expect(declare().text).toContain(
    '"DELETE /badge/{id}": {\n      method: "DELETE";\n      path: `/badge/${string}`;\n      query?: { "sort"?: string };\n      response: undefined;',
  );
});

test('extensions stand by the entity’s name, and only components that are needed are written', () => {
  const { text, extendedEntities, schemas } = declare();
  expect([extendedEntities, schemas]).toEqual([1, 2]);
  expect(text).toContain('interface StoreExtensions {\n    "order_line_item": {');
  expect(text).toContain('"Maker": {');
  expect(text).not.toContain('Unused');
});

test('custom fields have the type of their kind, by each entity that carries their set', () => {
  const field = (name: string, type: string, config: unknown = {}, more: object = {}): object => ({ name, type, config, ...more });
  const { text } = declare(DESCRIPTION, [
    {
      relations: [{ entityName: 'product' }, { entityName: 'category' }],
      customFields: [
        field('care', 'text', { label: { 'de-DE': 'Pflege', 'en-GB': 'Care' } }),
        field('weight', 'float'),
        field('organic', 'switch'),
        field('size', 'select', { options: [{ value: 's' }, { value: 'l' }] }),
        field('uses', 'select', { componentName: 'sw-multi-select', options: [{ value: 'home' }] }),
        field('price_list', 'price'),
        field('old', 'text', {}, { active: false }),
      ],
    },
  ]);
  const fields =
    '/** Care */\n      "care"?: string | null;\n      "weight"?: number | null;\n      "organic"?: boolean | null;\n      "size"?: "s" | "l" | null;\n      "uses"?: ("home")[] | null;\n      "price_list"?: unknown;\n';
  expect(text).toContain(`"product": {\n      ${fields}`);
  expect(text).toContain(`"category": {\n      ${fields}`);
  expect(text).not.toContain('"old"');
});

test('the origin cannot leave the comment that it stands in', () => {
  const { text } = declareStoreTypes({ document: readOpenApiDocument(DESCRIPTION), origin: 'https://a\nevil();' });
  expect(text).not.toMatch(/^evil/m);
});

test.each([undefined, 'text', {}, { openapi: '2.0', paths: {} }, { openapi: '3.0.0' }])('what is no description is refused: %j', (value) =>
  expect(() => readOpenApiDocument(value)).toThrow(SchemaError),
);

test('references in a circle and to nowhere end', () => {
  const circle = { openapi: '3.1.0', paths: {}, components: { responses: { a: { $ref: '#/components/responses/a' } } } };
  const document = readOpenApiDocument(circle);
  expect(document.resolve({ $ref: '#/components/responses/a' })).toBeUndefined();
  expect(document.resolve({ $ref: '#/nowhere/at/all' })).toBeUndefined();
});
