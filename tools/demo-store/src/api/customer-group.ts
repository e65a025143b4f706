import type { CustomerGroupModel } from '../catalogue/market-model.ts';
import type { Entity } from '../entities/entity.ts';
import { customerGroupEntity } from '../entities/sales-channel.ts';
import type { Call } from '../server/call.ts';
import { fault } from '../server/faults.ts';
import type { Route } from '../server/store-api.ts';

/** A group that one can register for. */
export function registrationGroup({ context }: Call, id: string): CustomerGroupModel | undefined {
  return context.index.catalogue.customerGroups?.find((group) => group.id === id && group.registration !== undefined);
}

function registrationSettings(call: Call): Entity {
  const customerGroupId = call.id('customerGroupId');
  const group = registrationGroup(call, customerGroupId);
  if (group) return customerGroupEntity(call.context, group);
  throw fault(404, 'CHECKOUT__CUSTOMER_GROUP_REGISTRATION_NOT_FOUND', `Customer group registration for id ${customerGroupId} not found.`, {
    customerGroupId,
  });
}

export const customerGroupRoutes: Route[] = [
  { methods: ['GET', 'POST'], path: '/customer-group-registration/config/:customerGroupId', handle: registrationSettings },
];
