// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Order } from '@vitrine/store-api-client';
import { shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import type { OrderAnswer } from './order-answer.ts';
import { OrderDeliveries } from './order-deliveries.tsx';
import { OrderFilesPage } from './order-files-page.tsx';
import { OrderHistoryPage } from './order-history-page.tsx';
import { OrderOutcome } from './order-outcome.tsx';

const page = shopPage();
const session = { isLoggedIn: true, hasSession: true };
const ORDER = {
  id: 'a'.repeat(32),
  orderNumber: '10001',
  orderDateTime: '2026-03-05T10:00:00.000+00:00',
  stateMachineState: { name: 'open', translated: { name: 'In progress' } },
  price: { totalPrice: 40.9 },
  currency: { isoCode: 'EUR' },
};
const orders = (...all: object[]) => all as unknown as Order[];
const cells = () => [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
const links = () => [...document.querySelectorAll('main a, .v-account a, nav a, a')].map((link) => link.getAttribute('href'));

describe('the orders of a customer', () => {
  // On a phone each cell says what it is.
  const [DATE, STATUS, TOTAL] = [t('account.order.date'), t('account.order.status'), t('account.order.total')];
  const open = (all: Order[], at = 1, totalPages = 1) =>
    page.show(<OrderHistoryPage {...({ orders: all, page: at, totalPages } as Parameters<typeof OrderHistoryPage>[0])} />, { session });

  it('are listed by number, date, status and total, and each leads to its page', async () => {
    await open(orders(ORDER, { ...ORDER, id: 'b'.repeat(32), orderNumber: '10002', orderDateTime: undefined, amountTotal: 12 }));
    expect(cells().map(([number, date, status, , total]) => [number, date, status, total])).toEqual([
      ['10001', `${DATE}Mar 5, 2026`, `${STATUS}In progress`, `${TOTAL}€40.90`],
      ['10002', DATE, `${STATUS}In progress`, `${TOTAL}€12.00`],
    ]);
    expect(links()).toContain(`/account/order/details/${ORDER.id}`);
    expect(page.text()).not.toContain(t('account.order.emptyTitle'));
  });

  it('have further pages, of which the first has the plain address', async () => {
    await open(orders(ORDER), 2, 3);
    expect(links()).toEqual(expect.arrayContaining(['/account/order', '/account/order?p=3']));
    expect(links()).not.toContain('/account/order?p=1');
  });

  it('that are none are said to be none', async () => {
    await open([]);
    expect(page.text()).toContain(t('account.order.emptyTitle'));
    expect(page.count('table')).toBe(0);
  });
});

describe('the files of all orders', () => {
  const open = (kind: 'document' | 'download', ...all: object[]) =>
    page.show(<OrderFilesPage orders={orders(...all)} kind={kind} />, { session });
  const documents = [{ id: 'd', deepLinkCode: 'code', config: { documentNumber: '7' }, documentType: { name: 'Invoice' } }];
  const lineItems = [
    { id: 'l', label: 'Plan', downloads: [{ id: 'f', accessGranted: true, media: { fileName: 'plan', fileExtension: 'pdf' } }] },
    { id: 'm', label: 'Mug', downloads: [] },
    { id: 'n', label: 'Vase' },
  ];
  const sections = () => [...document.querySelectorAll('section h2')].map((heading) => heading.textContent);

  it('stand below the order that they came with; orders without such are left out', async () => {
    await open('document', { ...ORDER, documents }, { ...ORDER, id: 'b', orderNumber: '10002', lineItems });
    expect(sections()).toEqual([t('account.order.numberOf', { number: '10001' })]);
    expect(page.text()).toContain('Invoice 7');
    expect(page.text()).toContain('Mar 5, 2026');
    expect(page.find('h1').textContent).toBe(t('account.order.documents'));
    await open(
      'download',
      { ...ORDER, documents, lineItems: null },
      { ...ORDER, id: 'b', orderNumber: '10002', orderDateTime: null, lineItems },
    );
    expect(sections()).toEqual([t('account.order.numberOf', { number: '10002' })]);
    expect([...document.querySelectorAll('section li > span')].map((label) => label.textContent)).toEqual(['Plan']);
    expect(page.text()).not.toContain('Mar 5, 2026');
    expect(page.find('h1').textContent).toBe(t('account.order.downloads'));
  });

  it('that are none are said to be none', async () => {
    await open('download', { ...ORDER, lineItems: lineItems.slice(1) });
    expect(page.text()).toContain(t('account.order.noFiles'));
    expect(page.count('use[href$="#download"]')).toBe(1);
    expect(sections()).toEqual([]);
    await open('document', { ...ORDER, documents: [{ ...documents[0], config: { displayInCustomerAccount: false } }] });
    expect(page.text()).toContain(t('account.order.noFiles'));
    expect(page.count('use[href$="#document"]')).toBe(1);
  });
});

describe('the shipments of an order', () => {
  const open = (...deliveries: object[]) => page.show(<OrderDeliveries order={{ deliveries } as unknown as Order} />);
  const parcel = {
    id: 'p',
    shippingMethod: { translated: { name: 'Parcel', trackingUrl: 'https://parcel.example/%s' } },
    stateMachineState: { name: 'shipped' },
    trackingCodes: ['A 1'],
  };

  it('say how and whether they are sent, and are followed where the shipping method names a page', async () => {
    await open(parcel, { id: 'q', shippingMethod: { name: 'Bike' }, trackingCodes: ['B2'] });
    expect([...document.querySelectorAll('li')].map((row) => row.textContent)).toEqual([
      `Parcel: shipped${t('account.order.track', { code: 'A 1' })}`,
      `Bike${t('account.order.trackingCode', { code: 'B2' })}`,
    ]);
    expect(links()).toEqual(['https://parcel.example/A%201']);
  });

  it('are not spoken of where there are none; a discount is none', async () => {
    await open();
    expect(page.count('section')).toBe(0);
    await open({ ...parcel, shippingCosts: { totalPrice: -5 } });
    expect(page.count('section')).toBe(0);
  });
});

describe('what came of a change of an order', () => {
  const open = (answer: OrderAnswer | undefined) => page.show(<OrderOutcome answer={answer} />);

  it.each<[OrderAnswer, string, string]>([
    [{ intent: 'cancel', outcome: 'done' }, 'success', t('account.order.cancelDone')],
    [{ intent: 'payment', outcome: 'done' }, 'success', t('account.order.changePaymentDone')],
    [{ intent: 'cancel', outcome: 'refused' }, 'warning', t('account.order.cancelRefused')],
    [{ intent: 'payment', outcome: 'refused' }, 'warning', t('account.order.changePaymentRefused')],
    [{ intent: 'cancel', outcome: 'gone' }, 'danger', t('account.order.notFound')],
    [{ intent: 'again', outcome: 'unreachable' }, 'danger', t('common.error.general')],
  ])('is said, and has the cursor: %o', async (answer, type, text) => {
    await open(answer);
    expect(page.find(`.v-notice--${type}`).textContent).toContain(text);
    expect(document.activeElement).toBe(page.find('.v-order-outcome'));
  });

  it('is nothing before', async () => {
    await open(undefined);
    expect(page.count('.v-order-outcome')).toBe(0);
    expect(document.activeElement).toBe(document.body);
  });

  const again = (count: number, missing: string[] = [], fewer: { name: string; quantity: number; wanted: number }[] = []): OrderAnswer => ({
    intent: 'again',
    outcome: 'done',
    reordered: { count, missing, fewer },
  });

  it('of ordering again is what is in the cart, and the way there', async () => {
    await open(again(3));
    expect(page.count('.v-notice--success')).toBe(1);
    expect(page.text()).toContain(t('account.order.againDone', { count: 3 }));
    expect([links(), page.count('li')]).toEqual([['/checkout/cart'], 0]);
  });

  it('of ordering again is what is missing, and what is less than it was', async () => {
    const fewer = { name: 'Vase', quantity: 1, wanted: 2 };
    await open(again(1, ['Mug'], [fewer]));
    expect(page.count('.v-notice--warning')).toBe(1);
    expect([...document.querySelectorAll('li')].map((row) => row.textContent)).toEqual([
      t('account.order.againMissing', { name: 'Mug' }),
      t('account.order.againFewer', fewer),
    ]);
    await open(again(1, [], [fewer]));
    expect(page.count('.v-notice--warning')).toBe(1);
  });

  it('of ordering again leads nowhere where nothing of it can be had', async () => {
    await open(again(0, ['Mug']));
    expect(links()).toEqual([]);
  });
});
