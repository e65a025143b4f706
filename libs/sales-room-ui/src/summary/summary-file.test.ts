import { expect, it } from 'vitest';
import { createFormatter } from '@vitrine/i18n';
import type { GuideRecap } from '@vitrine/sales-room-protocol';
import { t } from '../testing/room-page.tsx';
import { summaryFile } from './summary-file.ts';
import type { SummaryProduct } from './summary-rows.ts';

const format = createFormatter({ locale: 'en-US', timeZone: 'Europe/Berlin' });
const product = (changes: Partial<SummaryProduct>): SummaryProduct => ({
  key: 'a',
  name: 'Mug',
  isGone: false,
  shownAt: null,
  likes: 0,
  orderedQuantity: 0,
  turnover: [],
  ...changes,
});
const lines = (products: readonly SummaryProduct[], polls: GuideRecap['polls'] = []) =>
  summaryFile({ orders: [{ currencyIsoCode: 'EUR', sum: 40.3, count: 2 }], polls }, products, { t, format }).split('\r\n');

it('has a row for each product and currency, counts what is counted once, and ends with all orders', () => {
  const turnover = [
    { currencyIsoCode: 'EUR', sum: 0.1 + 0.2 },
    { currencyIsoCode: 'USD', sum: 32 },
  ];
  expect(lines([product({ likes: 2, orderedQuantity: 3, turnover, shownAt: '2026-05-04T14:02:00.000Z' })])).toEqual([
    '\uFEFFProduct,Shown at,Likes,Ordered,Turnover,Currency',
    'Mug,"5/4/26, 4:02 PM",2,3,0.3,EUR',
    'Mug,"5/4/26, 4:02 PM",,,32,USD',
    'All orders,,,2,40.3,EUR',
    '',
  ]);
});

it('runs no name of a product as a formula, and names what nobody names', () => {
  expect(lines([product({ name: '=HYPERLINK("x")' })])[1]).toBe(`"'=HYPERLINK(""x"")",,0,0,0,`);
  expect(lines([product({ name: null })])[1]).toContain(t('presentations.summary.unknownProduct'));
});

it('has each answer of each poll with its votes below, and runs none of them as a formula', () => {
  const answers = [
    { text: '=1+1', productId: null, votes: 3 },
    { text: 'Walnut', productId: 'c'.repeat(32), votes: 0 },
  ];
  const poll = { id: 'f'.repeat(32), question: '@Oak, or walnut?', askedAt: '2026-05-04T14:02:00.000Z', answers };
  expect(lines([product({})], [poll]).slice(3)).toEqual([
    '',
    'Poll,Answer,Votes',
    `"'@Oak, or walnut?",'=1+1,3`,
    `"'@Oak, or walnut?",Walnut,0`,
    '',
  ]);
});
