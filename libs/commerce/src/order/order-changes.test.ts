import { expect, it } from 'vitest';
import type { Order } from '@vitrine/store-api-client';
import { isCancellable, isPaymentChangeable } from './order-changes.ts';

const order = (technicalName: string, payment?: string) =>
  ({
    stateMachineState: { technicalName },
    transactions: payment === undefined ? [] : [{ id: 't', stateMachineState: { technicalName: payment } }],
  }) satisfies Pick<Order, 'stateMachineState' | 'transactions'>;

it.each([
  ['open', true],
  ['in_progress', true],
  ['completed', false],
  ['cancelled', false],
  ['unheard_of', false],
])('an order that is %s can be cancelled: %s', (state, expected) => {
  expect(isCancellable(order(state))).toBe(expected);
});

it.each([
  ['open', 'open', true],
  ['open', 'failed', true],
  ['open', 'in_progress', false],
  ['open', 'paid', false],
  ['cancelled', 'open', false],
  ['open', undefined, false],
])('the payment method of an order that is %s, its payment %s, can be changed: %s', (state, payment, expected) => {
  expect(isPaymentChangeable(order(state, payment))).toBe(expected);
});
