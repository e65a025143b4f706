import { entityId } from '../../client/path.ts';
import { requestBody } from '../../client/request-body.ts';
import type { CallOptions, StoreApiClient } from '../../client/store-api-client.ts';
import type { Success } from '../../entities/entity.ts';
import type { RedirectAnswer } from '../../entities/sales-channel-context.ts';

/** Takes the sales room's defaults (language, currency, address) over to the customer's account. */
export async function updateDefaultInfo(client: StoreApiClient, options?: CallOptions): Promise<Success> {
  return client.request<Success>(
    { operation: 'updateDefaultInfo', method: 'POST', path: '/dsr/account/update-default-info', body: {} },
    options,
  );
}

/**
 * A short-lived token by which the logged-in customer signs in to the shop from the sales room.
 * Whoever holds it is the customer: pass it on at once, and never by a page or a log.
 */
export async function generateLoginToken(client: StoreApiClient, options?: CallOptions): Promise<string> {
  const { token } = await requestBody<{ token: string }>(
    client,
    { operation: 'generateLoginToken', method: 'POST', path: '/dsr/customer/generate-login-token', body: {} },
    options,
  );
  return token;
}

/** Signs a customer in by the token of {@link generateLoginToken}: read context and cart again. */
export async function loginByToken(client: StoreApiClient, token: string, options?: CallOptions): Promise<RedirectAnswer> {
  const body = await client.request<Partial<RedirectAnswer> | undefined>(
    { operation: 'loginByToken', method: 'POST', path: '/dsr/customer/automatic-login', body: { token }, changesSession: true },
    options,
  );
  client.cartMemory.forget();
  return { redirectUrl: body?.redirectUrl ?? null };
}

/** Takes what a visitor did in the sales room (likes, products seen) over to the customer who has just signed in. */
export async function migrateVisitorSession(client: StoreApiClient, options?: CallOptions): Promise<void> {
  await client.request(
    { operation: 'migrateVisitorSession', method: 'POST', path: '/dsr/customer/migrate-visitor-session', body: {} },
    options,
  );
}

/** Quantities by product id of the shopping lists that an appointment offers. */
export async function getAppointmentShoppingLists(
  client: StoreApiClient,
  appointmentId: string,
  options?: CallOptions,
): Promise<Record<string, number>> {
  const path = `/dsr/appointment/${entityId(appointmentId, 'appointment')}/shopping-lists`;
  const { data } = await requestBody<{ data?: Record<string, { quantity: string | number }> | [] }>(
    client,
    { operation: 'getAppointmentShoppingLists', method: 'GET', path },
    options,
  );
  return Object.fromEntries(Object.entries(data ?? {}).map(([productId, { quantity }]) => [productId, Number(quantity)]));
}
