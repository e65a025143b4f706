import * as z from 'zod/mini';
import type { RequestScope } from '@vitrine/app-shell/server';
import {
  addLineItems,
  cancelOrder,
  getCart,
  isEntityId,
  isStoreApiError,
  type Order,
  setOrderPayment,
  type StoreApiClient,
} from '@vitrine/store-api-client';
import { ORDER_INTENTS, type OrderAnswer, type OrderOutcome } from '../order/order-answer.ts';
import { isCancellable, isPaymentChangeable } from '../order/order-changes.ts';
import { paymentMethodIdOf } from '../order/order-facts.ts';
import { lostProducts, newLines, reordered, reorderItems } from '../order/reorder.ts';
import { readSubmission } from './form-submission.ts';
import { loadOrder } from './load-order.ts';

const schema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal(ORDER_INTENTS.cancel) }),
  z.object({ intent: z.literal(ORDER_INTENTS.payment), paymentMethodId: z.string().check(z.refine(isEntityId)) }),
  z.object({ intent: z.literal(ORDER_INTENTS.again) }),
]);

type Change = z.infer<typeof schema>;

/**
 * Changes one of the visitor's own orders as a form of its page asks, or puts what it holds into the cart again. The order is
 * read first: it may have moved on since the page was made.
 * @returns Undefined for a form that is none of the page's.
 * @throws Response for anything but a plain form.
 */
export async function changeOrder(scope: RequestScope, request: Request, orderId: string): Promise<OrderAnswer | undefined> {
  const submission = await readSubmission(request, schema);
  if ('failure' in submission) return undefined;
  const change = submission.values;
  const { intent } = change;
  try {
    const order = await loadOrder(scope, orderId);
    if (order === null) return { intent, outcome: 'gone' };
    const client = await scope.session.clientForWrite();
    if (change.intent === 'again') return await orderAgain(client, order);
    return { intent: change.intent, outcome: await apply(client, order, change) };
  } catch (error) {
    if (error instanceof Response) throw error;
    console.error(`Changing an order failed (${intent}):`, isStoreApiError(error) ? `${error.statusCode} ${error.code}` : error);
    return { intent, outcome: 'unreachable' };
  }
}

async function apply(client: StoreApiClient, order: Order, change: Exclude<Change, { intent: 'again' }>): Promise<OrderOutcome> {
  try {
    if (change.intent === 'cancel') {
      if (!isCancellable(order)) return 'refused';
      await cancelOrder(client, order.id);
      return 'done';
    }
    if (!isPaymentChangeable(order)) return 'refused';
    // It has this method: there is nothing to change, and nothing to refuse.
    if (paymentMethodIdOf(order) === change.paymentMethodId) return 'done';
    await setOrderPayment(client, order.id, change.paymentMethodId);
    return 'done';
  } catch (error) {
    const isRefusal = isStoreApiError(error) && error.statusCode >= 400 && error.statusCode < 500 && ![408, 429].includes(error.statusCode);
    if (isRefusal) return 'refused';
    throw error;
  }
}

async function orderAgain(client: StoreApiClient, order: Order): Promise<OrderAnswer> {
  const items = reorderItems(order);
  const before = await getCart(client);
  const after = items.length === 0 ? before : await addLineItems(client, newLines(items));
  return { intent: 'again', outcome: 'done', reordered: reordered(items, before, after, lostProducts(order)) };
}
