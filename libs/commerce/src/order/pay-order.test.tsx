import { describe, expect, it } from 'vitest';
import type { Order, PaymentMethod } from '@vitrine/store-api-client';
import { t } from '../testing/shop-texts.ts';
import { shopMarkup, shopWords } from '../testing/shop-words.tsx';
import { OrderSuccessPage } from './order-pages.tsx';
import { PayOrder } from './pay-order.tsx';
import type { PaymentAnswer } from './payment-answer.ts';
import type { Payment } from './use-payment.ts';

const METHODS = [
  { id: 'card', name: 'Card' },
  { id: 'invoice', name: 'Invoice' },
] as unknown as PaymentMethod[];
const order = (state: string, paymentMethodId = 'invoice') =>
  ({
    id: 'a'.repeat(32),
    orderNumber: '10001',
    price: { positionPrice: 36, totalPrice: 40.9, calculatedTaxes: [] },
    currency: { isoCode: 'EUR' },
    lineItems: [],
    transactions: [
      {
        id: 't',
        paymentMethodId,
        paymentMethod: { id: paymentMethodId, asynchronous: true, afterOrderEnabled: true },
        stateMachineState: { technicalName: state },
      },
    ],
  }) as unknown as Order;
/** Nothing was tried yet. */
const PAYMENT = {
  fetcher: { Form: (props: object) => <form {...props} /> },
  action: '/',
  isPending: false,
  hasLeft: false,
} as unknown as Payment;
const page = (state: string, answer?: PaymentAnswer) => <OrderSuccessPage order={order(state)} methods={METHODS} answer={answer} />;
const chosen = (html: string) => [...html.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(([input]) => /value="(\w+)"/.exec(input)?.[1]);

describe('the way to pay an order', () => {
  it('is the method that it has, where it can be paid by it now', () => {
    expect(chosen(shopMarkup(page('failed')))).toEqual(['invoice']);
  });
  it('has no methods to choose from where the shop names none', () => {
    const html = shopMarkup(<PayOrder order={order('failed')} methods={[]} payment={PAYMENT} />);
    expect(html).not.toContain('paymentMethodId');
    expect(html).toContain('type="submit"');
  });
  it.each([
    ['busy, of which this browser has come back', { hasLeft: true }, 'busy', false],
    ['busy elsewhere', {}, 'busy', true],
    ['refused, of which this browser has come back', { hasLeft: true }, 'refused', true],
    ['refused, while it is tried again', { isPending: true }, 'refused', false],
  ] as const)('says what came of the last try unless it is %s', (_what, over, outcome, expected) => {
    const payment = { ...PAYMENT, ...over, answer: { outcome } } as Payment;
    const words = shopWords(<PayOrder order={order('failed')} methods={METHODS} payment={payment} />);
    expect(words.includes(t(`checkout.pay.${outcome}`))).toBe(expected);
  });
  it.each([
    ['busy', 'warning'],
    ['refused', 'danger'],
    ['unreachable', 'danger'],
    ['gone', 'danger'],
  ] as const)('says that the last try came to nothing: %s', (outcome, type) => {
    const html = shopMarkup(page('failed', { outcome }));
    expect(html).toContain(`v-notice--${type}`);
    expect(shopWords(page('failed', { outcome }))).not.toBe(shopWords(page('failed')));
  });
  it('says nothing of a try that there was none of', () => {
    expect(shopWords(page('failed', { outcome: 'none' }))).toBe(shopWords(page('failed')));
  });
  it('goes on at the provider where a form without scripts was answered by its address', () => {
    const html = shopMarkup(page('failed', { target: 'https://pay.example/1' }));
    expect(html).toContain('href="https://pay.example/1"');
    expect(html).not.toContain('paymentMethodId');
  });
  it('thanks for an order that is paid, and asks for nothing more', () => {
    expect(shopMarkup(page('paid'))).not.toContain('paymentMethodId');
  });
});
