// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuideRecap } from '@vitrine/sales-room-protocol';
import { roomPage, t } from '../testing/room-page.tsx';
import { IDS, room } from '../testing/room-snapshot.ts';
import { testProduct } from '../testing/test-product.ts';
import { SummaryScreen } from './summary-screen.tsx';

const page = roomPage();
const AT = '2026-05-04T14:02:00.000Z';
const RECAP: GuideRecap = {
  appointment: { ...room().appointment, status: 'ended', startedAt: AT, endedAt: AT },
  attendeeCount: 2,
  polls: [],
  orders: [{ currencyIsoCode: 'EUR', sum: 40.3, count: 2 }],
  shown: [{ kind: 'product', id: IDS.product, name: '', slideKind: null, productIds: [IDS.product], shownAt: AT, times: 2 }],
  products: [
    { productId: IDS.product, label: null, likes: 2, orderedQuantity: 0, orders: 0, turnover: [] },
    {
      productId: IDS.other,
      label: '<b>Vase</b>',
      likes: 0,
      orderedQuantity: 1,
      orders: 1,
      turnover: [{ currencyIsoCode: 'EUR', sum: 35.4 }],
    },
  ],
};
let isStoreAway: boolean;
beforeEach(() => {
  isStoreAway = false;
  vi.stubGlobal('fetch', async () =>
    isStoreAway
      ? Response.json({ errors: [{ status: '500', code: 'AWAY', title: '', detail: '' }] }, { status: 500 })
      : Response.json({ elements: [testProduct(IDS.product, 'Mug')], total: 1 }),
  );
});
const show = (content: Partial<GuideRecap> = {}) =>
  page.show(<SummaryScreen state="ready" guideName="Mara" now={Date.parse(AT)} content={{ ...RECAP, ...content }} />);
const rows = () => page.all('tbody tr').map((row) => [...row.querySelectorAll('.v-table__value')].map(({ textContent }) => textContent));

describe('the summary of a presentation', () => {
  it('is who was there, what was shown and when, and what came of each product', async () => {
    await show();
    await page.eventually(() => expect(rows()[0]?.[0]).toBe('Mug'));
    expect(rows().map((row) => row.slice(2))).toEqual([
      ['2', '0', '–'],
      ['0', '1', '€35.40'],
    ]);
    expect(rows()[1]?.[0]).toBe(`<b>Vase</b>${t('presentations.summary.gone')}`);
    expect(page.text()).toContain(t('presentations.summary.attendees', { count: 2 }));
    expect(page.text()).toContain(t('presentations.summary.orders', { count: 2, sum: '€40.30' }));
    expect(page.text()).toContain(t('presentations.summary.heldUp', { name: 'Mug' }));
    expect(page.text()).toContain(t('presentations.summary.times', { count: 2 }));
  });

  it('says which names are missing while the store is away, and reads them when asked', async () => {
    isStoreAway = true;
    await show();
    await page.eventually(() => expect(page.text()).toContain(t('presentations.summary.namesUnavailable')));
    expect(rows().map(([name]) => name)).toEqual([t('presentations.summary.unknownProduct'), '<b>Vase</b>']);
    isStoreAway = false;
    await page.press(t('common.action.retry'));
    await page.eventually(() => expect(rows()[0]?.[0]).toBe('Mug'));
  });

  it('says where nothing was shown, and where it has not begun', async () => {
    await show({ shown: [], products: [] });
    expect(page.text()).toContain(t('presentations.summary.emptyText'));
    await show({ shown: [], products: [], appointment: room().appointment });
    expect(page.text()).toContain(t('presentations.summary.notBegun'));
  });
});
