import { type Entity, struct } from '../entities/entity.ts';
import type { Call } from '../server/call.ts';
import { fault } from '../server/faults.ts';
import { text } from '../server/parameters.ts';
import type { Route } from '../server/store-api.ts';
import { isId, isoDate } from '../store/ids.ts';

/**
 * Where to pay an order. Needs no login. The address comes once, while the payment is open:
 * afterwards, and for methods without a page of their own, there is none.
 */
function handlePayment(call: Call): Entity {
  const { services, context } = call;
  const id = call.input('orderId');
  const order = isId(id) ? services.orders.find(id) : undefined;
  if (!order)
    throw fault(404, 'CHECKOUT__INVALID_ORDER_ID', `The order with id ${String(id ?? '')} is invalid or could not be found.`, {
      orderId: id ?? null,
    });
  const transaction = order.transactions.at(-1);
  const method = context.index.paymentMethods.get(transaction?.paymentMethodId ?? '');
  if (!transaction || transaction.state !== 'open' || !method?.asynchronous) return struct({ redirectUrl: null });
  const updatedAt = isoDate(Date.now());
  services.orders.save({
    ...order,
    transactions: order.transactions.map((entry) =>
      entry === transaction ? { ...entry, state: 'in_progress' as const, updatedAt } : entry,
    ),
  });
  services.orders.savePayment({
    transactionId: transaction.id,
    orderId: order.id,
    finishUrl: text(call.input('finishUrl')) ?? null,
    errorUrl: text(call.input('errorUrl')) ?? null,
    used: false,
  });
  return struct({ redirectUrl: `${context.publicOrigin}/demo-store/pay/${transaction.id}` });
}

export const paymentRoutes: Route[] = [{ methods: ['GET', 'POST'], path: '/handle-payment', handle: handlePayment }];
