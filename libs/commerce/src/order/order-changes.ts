import type { Order } from '@vitrine/store-api-client';
import { lastTransaction } from './order-facts.ts';

/** States from which an order's state machine leads to `cancelled`. Servers cancel from any state, so the rule is kept here. */
const CANCELLABLE = new Set(['open', 'in_progress']);

/** States of a payment that another one may take the place of. */
const CHANGEABLE = new Set(['open', 'unconfirmed', 'cancelled', 'failed', 'reminded', 'chargeback']);

/** Whether an order can still be cancelled. */
export const isCancellable = (order: Pick<Order, 'stateMachineState'>): boolean =>
  CANCELLABLE.has(order.stateMachineState?.technicalName ?? '');

/** Whether an order can be given another payment method. */
export const isPaymentChangeable = (order: Pick<Order, 'stateMachineState' | 'transactions'>): boolean =>
  order.stateMachineState?.technicalName !== 'cancelled' && CHANGEABLE.has(lastTransaction(order)?.stateMachineState?.technicalName ?? '');
