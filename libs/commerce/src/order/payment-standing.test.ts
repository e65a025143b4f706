import { describe, expect, it } from 'vitest';
import { paymentStanding } from './payment-standing.ts';

const order = (state: string, asynchronous?: boolean, own = 'open') => ({
  stateMachineState: { technicalName: own },
  transactions: [
    {
      id: 't',
      stateMachineState: { technicalName: state },
      paymentMethod: { id: 'm', ...(asynchronous === undefined ? {} : { asynchronous }) },
    },
  ],
});

describe('the payment of an order', () => {
  it.each([
    ['paid', true, 'paid'],
    ['authorized', false, 'paid'],
    ['open', false, 'later'],
    ['in_progress', false, 'later'],
    ['open', true, 'open'],
    ['in_progress', true, 'open'],
    ['unconfirmed', true, 'open'],
    ['failed', true, 'failed'],
    ['cancelled', false, 'failed'],
    ['chargeback', true, 'failed'],
    ['refunded', true, 'settled'],
    ['refunded_partially', true, 'settled'],
    ['paid_partially', true, 'settled'],
  ] as const)('%s, by a method that leads away: %s, is %s', (state, asynchronous, standing) => {
    expect(paymentStanding(order(state, asynchronous))).toBe(standing);
  });

  it("by a newer server's method is open once this browser was sent away or the provider has it", () => {
    expect(paymentStanding(order('open'))).toBe('later');
    expect(paymentStanding(order('open'), true)).toBe('open');
    expect(paymentStanding(order('in_progress'))).toBe('open');
  });

  it.each([
    ['of a provider, allowed after the order', { shortName: 'card_payment', afterOrderEnabled: true }, 'open'],
    ['of a provider, not allowed after it', { shortName: 'card_payment', afterOrderEnabled: false }, 'later'],
    ['of Shopware itself', { shortName: 'invoice_payment', afterOrderEnabled: true }, 'later'],
  ] as const)("by a newer server's method %s: %j is %s", (_what, method, standing) => {
    const [transaction] = order('open').transactions;
    const ordered = { transactions: [{ ...transaction, id: 't', paymentMethod: { id: 'm', ...method } }] };
    expect(paymentStanding(ordered)).toBe(standing);
    // Another method was tried at its provider before: that says nothing of an invoice.
    expect(paymentStanding(ordered, true)).toBe(method.shortName === 'card_payment' ? 'open' : 'later');
  });

  it('is over with the order that was cancelled, and settled where there is none', () => {
    expect(paymentStanding(order('open', true, 'cancelled'))).toBe('cancelled');
    expect(paymentStanding({ transactions: [] })).toBe('settled');
  });
});
