import { stateMachineEntity } from '../entities/order.ts';
import { moveOrder } from '../orders/states.ts';
import { isId, isoDate } from '../store/ids.ts';
import type { DeliveryStateName, Order, OrderStateName, TransactionStateName } from '../store/orders.ts';
import { fault, invalidUuid, productNotFound } from './faults.ts';
import { isRecord, type Parameters, stringList } from './parameters.ts';
import type { ShopSettings } from './settings.ts';
import type { ShopContext } from './shop-context.ts';

/** What a shop's staff does that shoppers notice: payments booked, orders sent, reviews approved, the shop switched. */
export interface AdminAction {
  method: 'GET' | 'PATCH' | 'POST';
  /** Below `/api`. */
  path: string;
  /** `null`: done, with nothing to say (204). */
  run(ctx: ShopContext, params: Record<string, string>, body: Parameters): unknown;
}

const TRANSACTION_MOVES: Readonly<Record<string, TransactionStateName>> = {
  reopen: 'open',
  process: 'in_progress',
  process_unconfirmed: 'unconfirmed',
  authorize: 'authorized',
  paid: 'paid',
  paid_partially: 'paid_partially',
  fail: 'failed',
  cancel: 'cancelled',
  remind: 'reminded',
  refund: 'refunded',
  refund_partially: 'refunded_partially',
  chargeback: 'chargeback',
};
const ORDER_MOVES: Readonly<Record<string, OrderStateName>> = {
  reopen: 'open',
  process: 'in_progress',
  complete: 'completed',
  cancel: 'cancelled',
};
const DELIVERY_MOVES: Readonly<Record<string, DeliveryStateName>> = { reopen: 'open', ship: 'shipped', cancel: 'cancelled' };

/** Each setting under the name that the administration knows. */
const CONFIG: Readonly<Record<string, keyof ShopSettings>> = {
  'core.cart.wishlistEnabled': 'wishlist',
  'core.loginRegistration.doubleOptInRegistration': 'doubleOptIn',
  'core.newsletter.doubleOptIn': 'newsletterDoubleOptIn',
  'core.loginRegistration.requireDataProtectionCheckbox': 'dataProtectionRequired',
};

function requireId(value: string | undefined): string {
  if (!isId(value)) throw invalidUuid(value ?? '');
  return value;
}

function target<T>(moves: Readonly<Record<string, T>>, params: Record<string, string>): T {
  const name = params['transition'] ?? '';
  const state = Object.hasOwn(moves, name) ? moves[name] : undefined;
  if (state === undefined) {
    throw fault(
      400,
      'SYSTEM__ILLEGAL_STATE_TRANSITION',
      `Illegal transition "${name}". Possible transitions are: ${Object.keys(moves).join(', ')}`,
      { transitionName: name, possibleTransitions: Object.keys(moves) },
    );
  }
  return state;
}

function existing(order: Order | undefined, id: string): Order {
  if (!order)
    throw fault(404, 'CHECKOUT__ORDER_ORDER_NOT_FOUND', `Could not find order with id "${id}"`, {
      entity: 'order',
      field: 'id',
      value: id,
    });
  return order;
}

const moveOf = (machine: string, run: AdminAction['run']): AdminAction => ({
  method: 'POST',
  path: `/_action/${machine}/:id/state/:transition`,
  run,
});

/** Of a kind that is on or off; anything else leaves the setting as it is. */
function switchSetting(settings: ShopSettings, name: keyof ShopSettings, value: unknown): void {
  if (typeof value === 'boolean') settings[name] = value;
}

/** A gross price of one piece, of a currency by its id, or of the default domain's. Kept until the process ends; tiers stay as they are. */
function changePrice(ctx: ShopContext, productId: string, entry: unknown): void {
  const record = ctx.index.products.get(productId);
  if (!record || !isRecord(entry) || typeof entry['gross'] !== 'number') return;
  const currencyId = entry['currencyId'];
  const code =
    (isId(currencyId) ? ctx.index.currencies.get(currencyId)?.isoCode : undefined) ??
    ctx.index.catalogue.salesChannel.domains.find(({ path }) => path === '')?.currencyCode;
  if (code !== undefined) record.pricing = { ...record.pricing, price: { ...record.pricing.price, [code]: entry['gross'] } };
}

