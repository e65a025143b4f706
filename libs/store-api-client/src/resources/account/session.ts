import { requestBody } from '../../client/request-body.ts';
import type { CallOptions, StoreApiClient } from '../../client/store-api-client.ts';
import type { Customer, RegistrationInput } from '../../entities/customer.ts';
import type { RedirectAnswer } from '../../entities/sales-channel-context.ts';

/** What a customer signs in with. */
export interface Credentials {
  /** The e-mail address, in any case. */
  username: string;
  password: string;
}

/**
 * Signs a customer in. The session becomes the customer's saved one, with its currency, language
 * and choices; the carts are merged: read context and cart again.
 *
 * @throws StoreApiError 401 `CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS` or `CHECKOUT__CUSTOMER_NOT_FOUND`
 * (show the same text), 429 `CHECKOUT__CUSTOMER_AUTH_THROTTLED` with `meta.parameters.seconds`.
 */
export async function login(client: StoreApiClient, credentials: Credentials, options?: CallOptions): Promise<RedirectAnswer> {
  const body = await client.request<Partial<RedirectAnswer> | undefined>(
    { operation: 'login', method: 'POST', path: '/account/login', body: credentials, changesSession: true },
    options,
  );
  client.cartMemory.forget();
  return { redirectUrl: body?.redirectUrl ?? null };
}

/** Signs out. The session is a new one, with the channel's defaults and an empty cart. */
export async function logout(client: StoreApiClient, options?: CallOptions): Promise<RedirectAnswer> {
  const body = await client.request<Partial<RedirectAnswer> | undefined>(
    { operation: 'logout', method: 'POST', path: '/account/logout', body: {}, changesSession: true },
    options,
  );
  client.cartMemory.forget();
  return { redirectUrl: body?.redirectUrl ?? null };
}

/**
 * Registers a customer, or a guest. Cart and currency stay.
 *
 * @throws StoreApiError 400 with one message per field, each with `source.pointer`.
 */
export async function register(client: StoreApiClient, input: RegistrationInput, options?: CallOptions): Promise<Customer> {
  return requestBody<Customer>(
    client,
    { operation: 'register', method: 'POST', path: '/account/register', body: input, changesSession: true },
    options,
  );
}

/** Confirms a registration by the link of its mail. */
export async function confirmRegistration(
  client: StoreApiClient,
  input: { hash: string; em: string },
  options?: CallOptions,
): Promise<Customer> {
  return requestBody<Customer>(
    client,
    { operation: 'confirmRegistration', method: 'POST', path: '/account/register-confirm', body: input, changesSession: true },
    options,
  );
}
