import { missingParameterError } from '../../client/normalize-error.ts';
import { entityId, pathPart } from '../../client/path.ts';
import { withoutNullish } from '../../client/query.ts';
import { requestBody } from '../../client/request-body.ts';
import type { CallOptions, StoreApiClient } from '../../client/store-api-client.ts';
import type { Criteria } from '../../criteria/criteria.ts';
import type { CheckoutGateway } from '../../entities/cart.ts';
import type { Success } from '../../entities/entity.ts';
import type { Order, OrderList, StateMachineState, StoreFile } from '../../entities/order.ts';
import type { RedirectAnswer } from '../../entities/sales-channel-context.ts';
import { asEntityList } from '../entity-list.ts';
import { withFallback } from '../fallback.ts';
import { toStoreFile } from '../store-file.ts';

/** What goes with an order. */
export interface OrderInput {
  /** Markup is removed by the server. */
  customerComment?: string;
  affiliateCode?: string;
  campaignCode?: string;
  /** The cart's hash as the shopper saw it: an order of another cart is refused with 409. */
  hash?: string;
}

/**
 * Orders the cart. It is never sent twice: after a time-out or a broken connection read the cart;
 * an empty one means that the order exists.
 *
 * @throws StoreApiError 403 `CHECKOUT__CUSTOMER_NOT_LOGGED_IN`, 400 `CHECKOUT__CART_EMPTY`, 500
 * `CHECKOUT__CART_INVALID` for a cart that cannot be ordered (read it again and show its errors).
 */
export async function createOrder(client: StoreApiClient, input: OrderInput = {}, options?: CallOptions): Promise<Order> {
  try {
    return await client.cartMemory.enqueue(() =>
      requestBody<Order>(client, { operation: 'createOrder', method: 'POST', path: '/checkout/order', body: input }, options),
    );
  } finally {
    client.cartMemory.forget();
  }
}

/** What the checkout gateway allows for the cart. */
export async function getCheckoutGateway(client: StoreApiClient, options?: CallOptions): Promise<CheckoutGateway> {
  const operation = 'getCheckoutGateway';
  const path = '/checkout/gateway';
  return withFallback(
    () => requestBody<CheckoutGateway>(client, { operation, method: 'GET', path }, options),
    () => requestBody<CheckoutGateway>(client, { operation, method: 'POST', path, body: {} }, options),
  );
}

/** Which orders to list. */
export interface OrderListParams extends Criteria {
  /** Fill `paymentChangeable`. */
  checkPromotion?: boolean;
  /** With a filter on `deepLinkCode`: the guest's e-mail, exact in case. */
  email?: string;
  /** With a filter on `deepLinkCode`: the guest's postal code. */
  zipcode?: string;
}

/**
 * Orders of the customer, or a guest's by deep link code, e-mail and postal code. Nearly
 * everything inside an order comes by association alone.
 *
 * @throws StoreApiError 403 `CHECKOUT__CUSTOMER_NOT_LOGGED_IN`, `CHECKOUT__GUEST_NOT_AUTHENTICATED`, `CHECKOUT__GUEST_WRONG_CREDENTIALS`.
 */
export async function listOrders(client: StoreApiClient, params: OrderListParams = {}, options?: CallOptions): Promise<OrderList> {
  const body = await requestBody<Partial<OrderList>>(
    client,
    { operation: 'listOrders', method: 'POST', path: '/order', body: params },
    options,
  );
  return {
    orders: asEntityList<Order>(body.orders),
    paymentChangeable: Array.isArray(body.paymentChangeable) ? {} : (body.paymentChangeable ?? {}),
  };
}

/** Cancels an order, whatever its state: offer it only where it makes sense. Gives the new state. */
export async function cancelOrder(client: StoreApiClient, orderId: string, options?: CallOptions): Promise<StateMachineState> {
  return requestBody<StateMachineState>(
    client,
    { operation: 'cancelOrder', method: 'POST', path: '/order/state/cancel', body: { orderId } },
    options,
  );
}

/** Changes how an order is paid. @throws StoreApiError 400 `CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE` and the like. */
export async function setOrderPayment(
  client: StoreApiClient,
  orderId: string,
  paymentMethodId: string,
  options?: CallOptions,
): Promise<Success> {
  return client.request<Success>(
    { operation: 'setOrderPayment', method: 'POST', path: '/order/payment', body: { orderId, paymentMethodId } },
    options,
  );
}

/** How to go on with a payment. */
export interface PaymentInput {
  orderId: string;
  /** Where the shopper comes back to after paying. */
  finishUrl?: string;
  /** Where the shopper comes back to after failing or cancelling. */
  errorUrl?: string;
  paymentDetails?: Record<string, unknown>;
}

/**
 * Starts the payment of an order. The address to send the shopper to comes once: go there at once;
 * later calls give null, which says nothing about success.
 *
 * @throws StoreApiError `MISSING_PARAMETER` without order id; 404 `CHECKOUT__INVALID_ORDER_ID`.
 */
export async function handlePayment(client: StoreApiClient, input: PaymentInput, options?: CallOptions): Promise<RedirectAnswer> {
  if (!input?.orderId) throw missingParameterError('handlePayment', 'handlePayment method requires orderId');
  const operation = 'handlePayment';
  const path = '/handle-payment';
  const { paymentDetails, ...query } = input;
  // A GET would be retried, and the address of a lost answer would be gone.
  const body = await withFallback(
    () => client.request<Partial<RedirectAnswer> | undefined>({ operation, method: 'POST', path, body: withoutNullish(input) }, options),
    () =>
      client.request<Partial<RedirectAnswer> | undefined>(
        { operation, method: 'GET', path, query: { ...query, ...flattenDetails(paymentDetails) } },
        options,
      ),
  );
  return { redirectUrl: body?.redirectUrl ?? null };
}

function flattenDetails(details: Record<string, unknown> | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(details ?? {}).map(([name, value]) => [`paymentDetails[${name}]`, String(value)]));
}

/** A document of an order, for example its invoice; null where there is none. */
export async function downloadDocument(
  client: StoreApiClient,
  documentId: string,
  deepLinkCode: string,
  options?: CallOptions,
): Promise<StoreFile | null> {
  const path = `/document/download/${entityId(documentId, 'document')}/${pathPart(deepLinkCode, 'deep link code')}`;
  const operation = 'downloadDocument';
  const query = { download: 1 };
  return toStoreFile(
    await withFallback(
      () => client.requestFile({ operation, method: 'GET', path, query }, options),
      () => client.requestFile({ operation, method: 'POST', path, query, body: {} }, options),
    ),
  );
}

/** A file that was bought. @throws StoreApiError 404 until access is granted. */
export async function downloadOrderFile(
  client: StoreApiClient,
  orderId: string,
  downloadId: string,
  options?: CallOptions,
): Promise<StoreFile | null> {
  const path = `/order/download/${entityId(orderId, 'order')}/${entityId(downloadId, 'download')}`;
  return toStoreFile(await client.requestFile({ operation: 'downloadOrderFile', method: 'GET', path }, options));
}
