import { describe, expect, it } from 'vitest';
import { canPayAfterOrder, isPaid } from './order-facts.ts';

const order = (state: string, method: object = {}) => ({
  transactions: [
    { id: 'first', stateMachineState: { technicalName: 'cancelled' } },
    { id: 'last', stateMachineState: { technicalName: state }, paymentMethod: { id: 'm', ...method } },
  ],
});

describe('an order', () => {
  it.each([
    ['paid', true],
    ['authorized', true],
    ['open', false],
    ['cancelled', false],
    ['in_progress', false],
  ])('whose last transaction is %s counts as paid: %s', (state, expected) => {
    expect(isPaid(order(state))).toBe(expected);
  });
  it.each([
    ['asynchronous and afterOrderEnabled', { asynchronous: true, afterOrderEnabled: true }, true],
    ['not asynchronous', { asynchronous: false, afterOrderEnabled: true }, false],
    ['not afterOrderEnabled', { asynchronous: true, afterOrderEnabled: false }, false],
    ['of a newer server, which no longer says asynchronous', { afterOrderEnabled: true }, true],
  ])('can be paid afterwards only with a method that is both: %s', (_what, method, expected) => {
    expect(canPayAfterOrder(order('open', method))).toBe(expected);
  });
});
