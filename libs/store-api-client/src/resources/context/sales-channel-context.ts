import { missingParameterError } from '../../client/normalize-error.ts';
import { requestBody } from '../../client/request-body.ts';
import type { CallOptions, StoreApiClient } from '../../client/store-api-client.ts';
import type { ContextPatch, RedirectAnswer, SalesChannelContext } from '../../entities/sales-channel-context.ts';

/** The session as the server sees it: customer, currency, language, chosen methods and address. */
export async function getContext(client: StoreApiClient, options?: CallOptions): Promise<SalesChannelContext> {
  return requestBody<SalesChannelContext>(client, { operation: 'getContext', method: 'GET', path: '/context' }, options);
}

/** Changes the session. A change of language may answer with the address of that language's domain. */
export async function updateContext(client: StoreApiClient, patch: ContextPatch, options?: CallOptions): Promise<RedirectAnswer> {
  const body = await client.request<Partial<RedirectAnswer> | undefined>(
    { operation: 'updateContext', method: 'PATCH', path: '/context', body: patch },
    options,
  );
  return { redirectUrl: body?.redirectUrl ?? null };
}

/** What an operation that chooses an entity takes: the entity itself, or anything with its id. */
export interface Identified {
  id?: string | undefined;
}

async function choose(
  client: StoreApiClient,
  operation: string,
  patch: (id: string) => ContextPatch,
  chosen: Identified,
  words: [string, string],
  options?: CallOptions,
): Promise<RedirectAnswer> {
  if (!chosen?.id) throw missingParameterError(operation, `You need to provide ${words[0]} id in order to set ${words[1]}.`);
  return updateContext(client, patch(chosen.id), options);
}

/** @throws StoreApiError `MISSING_PARAMETER` without id. */
export async function setShippingMethod(
  client: StoreApiClient,
  shippingMethod: Identified,
  options?: CallOptions,
): Promise<RedirectAnswer> {
  return choose(
    client,
    'setShippingMethod',
    (shippingMethodId) => ({ shippingMethodId }),
    shippingMethod,
    ['shipping method', 'shipping method'],
    options,
  );
}

/** @throws StoreApiError `MISSING_PARAMETER` without id. */
export async function setPaymentMethod(client: StoreApiClient, paymentMethod: Identified, options?: CallOptions): Promise<RedirectAnswer> {
  return choose(
    client,
    'setPaymentMethod',
    (paymentMethodId) => ({ paymentMethodId }),
    paymentMethod,
    ['payment method', 'payment method'],
    options,
  );
}

/** @throws StoreApiError `MISSING_PARAMETER` without id. */
export async function setShippingAddress(client: StoreApiClient, address: Identified, options?: CallOptions): Promise<RedirectAnswer> {
  return choose(client, 'setShippingAddress', (shippingAddressId) => ({ shippingAddressId }), address, ['address', 'the address'], options);
}

/** @throws StoreApiError `MISSING_PARAMETER` without id. */
export async function setBillingAddress(client: StoreApiClient, address: Identified, options?: CallOptions): Promise<RedirectAnswer> {
  return choose(client, 'setBillingAddress', (billingAddressId) => ({ billingAddressId }), address, ['address', 'the address'], options);
}

/** Chooses the currency; without an id it logs an error and does nothing. */
export async function setCurrency(client: StoreApiClient, currency: Identified, options?: CallOptions): Promise<RedirectAnswer> {
  if (!currency?.id) {
    console.error('You need to provide currency id in order to set currency.');
    return { redirectUrl: null };
  }
  return updateContext(client, { currencyId: currency.id }, options);
}
