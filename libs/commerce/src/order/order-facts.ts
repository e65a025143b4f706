import { isPayableLater, type Order, type OrderTransaction } from '@vitrine/store-api-client';

/** Everything inside an order comes by association alone. */
export const ORDER_ASSOCIATIONS = {
  stateMachineState: {},
  lineItems: { associations: { cover: {}, downloads: { associations: { media: {} } } } },
  addresses: { associations: { country: {} } },
  billingAddress: { associations: { country: {} } },
  currency: {},
  deliveries: { associations: { shippingMethod: {}, shippingOrderAddress: { associations: { country: {} } }, stateMachineState: {} } },
  transactions: { associations: { paymentMethod: {}, stateMachineState: {} } },
  documents: {},
} as const;

/** The transaction that counts: the last one. Servers list the oldest first. */
export const lastTransaction = (order: Pick<Order, 'transactions'>): OrderTransaction | undefined => order.transactions?.at(-1);

/** The method that an order is to be paid by; of an older server it comes by association alone. */
export function paymentMethodIdOf(order: Pick<Order, 'transactions'>): string | undefined {
  const last = lastTransaction(order);
  return last?.paymentMethodId ?? last?.paymentMethod?.id;
}

/** Paid, or promised by the payment provider. */
export function isPaid(order: Pick<Order, 'transactions'>): boolean {
  const state = lastTransaction(order)?.stateMachineState?.technicalName;
  return state === 'paid' || state === 'authorized';
}

/** Paying after the order is possible only with a method of a provider that allows it. */
export function canPayAfterOrder(order: Pick<Order, 'transactions'>): boolean {
  const method = lastTransaction(order)?.paymentMethod;
  return method !== undefined && method !== null && isPayableLater(method) && !isPaid(order);
}

/** The name of a state or a method in the session's language. */
export const nameOf = (entity: { translated?: { name?: string | null }; name?: string | null } | null | undefined): string =>
  entity?.translated?.name ?? entity?.name ?? '';
