import type { Json } from '../../json-path.ts';
import { refusal } from './refusal.ts';
import { addressEntity } from './store-account.ts';
import { input, isOn, needCustomer, type StoreCall, type StoredOrder } from './store-call.ts';
import { cartOf } from './store-cart.ts';
import { select } from './store-criteria.ts';
import { currencyEntities, paymentMethodEntities, shippingMethodEntities, stockOf } from './store-entities.ts';
import { isStoreId, newId, storeId } from './store-id.ts';
import { price } from './store-prices.ts';

const NAMES = { open: 'Open', in_progress: 'In progress', cancelled: 'Cancelled' };
const state = (technicalName: keyof typeof NAMES): Json => ({
  id: storeId(`state:${technicalName}`),
  technicalName,
  name: NAMES[technicalName],
  translated: { name: NAMES[technicalName], customFields: {} },
  apiAlias: 'state_machine_state',
});

/** Associations that an order shows when they are asked for. */
const ORDER_ASSOCIATIONS = [
  'lineItems',
  'transactions',
  'deliveries',
  'addresses',
  'documents',
  'stateMachineState',
  'currency',
  'tags',
] as const;

const withoutMarkup = (text: unknown): string | null => (typeof text === 'string' ? text.replace(/<[^<>]*>?/g, '') : null);

function entityOf(call: StoreCall, order: StoredOrder): Json {
  const transactions = order.transactions.map(({ id, paymentMethodId, state: current }) => ({
    id,
    orderId: order.id,
    paymentMethodId,
    paymentMethod: paymentMethodEntities(call).find((method) => method['id'] === paymentMethodId) ?? null,
    amount: price(Number((order.entity['price'] as Json)['totalPrice'])),
    stateMachineState: state(current),
    apiAlias: 'order_transaction',
  }));
  return { ...order.entity, stateMachineState: state(order.state), transactions };
}

/** Orders the session's cart, which is empty afterwards. */
export function placeOrder(call: StoreCall): Json {
  const customer = needCustomer(call);
  const { session, body } = call;
  const cart = cartOf(call);
  const lines = cart['lineItems'] as Json[];
  if (lines.length === 0) throw refusal(400, 'CHECKOUT__CART_EMPTY', 'Cart is empty');
  if (typeof body['hash'] === 'string' && body['hash'] !== cart['hash'])
    throw refusal(409, 'CHECKOUT__CART_HASH_MISMATCH', 'The cart has changed.');
  const id = newId();
  const [billing, shipping] = [session.billingAddressId ?? customer.billingId, session.shippingAddressId ?? customer.shippingId].map(
    (addressId) => {
      const address = customer.addresses.find((entry) => entry.id === addressId);
      return address ? { ...addressEntity(call, customer, address), id: newId(), orderId: id, apiAlias: 'order_address' } : null;
    },
  );
  const delivery = (cart['deliveries'] as Json[])[0];
  const total = cart['price'] as Json;
  const now = new Date().toISOString();
  const entity: Json = {
    id,
    versionId: '0fa91ce3e96a4bc2be4bd9ce752c3425',
    orderNumber: String(10_001 + call.orders.length),
    orderDateTime: now,
    createdAt: now,
    updatedAt: null,
    price: total,
    amountTotal: total['totalPrice'],
    amountNet: total['netPrice'],
    positionPrice: total['positionPrice'],
    taxStatus: 'gross',
    shippingCosts: delivery?.['shippingCosts'] ?? null,
    shippingTotal: (delivery?.['shippingCosts'] as Json | undefined)?.['totalPrice'] ?? 0,
    currencyId: session.currencyId,
    currencyFactor: 1,
    currency: currencyEntities(call).find((currency) => currency['id'] === session.currencyId),
    deepLinkCode: newId(),
    customerComment: withoutMarkup(body['customerComment']),
    affiliateCode: body['affiliateCode'] ?? null,
    campaignCode: body['campaignCode'] ?? null,
    orderCustomer: {
      id: newId(),
      orderId: id,
      customerId: customer.id,
      customerNumber: customer.number,
      email: customer.email,
      firstName: customer.profile['firstName'],
      lastName: customer.profile['lastName'],
      salutationId: customer.profile['salutationId'] ?? null,
      apiAlias: 'order_customer',
    },
    billingAddressId: billing?.id ?? null,
    billingAddress: billing,
    addresses: [billing, shipping].filter((address) => address !== null),
    deliveries: [
      {
        id: newId(),
        orderId: id,
        shippingMethod: shippingMethodEntities(call).find((method) => method['id'] === session.shippingMethodId),
        shippingMethodId: session.shippingMethodId,
        shippingOrderAddress: shipping,
        shippingCosts: delivery?.['shippingCosts'] ?? null,
        stateMachineState: state('open'),
        apiAlias: 'order_delivery',
      },
    ],
    lineItems: lines.map((line, position) => ({
      ...line,
      id: newId(),
      orderId: id,
      identifier: line['id'],
      productId: line['type'] === 'product' ? line['referencedId'] : null,
      position,
      unitPrice: (line['price'] as Json)['unitPrice'],
      totalPrice: (line['price'] as Json)['totalPrice'],
      downloads: [],
      apiAlias: 'order_line_item',
    })),
    documents: [],
    tags: [],
    customFields: null,
    apiAlias: 'order',
  };
  const order: StoredOrder = {
    id,
    customerId: customer.id,
    entity,
    state: 'open',
    transactions: [{ id: newId(), paymentMethodId: session.paymentMethodId, state: 'open' }],
  };
  call.orders.push(order);
  for (const { productId, quantity } of session.lines) {
    const product = call.data.products.find((entry) => entry.id === productId);
    if (product) call.stock.set(productId, Math.max(0, stockOf(call, product) - quantity));
  }
  session.lines = [];
  session.promotionIds = [];
  return entityOf(call, order);
}