/** From now on the customer is of the group that was asked for. */
function acceptIntoGroup({ services }: ShopContext, customerId: string): void {
  const customer = services.customers.find(customerId);
  if (customer?.requestedGroupId === undefined)
    throw fault(400, 'CHECKOUT__CUSTOMER_GROUP_REQUEST_NOT_FOUND', `Group request for customer "${customerId}" is not found`, {
      id: customerId,
    });
  const { requestedGroupId, ...rest } = customer;
  services.customers.save({ ...rest, groupId: requestedGroupId, updatedAt: isoDate(Date.now()) });
}

export const ADMIN_ACTIONS: readonly AdminAction[] = [
  moveOf('order', (ctx, params) => {
    const id = requireId(params['id']);
    const state = target(ORDER_MOVES, params);
    moveOrder(ctx.services, existing(ctx.services.orders.find(id), id), state);
    return stateMachineEntity(ctx, state);
  }),
  moveOf('order_transaction', (ctx, params) => {
    const id = requireId(params['id']);
    const state = target(TRANSACTION_MOVES, params);
    const order = existing(ctx.services.orders.findByTransaction(id), id);
    const updatedAt = isoDate(Date.now());
    ctx.services.orders.save({
      ...order,
      updatedAt,
      transactions: order.transactions.map((entry) => (entry.id === id ? { ...entry, state, updatedAt } : entry)),
    });
    return stateMachineEntity(ctx, state);
  }),
  moveOf('order_delivery', (ctx, params) => {
    const id = requireId(params['id']);
    const state = target(DELIVERY_MOVES, params);
    const order = existing(ctx.services.orders.findByDelivery(id), id);
    ctx.services.orders.save({
      ...order,
      updatedAt: isoDate(Date.now()),
      deliveries: order.deliveries.map((entry) => (entry.id === id ? { ...entry, state } : entry)),
    });
    return stateMachineEntity(ctx, state);
  }),
  {
    method: 'PATCH',
    path: '/order-delivery/:id',
    run(ctx, params, body) {
      const id = requireId(params['id']);
      const order = existing(ctx.services.orders.findByDelivery(id), id);
      const { trackingCodes } = body;
      if (!Array.isArray(trackingCodes)) return null;
      const codes = trackingCodes.filter((code) => typeof code === 'string');
      ctx.services.orders.save({
        ...order,
        updatedAt: isoDate(Date.now()),
        deliveries: order.deliveries.map((entry) => (entry.id === id ? { ...entry, trackingCodes: codes } : entry)),
      });
      return null;
    },
  },
  {
    method: 'PATCH',
    path: '/product-review/:id',
    run(ctx, params, body) {
      const id = requireId(params['id']);
      if (!ctx.services.reviews.publish(id, body['status'] === true))
        throw fault(
          404,
          'FRAMEWORK__RESOURCE_NOT_FOUND',
          `The product_review resource with the following primary key was not found: id(${id})`,
        );
      return null;
    },
  },
  {
    method: 'PATCH',
    path: '/product/:id',
    run(ctx, params, body) {
      const id = requireId(params['id']);
      if (!ctx.index.products.has(id)) throw productNotFound(id);
      const { stock, price } = body;
      if (typeof stock === 'number' && Number.isInteger(stock)) ctx.services.stock.take(id, ctx.services.stock.of(id) - stock);
      if (Array.isArray(price)) for (const entry of price) changePrice(ctx, id, entry);
      return null;
    },
  },
  {
    method: 'POST',
    path: '/_action/customer-group-registration/accept',
    run(ctx, _params, body) {
      for (const id of stringList(body['customerIds'])) acceptIntoGroup(ctx, requireId(id));
      return null;
    },
  },
  {
    method: 'PATCH',
    path: '/sales-channel/:id',
    run(ctx, params, body) {
      if (requireId(params['id']) !== ctx.index.catalogue.salesChannel.id)
        throw fault(404, 'FRAMEWORK__RESOURCE_NOT_FOUND', 'The sales_channel resource was not found.');
      for (const name of ['active', 'maintenance'] as const) switchSetting(ctx.services.settings, name, body[name]);
      return null;
    },
  },
  {
    method: 'GET',
    path: '/_action/system-config',
    run: (ctx) => Object.fromEntries(Object.entries(CONFIG).map(([key, name]) => [key, ctx.services.settings[name]])),
  },
  {
    method: 'POST',
    path: '/_action/system-config',
    run(ctx, _params, body) {
      for (const [key, name] of Object.entries(CONFIG)) switchSetting(ctx.services.settings, name, body[key]);
      return null;
    },
  },
];
