import { expect, test } from 'vitest';
import { readOfficialDocument } from './official-schema.ts';
import { reliedFields, schemaDrift } from './schema-drift.ts';

const relied = reliedFields();

test('a description that did not change shows no drift', () => {
  expect(schemaDrift(readOfficialDocument('store-6.7'), readOfficialDocument('store-6.7'), relied)).toEqual([]);
});

test('a field that is gone, new, of another type, or promised no more is told by its entity', () => {
  const document = (fields: Record<string, object>, required: string[]) => ({
    paths: {},
    components: { schemas: { Product: { type: 'object' as const, required, properties: fields } } },
  });
  const before = document({ id: { type: 'string' }, stock: { type: 'integer' }, name: { type: 'string' }, ean: { type: 'string' } }, [
    'name',
  ]);
  const after = document(
    { id: { type: 'string' }, stock: { type: 'string' }, name: { type: 'string' }, translated: { type: 'object' } },
    [],
  );
  expect(schemaDrift(before, after, new Map([['Product', ['id', 'stock', 'name', 'ean', 'translated']]]))).toEqual([
    'Product.ean: is gone (was string)',
    'Product.name: is promised no more',
    'Product.stock: was integer, is string',
    'Product.translated: is new (object)',
  ]);
});

test('the client names fields of the entities that the descriptions have', () => {
  const described = readOfficialDocument('store-6.7').components.schemas;
  expect([...relied.keys()].filter((entity) => entity in described)).toEqual(
    expect.arrayContaining(['Cart', 'Category', 'Customer', 'LineItem', 'Order', 'Product', 'SalesChannelContext']),
  );
});
