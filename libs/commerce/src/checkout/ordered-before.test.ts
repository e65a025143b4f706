import { expect, it } from 'vitest';
import { orderedBefore } from './ordered-before.ts';

const NOW = Date.parse('2026-01-01T12:00:00Z');
const seen = {
  lineItems: [
    { id: '1', type: 'product', referencedId: 'mug', quantity: 2 },
    { id: '2', type: 'product', referencedId: 'vase', quantity: 1 },
    { id: '3', type: 'promotion', referencedId: 'TEN', quantity: 1 },
  ],
};
const line = (referencedId: string, quantity: number, type = 'product') => ({ id: referencedId, label: '', type, referencedId, quantity });
const LINES = [line('vase', 1), line('ten', 1, 'promotion'), line('mug', 2)];

it.each([
  ['of the same things a minute ago', LINES, '2026-01-01T11:59:00Z', true],
  ['as some stores write dates', LINES, { date: '2026-01-01 11:59:00.000000' }, true],
  ['of the same things yesterday', LINES, '2025-12-31T11:59:00Z', false],
  ['just short of an hour ago', LINES, '2026-01-01T11:00:00.001Z', true],
  ['a whole hour ago', LINES, '2026-01-01T11:00:00.000Z', false],
  ['of fewer pieces', [line('vase', 1), line('mug', 1)], '2026-01-01T11:59:00Z', false],
  ['of something besides', [...LINES, line('bowl', 1)], '2026-01-01T11:59:00Z', false],
  ['of nothing', null, '2026-01-01T11:59:00Z', false],
  ['at an unknown time', LINES, null, false],
])('an order %s is the one that the page was about: %s', (_what, lineItems, createdAt, expected) => {
  expect(orderedBefore({ lineItems, ...(createdAt === null ? {} : { createdAt }) }, seen, NOW)).toBe(expected);
});

it('an order that was written at an unknown time counts from when it was placed', () => {
  const own = LINES.map(({ referencedId, ...rest }) => ({ ...rest, productId: referencedId }));
  expect(orderedBefore({ lineItems: own, orderDateTime: '2026-01-01T11:59:00Z' }, seen, NOW)).toBe(true);
});
