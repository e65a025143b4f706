import { entityId } from '../../client/path.ts';
import { requestBody } from '../../client/request-body.ts';
import type { CallOptions, StoreApiClient } from '../../client/store-api-client.ts';
import type { CustomerGroup } from '../../entities/customer.ts';

/**
 * A group of customers for which one can register, with what its page says. Its id is the registration's `requestedGroupId`.
 *
 * @throws StoreApiError 404 `CHECKOUT__CUSTOMER_GROUP_REGISTRATION_NOT_FOUND` where there is no such group, or it takes no
 * registrations in this sales channel.
 */
export async function getCustomerGroupRegistration(
  client: StoreApiClient,
  customerGroupId: string,
  options?: CallOptions,
): Promise<CustomerGroup> {
  const path = `/customer-group-registration/config/${entityId(customerGroupId, 'customer group')}`;
  return requestBody<CustomerGroup>(client, { operation: 'getCustomerGroupRegistration', method: 'GET', path }, options);
}
