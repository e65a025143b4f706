import { entityReader, select } from '../criteria/apply.ts';
import { addressEntity } from '../entities/customer.ts';
import { type Entity, searchResult } from '../entities/entity.ts';
import { type Answer, type Call, NO_CONTENT } from '../server/call.ts';
import { fault, unknownEntity, violationFault } from '../server/faults.ts';
import type { Route } from '../server/store-api.ts';
import type { Address, Customer } from '../store/customers.ts';
import { isId, isoDate } from '../store/ids.ts';
import { addressFrom, validateAddress } from '../validation/address.ts';

function own(call: Call, customer: Customer): Address {
  const id = call.id('addressId');
  const address = call.services.customers.address(id);
  if (address?.customerId !== customer.id) {
    throw fault(400, 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND', `Customer address with id "${id}" not found.`, { addressId: id });
  }
  return address;
}

function list(call: Call): Entity {
  const customer = call.loggedIn();
  const criteria = call.criteria('customer_address');
  const items = call.services.customers
    .addresses(customer.id)
    .map((address) => ({ id: address.id, entity: addressEntity(call.context, address) }));
  const { elements, total } = select(items, criteria, (item) => entityReader('customer_address', item.entity));
  return searchResult(
    'customer_address',
    elements.map((item) => item.entity),
    { page: criteria.page, limit: criteria.limit, total },
  );
}

/** Creates, or overwrites as a whole: a PATCH needs every required field, too. */
function save(call: Call): Entity {
  const customer = call.loggedIn();
  const existing = call.method === 'PATCH' ? own(call, customer) : undefined;
  const violations = validateAddress(call.context, call.body, '');
  const salutationId = call.body['salutationId'];
  if (isId(salutationId) && !call.context.index.catalogue.salutations.some((salutation) => salutation.id === salutationId)) {
    violations.push(unknownEntity('salutation', salutationId, '/salutationId'));
  }
  if (violations.length > 0) throw violationFault(violations);
  const address = addressFrom(call.body, customer.id, {}, existing);
  call.services.customers.saveAddress(address);
  return addressEntity(call.context, address, false);
}

function remove(call: Call): Answer {
  const customer = call.loggedIn();
  const address = own(call, customer);
  const refuse = (code: string, detail: string): Error =>
    fault(400, code, `Customer address with id "${address.id}" ${detail}`, { addressId: address.id });
  if (address.id === customer.defaultBillingAddressId || address.id === customer.defaultShippingAddressId) {
    throw refuse('CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT', 'is a default address and cannot be deleted.');
  }
  const { billingAddress, shippingAddress } = call.context;
  if (address.id === billingAddress?.id || address.id === shippingAddress?.id) {
    throw refuse('CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE', 'is an active address and cannot be deleted.');
  }
  call.services.customers.deleteAddress(address.id);
  return NO_CONTENT;
}

function makeDefault(field: 'defaultBillingAddressId' | 'defaultShippingAddressId') {
  return (call: Call): Answer => {
    const customer = call.loggedIn();
    const { id } = own(call, customer);
    call.services.customers.save({ ...customer, [field]: id, updatedAt: isoDate(Date.now()) });
    return NO_CONTENT;
  };
}

export const addressRoutes: Route[] = [
  { methods: ['GET', 'POST'], path: '/account/list-address', handle: list },
  { methods: ['POST'], path: '/account/address', handle: save },
  { methods: ['PATCH'], path: '/account/address/default-billing/:addressId', handle: makeDefault('defaultBillingAddressId') },
  { methods: ['PATCH'], path: '/account/address/default-shipping/:addressId', handle: makeDefault('defaultShippingAddressId') },
  { methods: ['PATCH'], path: '/account/address/:addressId', handle: save },
  { methods: ['DELETE'], path: '/account/address/:addressId', handle: remove },
];
