import { describe, expect, test } from 'vitest';
import { criteria, mergeCriteria } from './criteria-builder.ts';
import { allOf, anyOf, contains, equals, equalsAny, noneOf, prefix, range, suffix } from './filters.ts';

describe('filters are written in the grammar of the server', () => {
  test.each([
    [equals('active', true), { type: 'equals', field: 'active', value: true }],
    [equals('parentId', null), { type: 'equals', field: 'parentId', value: null }],
    [equalsAny('id', ['a', 'b']), { type: 'equalsAny', field: 'id', value: 'a|b' }],
    [contains('name', 'x'), { type: 'contains', field: 'name', value: 'x' }],
    [prefix('name', 'x'), { type: 'prefix', field: 'name', value: 'x' }],
    [suffix('name', 'x'), { type: 'suffix', field: 'name', value: 'x' }],
    [range('price', { gte: 1, lt: 5 }), { type: 'range', field: 'price', parameters: { gte: 1, lt: 5 } }],
    [allOf(equals('a', 1)), { type: 'multi', operator: 'and', queries: [{ type: 'equals', field: 'a', value: 1 }] }],
    [anyOf(equals('a', 1)), { type: 'multi', operator: 'or', queries: [{ type: 'equals', field: 'a', value: 1 }] }],
    [noneOf(equals('a', 1)), { type: 'not', operator: 'or', queries: [{ type: 'equals', field: 'a', value: 1 }] }],
  ])('%j', (filter, expected) => {
    expect(filter).toEqual(expected);
  });
});

describe('the builder', () => {
  test('writes what an order page asks for', () => {
    const built = criteria()
      .where(equals('id', 'x'))
      .sortBy('createdAt', 'DESC')
      .with('lineItems.cover', 'lineItems.downloads.media', 'transactions.paymentMethod', 'documents')
      .withCriteria('transactions', criteria().sortBy('createdAt'))
      .only('order', ['id', 'orderNumber'])
      .totalCountMode('exact')
      .limit(10)
      .page(2)
      .build();
    expect(built).toEqual({
      filter: [{ type: 'equals', field: 'id', value: 'x' }],
      sort: [{ field: 'createdAt', order: 'DESC' }],
      associations: {
        lineItems: { associations: { cover: {}, downloads: { associations: { media: {} } } } },
        transactions: { associations: { paymentMethod: {} }, sort: [{ field: 'createdAt', order: 'ASC' }] },
        documents: {},
      },
      includes: { order: ['id', 'orderNumber'] },
      'total-count-mode': 'exact',
      limit: 10,
      page: 2,
    });
  });

  test('keeps limit and page where servers take them: 1 to 100, and from 1', () => {
    expect(criteria().limit(500).page(0).build()).toEqual({ limit: 100, page: 1 });
    expect(criteria().limit(0).build()).toEqual({ limit: 1 });
  });

  test('leaves the builder that a step began with as it was', () => {
    const start = criteria().where(equals('a', 1));
    start.where(equals('b', 2)).with('c').build();
    expect(start.build()).toEqual({ filter: [{ type: 'equals', field: 'a', value: 1 }] });
  });

  test('merging adds filters up, merges associations, and lets the second win', () => {
    expect(
      mergeCriteria(
        { limit: 5, filter: [equals('a', 1)], associations: { x: { limit: 1 } } },
        { limit: 6, filter: [equals('b', 2)], associations: { x: { page: 2 }, y: {} } },
      ),
    ).toEqual({ limit: 6, filter: [equals('a', 1), equals('b', 2)], associations: { x: { limit: 1, page: 2 }, y: {} } });
  });
});
