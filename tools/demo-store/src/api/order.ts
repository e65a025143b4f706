import { entityReader, select } from '../criteria/apply.ts';
import type { AssociationTree } from '../criteria/associations.ts';
import { type Filter, parseFilters } from '../criteria/filters.ts';
import { cartHash } from '../entities/cart.ts';
import { type Entity, searchResult, struct } from '../entities/entity.ts';
import { acceptsCountry } from '../entities/methods.ts';
import { orderEntity, stateMachineEntity } from '../entities/order.ts';
import { cartInvalid, cartToOrder, placeOrder, stripMarkup } from '../orders/place.ts';
import { moveOrder } from '../orders/states.ts';
import type { Call } from '../server/call.ts';
import { type Fault, fault } from '../server/faults.ts';
import { flag, text } from '../server/parameters.ts';
import type { Route } from '../server/store-api.ts';
import { isId, isoDate, newId } from '../store/ids.ts';
import type { Order, OrderTransaction, TransactionStateName } from '../store/orders.ts';

/** What the answer to a new order holds unasked. */
const NEW_ORDER_PARTS: AssociationTree = {
  addresses: { country: {}, countryState: {} },
  billingAddress: { country: {} },
  deliveries: { shippingMethod: {}, shippingOrderAddress: { country: {} }, stateMachineState: {} },
  lineItems: { cover: {} },
  transactions: { paymentMethod: {}, stateMachineState: {} },
  stateMachineState: {},
  currency: {},
};

/** The customer's last payment may be replaced in these states. */
const CHANGEABLE: TransactionStateName[] = ['open', 'unconfirmed', 'cancelled', 'failed', 'reminded', 'chargeback'];

function create(call: Call): Entity {
  const customer = call.loggedIn();
  const { context, services } = call;
  const cart = cartToOrder(context);
  if (cart.errors.some((error) => error.block)) {
    services.carts.save(context.session.cartOwner, cart.cart);
    throw cartInvalid(cart);
  }
  if (cart.lines.length === 0) throw fault(400, 'CHECKOUT__CART_EMPTY', 'Cart is empty');
  const hash = text(call.input('hash'));
  if (hash !== undefined && hash !== cartHash(context, cart)) {
    throw fault(409, 'CHECKOUT__CART_HASH_MISMATCH', 'The given hash does not match the current cart.', { token: call.token });
  }
  const comment = text(call.input('customerComment'));
  const order = placeOrder(context, customer, cart, {
    customerComment: comment === undefined ? null : stripMarkup(comment) || null,
    affiliateCode: text(call.input('affiliateCode')) ?? null,
    campaignCode: text(call.input('campaignCode')) ?? null,
  });
  return orderEntity(context, order, NEW_ORDER_PARTS);
}

/** The value of a deep link among the filters, wherever it stands. */
function deepLinkOf(filters: Filter[]): string | undefined {
  for (const filter of filters) {
    if ('queries' in filter) {
      const found = deepLinkOf(filter.queries);
      if (found !== undefined) return found;
    } else if (filter.type === 'equals' && filter.field.replace(/^order\./, '') === 'deepLinkCode') return String(filter.value);
  }
  return undefined;
}

/** A guest's order by its link: the e-mail and the postal code of the billing address prove who asks. */
function ordersByDeepLink(call: Call, code: string): Order[] {
  const order = call.services.orders.findByDeepLink(code);
  const email = call.input('email');
  const zipcode = call.input('zipcode');
  if (!order?.guest || email === undefined || zipcode === undefined) {
    throw fault(403, 'CHECKOUT__GUEST_NOT_AUTHENTICATED', 'Guest not authenticated.');
  }
  const billing = order.addresses.find((address) => address.id === order.billingAddressId);
  if (order.orderCustomer.email !== email || (billing?.zipcode ?? '') !== String(zipcode)) {
    throw fault(403, 'CHECKOUT__GUEST_WRONG_CREDENTIALS', 'Wrong credentials for guest authentication.');
  }
  return [order];
}

