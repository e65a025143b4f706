import { expect, it } from 'vitest';
import type { GuideRecap } from '@vitrine/sales-room-protocol';
import { room } from '../testing/room-snapshot.ts';
import { summaryProducts } from './summary-rows.ts';

const AT = '2026-05-04T14:02:00.000Z';
const [MUG, SAND, BLUE, VASE] = ['1', '2', '3', '4'].map((digit) => digit.repeat(32)) as [string, string, string, string];
const product = (productId: string, changes: Partial<GuideRecap['products'][number]> = {}) => ({
  productId,
  label: null,
  likes: 0,
  orderedQuantity: 0,
  orders: 0,
  turnover: [],
  ...changes,
});
const RECAP: GuideRecap = {
  appointment: room().appointment,
  attendeeCount: 2,
  orders: [],
  polls: [],
  shown: [{ kind: 'product', id: MUG, name: '', slideKind: null, productIds: [MUG], shownAt: AT, times: 1 }],
  products: [
    product(MUG, { likes: 2 }),
    product(SAND, { label: 'Mug, sand', orderedQuantity: 1, turnover: [{ currencyIsoCode: 'EUR', sum: 28 }] }),
    product(BLUE, {
      label: 'Mug, blue',
      orderedQuantity: 2,
      turnover: [
        { currencyIsoCode: 'EUR', sum: 56 },
        { currencyIsoCode: 'USD', sum: 32 },
      ],
    }),
    product(VASE, { label: 'Vase', orderedQuantity: 1 }),
  ],
};

it('a product that was shown and its variants that were bought are one row, each currency by itself', () => {
  const known = [
    { id: MUG, name: 'Mug' },
    { id: SAND, parentId: MUG, name: 'Mug, sand' },
    { id: BLUE, parentId: MUG, name: 'Mug, blue' },
  ];
  const [mug, vase] = summaryProducts(RECAP, known);
  expect(mug).toEqual({
    key: MUG,
    name: 'Mug',
    isGone: false,
    shownAt: AT,
    likes: 2,
    orderedQuantity: 3,
    turnover: [
      { currencyIsoCode: 'EUR', sum: 84 },
      { currencyIsoCode: 'USD', sum: 32 },
    ],
  });
  expect(vase).toMatchObject({ name: 'Vase', isGone: true, shownAt: null });
});

it('before the shop has answered nothing is said to be gone, and orders name what they can', () => {
  const rows = summaryProducts(RECAP, undefined);
  expect(rows.map(({ name, isGone }) => [name, isGone])).toEqual([
    [null, false],
    ['Mug, sand', false],
    ['Mug, blue', false],
    ['Vase', false],
  ]);
});
