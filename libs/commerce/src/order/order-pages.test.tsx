import { describe, expect, it } from 'vitest';
import type { Order, PaymentMethod } from '@vitrine/store-api-client';
import { t } from '../testing/shop-texts.ts';
import { shopMarkup, shopWords } from '../testing/shop-words.tsx';
import { OrderPaidPage, OrderSuccessPage, OrderUnpaidPage } from './order-pages.tsx';

const METHODS = [
  { id: 'card', translated: { name: 'Card', description: 'Safe' } },
  { id: 'invoice', name: 'Invoice' },
] as unknown as PaymentMethod[];
const order = (state: string | undefined, method: object = { asynchronous: true, afterOrderEnabled: true }, over: object = {}) =>
  ({
    id: 'a'.repeat(32),
    orderNumber: '10001',
    orderCustomer: { email: 'ada@vitrine.example' },
    price: { positionPrice: 36, totalPrice: 40.9, calculatedTaxes: [] },
    lineItems: [],
    transactions:
      state === undefined
        ? []
        : [
            {
              id: 't',
              paymentMethodId: 'invoice',
              paymentMethod: { id: 'invoice', ...method },
              stateMachineState: { technicalName: state },
            },
          ],
    ...over,
  }) as unknown as Order;
const PAGES = { ordered: OrderSuccessPage, paid: OrderPaidPage, unpaid: OrderUnpaidPage };
const page = (arrival: keyof typeof PAGES, shown: Order | null) => {
  const Page = PAGES[arrival];
  return <Page order={shown} methods={METHODS} />;
};
const NUMBER = t('checkout.success.orderNumber', { number: '10001' });
const CANCELLED = { stateMachineState: { technicalName: 'cancelled' } };

describe("an order's page", () => {
  it.each([
    ['ordered', 'paid', 'checkout.success.title', t('checkout.success.text', { email: 'ada@vitrine.example' }), false],
    ['paid', 'paid', 'checkout.paid.title', t('checkout.paid.text', { number: '10001' }), false],
    ['paid', 'open', 'checkout.paid.pendingTitle', t('checkout.paid.pendingText', { number: '10001' }), false],
    ['ordered', 'open', 'checkout.open.title', t('checkout.open.text'), true],
    ['ordered', 'failed', 'checkout.unpaid.title', t('checkout.unpaid.text'), true],
    ['unpaid', 'open', 'checkout.unpaid.title', t('checkout.unpaid.text'), true],
  ] as const)('after %s with a payment that is %s says %s, and offers to pay where that is due', (arrival, state, title, text, pays) => {
    const shown = page(arrival, order(state));
    const html = shopMarkup(shown, {}, '/checkout/success/x');
    expect(html).toMatch(new RegExp(`<h1[^>]*id="order-title"[^>]*>${t(title).replaceAll('?', String.raw`\?`)}`));
    expect(shopWords(shown)).toContain(text);
    expect(html.includes('name="paymentMethodId"')).toBe(pays);
    expect(shopWords(shown).includes(NUMBER), 'its number once').toBe(title !== 'checkout.paid.title');
    expect(shopWords(shown).includes(t('checkout.paid.pendingText', { number: '10001' }))).toBe(title === 'checkout.paid.pendingTitle');
    expect(html.includes('href="/checkout/success/x"'), 'a way to look again').toBe(title === 'checkout.paid.pendingTitle');
    const texts = ['checkout.open.text', 'checkout.unpaid.text', 'checkout.cancelled.text'] as const;
    for (const other of texts) if (t(other) !== text) expect(shopWords(shown)).not.toContain(t(other));
  });
  it('of an order that is no more says so, and takes no money', () => {
    const words = shopWords(page('unpaid', order('open', undefined, CANCELLED)));
    expect(words).toContain(t('checkout.cancelled.text'));
    expect(shopMarkup(page('unpaid', order('open', undefined, CANCELLED)))).not.toContain('name="paymentMethodId"');
  });
  it.each(['ordered', 'paid', 'unpaid'] as const)('of nobody who is here asks to log in (%s)', (arrival) => {
    expect(shopWords(page(arrival, null))).toContain(t('checkout.success.notFoundTitle'));
    expect(shopMarkup(page(arrival, null))).toMatch(/<h1/);
    expect(shopMarkup(page(arrival, null))).toContain('href="/login"');
  });
  it.each([
    ['the mail that a new account waits for', { sentTo: 'ada@vitrine.example' }, 'checkout.success.account.unconfirmed', false],
    ['what is wrong with a password', { errors: { password: 'required' }, values: {} }, 'common.form.required', false],
    ['what came of a payment', { outcome: 'refused' }, 'checkout.pay.refused', true],
  ] as const)('says what its address has answered: %s', (_what, answer, text, isPayment) => {
    const shown = <OrderSuccessPage order={order('open')} methods={METHODS} answer={answer} />;
    expect(shopWords(shown, { isGuest: true })).toContain(t(text, { email: 'ada@vitrine.example' }));
    expect(shopMarkup(shown, { isGuest: true }).includes('v-notice--danger')).toBe(isPayment);
  });
  it('looks at nothing that it is not about to do', () => {
    expect(shopWords(page('ordered', order('open')))).not.toContain(t('checkout.payment.redirecting'));
  });
});

describe('the methods by which an order is paid', () => {
  const chosen = (shown: Order) =>
    [...shopMarkup(page('ordered', shown)).matchAll(/<input[^>]*checked=""[^>]*>/g)].map(([input]) => /value="(\w+)"/.exec(input)?.[1]);
  it('begin with the one that it has, if it can be paid by that now, else with the first', () => {
    expect(chosen(order('open'))).toEqual(['invoice']);
    expect(chosen(order('failed', { asynchronous: true, afterOrderEnabled: false }))).toEqual(['card']);
    expect(chosen(order('in_progress', { asynchronous: true, afterOrderEnabled: false }))).toEqual(['invoice']);
  });
  it('come with what the store says of them', () => {
    expect(shopWords(page('ordered', order('open')))).toMatch(/Card\s+Safe.*Invoice/);
    expect(shopMarkup(<OrderSuccessPage order={order('open')} />)).not.toContain('paymentMethodId');
    expect(shopMarkup(<OrderSuccessPage order={order('open')} methods={METHODS.slice(0, 1)} />)).toContain('paymentMethodId');
  });
  it('leave a way to look again while the provider has the payment', () => {
    const look = (state: string) => shopWords(page('ordered', order(state))).includes(t('checkout.pay.check'));
    expect([look('in_progress'), look('open')]).toEqual([true, false]);
  });
});