function list(call: Call): Entity {
  const { context, services } = call;
  const criteria = call.criteria('order');
  const { customer } = context;
  const code = deepLinkOf(parseFilters(call.input('filter')));
  const own = customer ? services.orders.ofCustomer(customer.id) : [];
  const linked = code !== undefined && !own.some((order) => order.deepLinkCode === code);
  const orders = linked ? ordersByDeepLink(call, code) : customer ? own : (call.loggedIn(), own);
  const items = orders.map((order) => ({ id: order.id, order, entity: orderEntity(context, order, criteria.associations) }));
  const { elements, total } = select(items, criteria, (item) => entityReader('order', item.entity));
  // Changeable even where it is paid: the server says so, too.
  const paymentChangeable = flag(call.input('checkPromotion')) ? Object.fromEntries(elements.map((item) => [item.id, true])) : [];
  return {
    apiAlias: 'order-route-response-struct',
    orders: searchResult(
      'order',
      elements.map((item) => item.entity),
      { page: criteria.page, limit: criteria.limit, total },
    ),
    paymentChangeable,
  };
}

function ownOrder(call: Call, notFound: (id: string) => Fault): Order {
  const customer = call.loggedIn();
  const id = call.input('orderId');
  const order = isId(id) ? call.services.orders.find(id) : undefined;
  if (order?.customerId !== customer.id) throw notFound(String(id ?? ''));
  return order;
}

/** Cancels from any state, as the real one does; what was reserved goes back into stock. */
function cancel(call: Call): Entity {
  const order = ownOrder(call, (id) =>
    fault(404, 'CHECKOUT__ORDER_ORDER_NOT_FOUND', `Could not find order with id "${id}"`, { entity: 'order', field: 'id', value: id }),
  );
  moveOrder(call.services, order, 'cancelled');
  return stateMachineEntity(call.context, 'cancelled');
}

function changePayment(call: Call): Entity {
  const { services, context } = call;
  const methodId = call.input('paymentMethodId');
  if (call.input('orderId') === undefined || methodId === undefined) {
    throw fault(500, 'FRAMEWORK__MISSING_REQUEST_PARAMETER', 'Parameter "orderId" is missing.', { parameterName: 'orderId', path: '' });
  }
  const order = ownOrder(call, (id) =>
    fault(404, 'FRAMEWORK__ENTITY_NOT_FOUND', `order for id ${id} was not found.`, { entity: 'order', identifier: id }),
  );
  const method = isId(methodId) ? context.index.paymentMethods.get(methodId) : undefined;
  const billing = order.addresses.find((address) => address.id === order.billingAddressId);
  const country = context.index.countries.get(billing?.countryId ?? '') ?? context.country;
  if (!isId(methodId) || !method) {
    throw fault(400, 'CHECKOUT__UNKNOWN_PAYMENT_METHOD', `Could not find payment method with id "${String(methodId)}"`, {
      entity: 'payment method',
      field: 'id',
      value: methodId,
    });
  }
  if (!acceptsCountry(method, country.iso))
    throw fault(404, 'CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE', `The payment method with id ${methodId} is not available.`, {
      id: methodId,
    });
  const last = order.transactions.at(-1);
  if (!last || !CHANGEABLE.includes(last.state)) {
    throw fault(400, 'CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE', `The order has an active transaction - ${order.id}`, { id: order.id });
  }
  services.orders.save({ ...order, updatedAt: isoDate(Date.now()), transactions: withMethod(order.transactions, last, methodId) });
  return struct({ success: true });
}

/** The same method again reopens its payment; another one adds a payment and cancels those that are not over. */
function withMethod(transactions: OrderTransaction[], last: OrderTransaction, methodId: string): OrderTransaction[] {
  const now = isoDate(Date.now());
  const isOver = ({ state }: OrderTransaction): boolean => state === 'cancelled' || state === 'failed';
  const again = last.paymentMethodId === methodId;
  if (again && last.state === 'open') return transactions;
  if (again && isOver(last)) return transactions.map((entry) => (entry === last ? { ...entry, state: 'open', updatedAt: now } : entry));
  return [
    ...transactions.map((entry): OrderTransaction => (isOver(entry) ? entry : { ...entry, state: 'cancelled', updatedAt: now })),
    { ...last, id: newId(), paymentMethodId: methodId, state: 'open', createdAt: now, updatedAt: null },
  ];
}

export const orderRoutes: Route[] = [
  { methods: ['POST'], path: '/checkout/order', handle: create },
  { methods: ['GET', 'POST'], path: '/order', handle: list },
  { methods: ['POST'], path: '/order/state/cancel', handle: cancel },
  { methods: ['POST'], path: '/order/payment', handle: changePayment },
];
