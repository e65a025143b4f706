import { describe, expect, it } from 'vitest';
import { canPayAfterOrder, isPaid, nameOf, paymentMethodIdOf } from './order-facts.ts';

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
  it.each([
    ['the last transaction’s', [{ paymentMethodId: 'card' }, { paymentMethodId: 'bill', paymentMethod: { id: 'card' } }], 'bill'],
    ['known by what it is alone', [{ paymentMethod: { id: 'bill' } }], 'bill'],
    ['nobody’s guess', [{}], undefined],
    ['none without a transaction', [], undefined],
    ['none where transactions were not asked for', undefined, undefined],
  ])('has a payment method, which is %s', (_whose, transactions, expected) => {
    expect(paymentMethodIdOf({ transactions } as never)).toBe(expected);
  });
  it.each([
    [{ translated: { name: 'In progress' }, name: 'open' }, 'In progress'],
    [{ translated: { name: null }, name: 'open' }, 'open'],
    [{ name: 'open' }, 'open'],
    [{}, ''],
    [null, ''],
    [undefined, ''],
  ])('names its states and methods in the language of the page: %j', (entity, expected) => {
    expect(nameOf(entity)).toBe(expected);
  });
});
