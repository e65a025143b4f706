import { describe, expect, it } from 'vitest';
import type { Order, PaymentMethod } from '@vitrine/store-api-client';
import { shopMarkup, shopWords } from '../testing/shop-words.tsx';
import { OrderSuccessPage } from './order-pages.tsx';
import type { PaymentAnswer } from './payment-answer.ts';

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
const page = (state: string, answer?: PaymentAnswer) => <OrderSuccessPage order={order(state)} methods={METHODS} answer={answer} />;
const chosen = (html: string) => [...html.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(([input]) => /value="(\w+)"/.exec(input)?.[1]);

describe('the way to pay an order', () => {
  it('is the method that it has, where it can be paid by it now', () => {
    expect(chosen(shopMarkup(page('failed')))).toEqual(['invoice']);
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
