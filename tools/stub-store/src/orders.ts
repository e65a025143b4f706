import { randomBytes } from 'node:crypto';
import { needCustomer } from './account.ts';
import { cartOf, sumsOf } from './cart.ts';
import { CURRENCY, PAYMENT_METHODS, SHIPPING_METHODS } from './entities.ts';
import type { StubSession } from './sessions.ts';
import { cartPrice, type Json, named, price, refusal } from './wire.ts';

const newId = () => randomBytes(16).toString('hex');
const stateOf = (technicalName: string, name: string): Json => ({
  id: newId(),
  technicalName,
  ...named(name),
  apiAlias: 'state_machine_state',
});

/** An order with the customer who placed it. */
export interface StubOrder {
  readonly customerId: string;
  readonly entity: Json;
}

/** Orders the session's cart, which is empty afterwards. */
export function placeOrder(origin: string, session: StubSession, number: number, body: Json): StubOrder {
  const customer = needCustomer(session);
  if (session.lines.size === 0) throw refusal(400, 'CHECKOUT__CART_EMPTY', 'Cart is empty.');
  const cart = cartOf(origin, session);
  if (typeof body['hash'] === 'string' && body['hash'] !== cart['hash'])
    throw refusal(409, 'CHECKOUT__CART_HASH_MISMATCH', 'The cart has changed.');
  const { positions, shipping, total } = sumsOf(session);
  const now = new Date().toISOString();
  const entity: Json = {
    id: newId(),
    orderNumber: String(70_000 + number),
    orderDateTime: now,
    createdAt: now,
    amountTotal: total,
    positionPrice: positions,
    shippingTotal: shipping,
    shippingCosts: price(shipping),
    price: cartPrice(positions, total),
    taxStatus: 'gross',
    currency: CURRENCY,
    currencyId: CURRENCY['id'],
    deepLinkCode: newId(),
    customerComment: body['customerComment'] ?? null,
    orderCustomer: { id: newId(), email: customer.email, firstName: customer.firstName, lastName: customer.lastName },
    billingAddressId: customer.billing['id'],
    billingAddress: customer.billing,
    addresses: [customer.billing],
    deliveries: [
      {
        id: newId(),
        shippingMethod: SHIPPING_METHODS.find(({ id }) => id === session.shippingMethodId),
        shippingOrderAddress: customer.shipping,
        shippingCosts: price(shipping),
        stateMachineState: stateOf('open', 'Open'),
      },
    ],
    lineItems: (cart['lineItems'] as Json[]).map((line, position) => ({
      ...line,
      id: newId(),
      productId: line['referencedId'],
      position,
      unitPrice: (line['price'] as Json)['unitPrice'],
      totalPrice: (line['price'] as Json)['totalPrice'],
      downloads: [],
    })),
    transactions: [
      {
        id: newId(),
        paymentMethodId: session.paymentMethodId,
        paymentMethod: PAYMENT_METHODS.find(({ id }) => id === session.paymentMethodId),
        amount: price(total),
        stateMachineState: stateOf('open', 'Open'),
      },
    ],
    stateMachineState: stateOf('open', 'Open'),
    documents: [],
    apiAlias: 'order',
  };
  session.lines.clear();
  return { customerId: customer.id, entity };
}

/** A customer's orders, or the one that a filter on the id names. */
export function ordersOf(orders: readonly StubOrder[], session: StubSession, body: Json): Json[] {
  const customer = needCustomer(session);
  const filters = Array.isArray(body['filter']) ? (body['filter'] as Json[]) : [];
  const wanted = filters.find(({ field }) => field === 'id')?.['value'];
  return orders
    .filter(({ customerId, entity }) => customerId === customer.id && (wanted === undefined || entity['id'] === wanted))
    .map(({ entity }) => entity)
    .toReversed();
}
