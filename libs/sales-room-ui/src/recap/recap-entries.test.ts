import { expect, it } from 'vitest';
import type { ShownItem } from '@vitrine/sales-room-protocol';
import { RECAP_PRODUCTS, recapEntries, recapProductIds } from './recap-entries.ts';

const item = (kind: ShownItem['kind'], id: string, productIds: readonly string[]): ShownItem => ({
  kind,
  id,
  name: kind === 'slide' ? id : '',
  slideKind: kind === 'slide' ? 'listing' : null,
  productIds: [...productIds],
  shownAt: '2026-05-04T14:00:00.000Z',
  times: 1,
});

it('each product stands where it came up first, and every slide is named', () => {
  const entries = recapEntries([
    item('slide', 'Welcome', []),
    item('slide', 'Lamps', ['a', 'b']),
    item('product', 'b', ['b']),
    item('product', 'c', ['c']),
    item('slide', 'Again', ['c', 'a', 'd']),
  ]);
  expect(entries.map(({ key, productIds }) => [key, ...productIds])).toEqual([
    ['slide Welcome'],
    ['slide Lamps', 'a', 'b'],
    ['product c', 'c'],
    ['slide Again', 'd'],
  ]);
});

it('no more products are read than anybody looks through', () => {
  const many = Array.from({ length: RECAP_PRODUCTS + 5 }, (_none, index) => String(index));
  const entries = recapEntries([item('slide', 'All', many)]);
  expect(recapProductIds(entries)).toHaveLength(RECAP_PRODUCTS);
  expect(entries[0]?.productIds).toHaveLength(RECAP_PRODUCTS);
});
