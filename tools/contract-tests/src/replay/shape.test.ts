import { expect, test } from 'vitest';
import { shapeDifferences } from './shape.ts';

const product = (fields: object): object => ({ elements: [{ apiAlias: 'product', id: 'a', name: 'A', ...fields }] });

test.each<[string, unknown, unknown, string[]]>([
  ['a key that every recorded thing has must be there', product({ stock: 1 }), product({}), ['product.stock is missing']],
  ['a key that no recorded thing has must not', product({}), product({ stock: 1 }), ['product.stock is unheard of']],
  ['a value of another type is told', product({ stock: 1 }), product({ stock: '1' }), ['product.stock is string, recorded number']],
  ['null stands for anything', product({ stock: 1 }), product({ stock: null }), []],
  ['an empty list stands for an empty map', product({ tags: [] }), product({ tags: { a: 1 } }), []],
  ['keys that are ids are data', { map: { ['a'.repeat(32)]: true } }, { map: { ['b'.repeat(32)]: true } }, []],
  ['what plugins and shops fill as they like is left out', product({ customFields: { a: 1 } }), product({ customFields: { b: 1 } }), []],
  ['a list is no map', [], {}, ['the answer is object, recorded array']],
])('%s', (_rule, recorded, replayed, differences) => {
  expect(shapeDifferences(recorded, replayed)).toEqual(differences);
});
