import { type Call, NO_CONTENT } from '../server/call.ts';
import { fault } from '../server/faults.ts';
import type { Route } from '../server/store-api.ts';

/** This shop has no app scripts: an unknown one is no error, it just answers nothing. */
const script: Route = { methods: ['GET', 'POST'], path: '/script/:hook{.+}', handle: () => NO_CONTENT };

function groupRegistration(call: Call): never {
  const customerGroupId = call.id('customerGroupId');
  throw fault(404, 'CHECKOUT__CUSTOMER_GROUP_REGISTRATION_NOT_FOUND', `Customer group registration for id ${customerGroupId} not found.`, {
    customerGroupId,
  });
}

/** Calls that exist everywhere, for things that this shop doesn't have. */
export const extensionRoutes: Route[] = [
  script,
  { methods: ['GET', 'POST'], path: '/customer-group-registration/config/:customerGroupId', handle: groupRegistration },
];
