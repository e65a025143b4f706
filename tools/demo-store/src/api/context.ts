import { contextEntity } from '../entities/context.ts';
import { type Entity, struct } from '../entities/entity.ts';
import { domainUrl } from '../entities/sales-channel.ts';
import type { Call } from '../server/call.ts';
import { invalidUuid, notLoggedIn, unknownEntity, type Violation, violationFault } from '../server/faults.ts';
import type { Route } from '../server/store-api.ts';
import { isId } from '../store/ids.ts';
import type { SessionSettings } from '../store/sessions.ts';

/** Each field of a PATCH with the entity it names. */
const FIELDS = {
  currencyId: 'currency',
  languageId: 'language',
  countryId: 'country',
  countryStateId: 'country_state',
  paymentMethodId: 'payment_method',
  shippingMethodId: 'shipping_method',
  billingAddressId: 'customer_address',
  shippingAddressId: 'customer_address',
} as const satisfies Record<keyof SessionSettings, string>;

function exists(call: Call, field: keyof SessionSettings, id: string): boolean {
  const { index, customer, services } = call.context;
  switch (field) {
    case 'currencyId':
      return index.currencies.has(id);
    case 'languageId':
      return index.languages.has(id);
    case 'countryId':
      return index.countries.has(id);
    case 'countryStateId':
      return index.states.has(id);
    case 'paymentMethodId':
      return index.paymentMethods.has(id);
    case 'shippingMethodId':
      return index.shippingMethods.has(id);
    case 'billingAddressId':
    case 'shippingAddressId':
      return customer !== null && services.customers.address(id)?.customerId === customer.id;
  }
}

function updateContext(call: Call): Entity {
  const { context } = call;
  const violations: Violation[] = [];
  const changes: SessionSettings = {};
  for (const [field, entity] of Object.entries(FIELDS) as [keyof SessionSettings, string][]) {
    const value = call.input(field);
    if (value === undefined || value === null || value === '') continue;
    if (field.endsWith('AddressId') && context.customer === null) throw notLoggedIn();
    if (!isId(value)) throw invalidUuid(String(value));
    if (exists(call, field, value)) changes[field] = value;
    else violations.push(unknownEntity(entity, value, `/${field}`));
  }
  if (violations.length > 0) throw violationFault(violations);

  // A country of one's own choice and its state go together.
  if (changes.countryId !== undefined && changes.countryStateId === undefined) changes.countryStateId = null;
  const { session } = context;
  const next = { ...session, settings: { ...session.settings, ...changes } };
  call.services.sessions.save(next);
  const redirect =
    changes.languageId !== undefined && changes.languageId !== context.language.id ? redirectUrl(call, changes.languageId) : null;
  call.adopt(next);
  return struct({ redirectUrl: redirect });
}

function redirectUrl(call: Call, languageId: string): string | null {
  const { index, publicOrigin } = call.context;
  const code = index.languages.get(languageId)?.code;
  const domain = index.catalogue.salesChannel.domains.find((entry) => entry.languageCode === code);
  return domain ? domainUrl(publicOrigin, domain) : null;
}

export const contextRoutes: Route[] = [
  { methods: ['GET'], path: '/context', handle: (call) => contextEntity(call.context) },
  { methods: ['PATCH'], path: '/context', handle: updateContext },
];
