// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order, PaymentMethod } from '@vitrine/store-api-client';
import { shopPage, type ShownShop } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { OrderSuccessPage, OrderUnpaidPage } from './order-pages.tsx';
import type { PaymentAnswer } from './payment-answer.ts';
import { recallPayment, rememberPayment } from './payment-memory.ts';

const page = shopPage();
const ID = 'a'.repeat(32);
const PATH = `/checkout/success/${ID}`;
const TARGET = 'https://pay.example/1';
const METHODS = [{ id: 'card', name: 'Card' }] as unknown as PaymentMethod[];
const order = (state = 'open', asynchronous = true) =>
  ({
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
  }) as unknown as Order;

/** Where the page was left for. */
let left: string[];
let sent: string[];
beforeEach(() => {
  [left, sent] = [[], []];
  sessionStorage.clear();
  rememberPayment('another', { step: 'new' });
  vi.stubGlobal('location', {
    origin: 'https://shop.example',
    href: `https://shop.example${PATH}`,
    pathname: PATH,
    protocol: 'https:',
    assign: (address: string) => left.push(address),
  });
});
const open = (answer: PaymentAnswer, shown = order(), more: ShownShop = {}, posted?: PaymentAnswer) =>
  page.show(<OrderSuccessPage order={shown} methods={METHODS} answer={posted} />, {
    address: PATH,
    shell: { origin: 'https://shop.example', paymentOrigins: null },
    action: async (request) => {
      sent.push(`${new URL(request.url).pathname} ${String(await request.text())}`);
      return answer;
    },
    ...more,
  });
const notice = () => document.querySelector('.v-pay-order .v-notice')?.textContent;

describe('the payment of an order that was just placed', () => {
  it('is started once, and leads to its provider', async () => {
    rememberPayment(ID, { step: 'new' });
    await open({ target: TARGET });
    await page.eventually(() => expect(left).toEqual([TARGET]));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain(PATH);
    expect(recallPayment(ID)).toEqual({ step: 'left', target: TARGET });
    expect(page.text()).toContain(t('checkout.payment.redirecting'));
  });
  it.each([['started'], [undefined]] as const)('is not started again where it was: %s', async (step) => {
    if (step) rememberPayment(ID, { step });
    await open({ target: TARGET });
    expect(sent).toEqual([]);
    expect(left).toEqual([]);
  });
  it('leads nowhere that is no provider, and says that it failed', async () => {
    rememberPayment(ID, { step: 'new' });
    await open({ target: 'javascript:alert(1)' });
    await page.eventually(() => expect(sent).toHaveLength(1));
    expect(left).toEqual([]);
    expect(recallPayment(ID)).toEqual({ step: 'started' });
  });
  it('that could not be started is thanked for by nobody, whatever the method', async () => {
    rememberPayment(ID, { step: 'new' });
    await open({ outcome: 'unreachable' }, order('open', false));
    await page.eventually(() => expect(page.find('h1').textContent).toBe(t('checkout.open.title')));
    expect(notice()).toContain(t('checkout.pay.unreachable'));
  });
  it('that needs no provider is thanked for', async () => {
    rememberPayment(ID, { step: 'new' });
    await open({ outcome: 'none' }, order('open', false));
    await page.eventually(() => expect(recallPayment(ID)).toEqual({ step: 'started' }));
    await page.eventually(() => expect(sent).toHaveLength(1));
    expect(page.find('h1').textContent).toBe(t('checkout.success.title'));
    expect(page.address).toBe(PATH);
  });
});

describe('paying an order later', () => {
  it('takes the method that was chosen to its provider', async () => {
    await open({ target: TARGET });
    await page.submit('.v-pay-order form');
    await page.eventually(() => expect(left).toEqual([TARGET]));
    expect(sent[0]).toContain('paymentMethodId');
  });
  it('goes to the provider again where that still has the payment, without a word', async () => {
    rememberPayment(ID, { step: 'left', target: TARGET });
    await open({ outcome: 'busy' });
    await page.submit('.v-pay-order form');
    await page.eventually(() => expect(left).toEqual([TARGET]));
    expect(notice()).toBeUndefined();
  });
  it('says that the provider still has the payment where nobody knows its address', async () => {
    await open({ outcome: 'busy' });
    await page.submit('.v-pay-order form');
    await page.eventually(() => expect(notice()).toContain(t('checkout.pay.busy')));
    expect(left).toEqual([]);
  });
  it('leads from another page to that of the order, where nothing is left to pay', async () => {
    vi.stubGlobal('location', { ...location, pathname: `${PATH}/unpaid` });
    await page.show(<OrderUnpaidPage order={order('failed')} methods={METHODS} />, {
      address: `${PATH}/unpaid`,
      shell: { origin: 'https://shop.example', paymentOrigins: null },
      action: () => ({ outcome: 'none' }),
    });
    await page.submit('.v-pay-order form');
    await page.eventually(() => expect(page.address).toBe(PATH));
  });
  it('can be pressed again by who comes back to the page as it was, which is read again', async () => {
    const onRead = vi.fn();
    await open({ target: TARGET }, order(), { loader: onRead });
    const isWaiting = () => page.text().includes(t('checkout.payment.redirecting'));
    const comeBack = (persisted: boolean) => act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
    await page.submit('.v-pay-order form');
    await page.eventually(() => expect(left).toEqual([TARGET]));
    await page.eventually(() => expect(isWaiting()).toBe(true));
    onRead.mockClear();
    await comeBack(false);
    expect(isWaiting()).toBe(true);
    expect(onRead).not.toHaveBeenCalled();
    await comeBack(true);
    await page.eventually(() => expect(isWaiting()).toBe(false));
    expect(onRead).toHaveBeenCalledTimes(1);
  });
});

describe('a page of an order that was left for another of the shop', () => {
  it('is not read again by who comes back to that one', async () => {
    const onRead = vi.fn();
    await open({ target: TARGET }, order(), { loader: onRead });
    await page.show(<p>Elsewhere</p>);
    onRead.mockClear();
    await act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(onRead).not.toHaveBeenCalled();
  });
});

describe('the answer to a form that was sent before the scripts ran', () => {
  it('is followed, once', async () => {
    await open({ outcome: 'none' }, order(), {}, { target: TARGET });
    await page.eventually(() => expect(left).toEqual([TARGET]));
    await open({ outcome: 'none' }, order(), {}, { target: TARGET });
    expect(left).toEqual([TARGET]);
    expect(page.find('.v-pay-order a').getAttribute('href')).toBe(TARGET);
  });
  it('says what it says', async () => {
    await open({ outcome: 'none' }, order(), {}, { outcome: 'refused' });
    expect(notice()).toContain(t('checkout.pay.refused'));
  });
});