const ordersOf = (call: StoreCall): StoredOrder[] => {
  const { id } = needCustomer(call);
  return call.orders.filter(({ customerId }) => customerId === id);
};

/** A guest's order by the link of its mail, without a session: e-mail and postal code prove whose it is. */
function linkedOrders(call: StoreCall, deepLinkCode: unknown): StoredOrder[] {
  const order = call.orders.find(({ entity }) => entity['deepLinkCode'] === deepLinkCode);
  const customer = call.customers.find(({ id }) => id === order?.customerId);
  const { email, zipcode } = call.body;
  if (!order || !customer?.guest || email === undefined || zipcode === undefined)
    throw refusal(403, 'CHECKOUT__GUEST_NOT_AUTHENTICATED', 'Guest not authenticated.');
  if (customer.email !== email || (order.entity['billingAddress'] as Json)['zipcode'] !== zipcode)
    throw refusal(403, 'CHECKOUT__GUEST_WRONG_CREDENTIALS', 'Wrong credentials for guest authentication.');
  return [order];
}

/** The customer's orders, or a guest's linked one. */
export function listOrders(call: StoreCall): Json {
  const link = call.session.customer ? undefined : call.criteria.filters.find(({ field }) => field === 'deepLinkCode');
  const own = link ? linkedOrders(call, link['value']) : ordersOf(call);
  const orders = select(
    own.map((order) => entityOf(call, order)),
    call.criteria,
    'order',
    ORDER_ASSOCIATIONS,
  );
  const checked = isOn(input(call, 'checkPromotion'));
  return {
    orders,
    paymentChangeable: checked ? Object.fromEntries((orders['elements'] as Json[]).map(({ id }) => [String(id), true])) : [],
    apiAlias: 'order_route_response',
  };
}

/** Cancels, from any state. */
export function cancelOrder(call: StoreCall): Json {
  const id = String(call.body['orderId']);
  const order = ordersOf(call).find((entry) => entry.id === id);
  if (!order)
    throw refusal(404, 'CHECKOUT__ORDER_ORDER_NOT_FOUND', `Could not find order with id "${id}"`, {
      entity: 'order',
      field: 'id',
      value: id,
    });
  order.state = 'cancelled';
  return state('cancelled');
}

/** Changes the payment method of an order whose payment is open. */
export function changePayment(call: StoreCall): Json {
  const { orderId, paymentMethodId } = call.body;
  const order = ordersOf(call).find((entry) => entry.id === orderId);
  if (!order)
    throw refusal(404, 'FRAMEWORK__ENTITY_NOT_FOUND', `order for id ${String(orderId)} not found.`, {
      entity: 'order',
      identifier: orderId,
    });
  if (!call.data.paymentMethods.some(({ id }) => id === paymentMethodId))
    throw refusal(400, 'CHECKOUT__UNKNOWN_PAYMENT_METHOD', `Could not find payment method with id "${String(paymentMethodId)}"`, {
      entity: 'payment method',
      field: 'id',
      value: paymentMethodId,
    });
  const last = order.transactions.at(-1);
  if (last?.state === 'in_progress')
    throw refusal(400, 'CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE', 'The order has an active transaction that is in progress.');
  if (last) last.state = 'cancelled';
  order.transactions.push({ id: newId(), paymentMethodId: String(paymentMethodId), state: 'open' });
  return { success: true, apiAlias: 'success_response' };
}

/** Where one pays: the method's page, once; null without one. */
export function handlePayment(call: StoreCall): Json {
  const orderId = input(call, 'orderId');
  const order = isStoreId(orderId) ? call.orders.find(({ id }) => id === orderId) : undefined;
  if (!order)
    throw refusal(404, 'CHECKOUT__INVALID_ORDER_ID', `The order with id ${String(orderId)} is invalid or could not be found.`, { orderId });
  const last = order.transactions.at(-1);
  const page = call.data.paymentMethods.find(({ id }) => id === last?.paymentMethodId)?.redirectUrl;
  if (page === undefined || last?.state !== 'open') return { redirectUrl: null, apiAlias: 'array_struct' };
  last.state = 'in_progress';
  const target = new URL(page);
  target.searchParams.set('transaction', last.id);
  return { redirectUrl: target.href, apiAlias: 'array_struct' };
}

/** No document is ever written here. */
export function downloadDocument(call: StoreCall): never {
  needCustomer(call);
  const id = String(call.params['id']);
  throw refusal(404, 'DOCUMENT__DOCUMENT_NOT_FOUND', `The document with id "${id}" is invalid or could not be found.`, { documentId: id });
}
