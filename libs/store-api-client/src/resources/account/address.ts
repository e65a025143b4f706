import { entityId } from '../../client/path.ts';
import { requestBody } from '../../client/request-body.ts';
import type { CallOptions, StoreApiClient } from '../../client/store-api-client.ts';
import type { Criteria } from '../../criteria/criteria.ts';
import type { AddressInput, CustomerAddress } from '../../entities/customer.ts';
import type { EntityList } from '../../entities/entity.ts';
import { asEntityList } from '../entity-list.ts';

const addressPath = (id: string): string => `/account/address/${entityId(id, 'address')}`;

/** The customer's addresses. */
export async function listAddresses(
  client: StoreApiClient,
  criteria: Criteria = {},
  options?: CallOptions,
): Promise<EntityList<CustomerAddress>> {
  return asEntityList(
    await requestBody<EntityList<CustomerAddress>>(
      client,
      { operation: 'listAddresses', method: 'POST', path: '/account/list-address', body: criteria },
      options,
    ),
  );
}

/** Adds an address. @throws StoreApiError 400 with one message per field. */
export async function createAddress(client: StoreApiClient, address: AddressInput, options?: CallOptions): Promise<CustomerAddress> {
  return requestBody<CustomerAddress>(
    client,
    { operation: 'createAddress', method: 'POST', path: '/account/address', body: address },
    options,
  );
}

/** Changes an address; all its fields must be given. */
export async function updateAddress(
  client: StoreApiClient,
  id: string,
  address: AddressInput,
  options?: CallOptions,
): Promise<CustomerAddress> {
  return requestBody<CustomerAddress>(
    client,
    { operation: 'updateAddress', method: 'PATCH', path: addressPath(id), body: address },
    options,
  );
}

/** Removes an address. @throws StoreApiError 400 `CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT`, `…_IS_ACTIVE`, `…_NOT_FOUND`. */
export async function deleteAddress(client: StoreApiClient, id: string, options?: CallOptions): Promise<void> {
  await client.request({ operation: 'deleteAddress', method: 'DELETE', path: addressPath(id) }, options);
}

/** Makes an address the default for bills. */
export async function setDefaultBillingAddress(client: StoreApiClient, id: string, options?: CallOptions): Promise<void> {
  const path = `/account/address/default-billing/${entityId(id, 'address')}`;
  await client.request({ operation: 'setDefaultBillingAddress', method: 'PATCH', path }, options);
}

/** Makes an address the default for deliveries. */
export async function setDefaultShippingAddress(client: StoreApiClient, id: string, options?: CallOptions): Promise<void> {
  const path = `/account/address/default-shipping/${entityId(id, 'address')}`;
  await client.request({ operation: 'setDefaultShippingAddress', method: 'PATCH', path }, options);
}
