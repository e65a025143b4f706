// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal, shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { recallPayment, rememberPayment } from './payment-memory.ts';
import { PlacedOrderView } from './placed-order.tsx';

const page = shopPage();
const ID = 'a'.repeat(32);
const TARGET = 'https://pay.example/1';
let state: string;
let asynchronous: boolean;
let pay: () => unknown;
let orders: () => unknown;

beforeEach(() => {
  sessionStorage.clear();
  rememberPayment(ID, { step: 'new' });
  [state, asynchronous] = ['open', true];
  pay = () => ({ redirectUrl: TARGET });
  orders = () => ({
    orders: {
      total: 1,
      elements: [
        {
          id: ID,
          orderNumber: '10001',
          price: { positionPrice: 36, totalPrice: 40.9, calculatedTaxes: [] },
          lineItems: [],
          transactions: [
            {
              id: 't',
              paymentMethodId: 'card',
              paymentMethod: { id: 'card', asynchronous, afterOrderEnabled: true },
              stateMachineState: { technicalName: state },
            },
          ],
        },
      ],
    },
    paymentChangeable: [],
  });
  page.answer = ({ path }) => {
    if (path === '/order') return orders();
    if (path === '/handle-payment') return pay();
    if (path === '/payment-method') return { elements: [{ id: 'card', name: 'Card', afterOrderEnabled: true }] };
    return {};
  };
});
const open = (paymentOrigins: string[] | null = null) =>
  page.show(<PlacedOrderView orderId={ID} />, { shell: { origin: 'https://shop.example', appOrigins: {}, paymentOrigins } });
const paid = () => page.asked.filter(({ path }) => path === '/handle-payment');

describe('the payment of an order on a page that is not left', () => {
  it('is started once, and its page opens in another tab by a press', async () => {
    await open();
    await page.eventually(() => expect(page.text()).toContain(t('checkout.inPlace.payText')));
    const link = page.find<HTMLAnchorElement>(`a[href="${TARGET}"]`);
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
    expect(paid()).toHaveLength(1);
    expect(paid()[0]?.body).toMatchObject({ orderId: ID, finishUrl: `https://shop.example/checkout/success/${ID}/paid` });
    expect(recallPayment(ID)).toEqual({ step: 'left', target: TARGET });
  });

  it('is not started again by a page that is opened anew while it is being started', async () => {
    let answer = (): void => undefined;
    pay = () => new Promise((resolve) => (answer = () => resolve({ redirectUrl: TARGET })));
    await open();
    await page.eventually(() => expect(paid()).toHaveLength(1));
    await page.show(<p>Between</p>);
    await open();
    await page.eventually(() => expect(page.text()).toContain('10001'));
    expect(recallPayment(ID)).toEqual({ step: 'started' });
    expect(paid()).toHaveLength(1);
    await page.act(() => answer());
    await page.eventually(() => expect(recallPayment(ID)).toEqual({ step: 'left', target: TARGET }));
  });

  it('is thanked for where nothing is to be paid elsewhere', async () => {
    asynchronous = false;
    pay = () => ({ redirectUrl: null });
    await open();
    await page.eventually(() => expect(page.text()).toContain(t('checkout.success.title')));
    await page.eventually(() => {
      expect(paid()).toHaveLength(1);
      expect(page.text()).not.toContain(t('checkout.inPlace.starting'));
    });
    expect(page.text()).toContain(t('checkout.success.title'));
    expect(page.count('.v-pay-order')).toBe(0);
  });

  it('can be tried again where the provider does not answer, and nobody is thanked for it', async () => {
    pay = () => refusal(503);
    await open();
    await page.eventually(() => expect(page.text()).toContain(t('checkout.pay.unreachable')));
    expect(page.text()).not.toContain(t('checkout.success.title'));
    pay = () => ({ redirectUrl: TARGET });
    await page.submit('.v-pay-order form');
    await page.eventually(() => expect(page.count(`a[href="${TARGET}"]`)).toBe(1));
  });

  it('leads to no address that is no provider of the shop', async () => {
    await open(['https://other.example']);
    await page.eventually(() => expect(page.text()).toContain(t('checkout.pay.unreachable')));
    expect(page.count(`a[href="${TARGET}"]`)).toBe(0);
  });

  it('that was given up at the provider is started anew, by any method of the shop', async () => {
    await open();
    await page.eventually(() => expect(page.count(`a[href="${TARGET}"]`)).toBe(1));
    state = 'cancelled';
    await page.act(() => void page.queries.invalidateQueries());
    await page.eventually(() => expect(page.text()).toContain(t('checkout.unpaid.text')));
    expect(page.count(`a[href="${TARGET}"]`)).toBe(0);
    expect(page.count('.v-pay-order [type=submit]')).toBe(1);
  });

  it('that was made elsewhere meanwhile is thanked for', async () => {
    await open();
    await page.eventually(() => expect(page.count(`a[href="${TARGET}"]`)).toBe(1));
    state = 'paid';
    await page.act(() => void page.queries.invalidateQueries());
    await page.eventually(() => expect(page.text()).toContain(t('checkout.success.title')));
    expect(page.count('.v-pay-order')).toBe(0);
  });
});

describe('an order that can’t be read', () => {
  it('is placed all the same, which is said, and is read again on demand', async () => {
    const read = orders;
    orders = () => refusal(503);
    await open();
    await page.eventually(() => expect(page.text()).toContain(t('checkout.inPlace.unread')));
    orders = read;
    await page.press(t('common.action.retry'));
    await page.eventually(() => expect(page.text()).toContain('10001'));
  });

  it('is in the mail that was sent where the store does not show it', async () => {
    orders = () => ({ orders: { elements: [], total: 0 }, paymentChangeable: [] });
    await open();
    await page.eventually(() => expect(page.text()).toContain(t('checkout.inPlace.byMail')));
  });
});
