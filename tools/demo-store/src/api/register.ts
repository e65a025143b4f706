import { customerEntity } from '../entities/customer.ts';
import type { Entity } from '../entities/entity.ts';
import { domainUrl } from '../entities/sales-channel.ts';
import { registrationMail } from '../mails/mails.ts';
import type { Call } from '../server/call.ts';
import { fault, httpFault, invalidUuid, unknownEntity, type Violation, violationFault } from '../server/faults.ts';
import { flag, isRecord, stringList, text } from '../server/parameters.ts';
import type { Route } from '../server/store-api.ts';
import type { Customer } from '../store/customers.ts';
import { hashPassword, isId, isoDate, newId, sha1 } from '../store/ids.ts';
import { addressFrom, validateAddress } from '../validation/address.ts';
import { Validator } from '../validation/rules.ts';
import { registrationGroup } from './customer-group.ts';

export const MIN_PASSWORD = 8;

export function storefrontUrls(call: Call): string[] {
  const { index, publicOrigin } = call.context;
  return index.catalogue.salesChannel.domains.map((domain) => domainUrl(publicOrigin, domain));
}

export function emailTaken(email: string): Omit<Violation, 'pointer'> {
  return {
    code: 'CUSTOMER_EMAIL_NOT_UNIQUE',
    detail: `The email address "${email}" is already in use.`,
    parameters: { '{{ email }}': `"${email}"` },
  };
}

/** A birthday from its three fields; nothing unless all are given. A date that isn't one is a server error. */
export function birthdayFrom(call: Call): string | null {
  const [day, month, year] = ['birthdayDay', 'birthdayMonth', 'birthdayYear'].map((field) => call.input(field));
  if (!day || !month || !year) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (Number.isNaN(date.getTime()) || date.getUTCMonth() !== Number(month) - 1) {
    throw httpFault(500, `Failed to parse time string (${String(year)}-${String(month)}-${String(day)})`);
  }
  return isoDate(date);
}

function checkSalutation(call: Call, pointer: string): Violation[] {
  const id = call.input('salutationId');
  if (id === undefined || id === null || id === '') return [];
  if (!isId(id)) throw invalidUuid(String(id));
  return call.context.index.catalogue.salutations.some((salutation) => salutation.id === id)
    ? []
    : [unknownEntity('salutation', id, pointer)];
}

/** Any group of the channel that takes registrations. */
function checkRequestedGroup(call: Call): Violation[] {
  const id = call.input('requestedGroupId');
  if (id === undefined || id === null || id === '') return [];
  if (!isId(id)) throw invalidUuid(String(id));
  return registrationGroup(call, id) ? [] : [unknownEntity('customer_group', id, '/requestedGroupId')];
}

function validateRegistration(call: Call, guest: boolean): void {
  const { body, services } = call;
  const validator = new Validator(body);
  validator.email('email', 'VIOLATION::INVALID_EMAIL_FORMAT_ERROR');
  const email = text(body['email']);
  if (!guest && email !== undefined && services.customers.findByEmail(email)) {
    const { code, detail, parameters } = emailTaken(email);
    validator.add('email', code, detail, parameters);
  }
  validator.required('firstName', 'VIOLATION::FIRST_NAME_IS_BLANK_ERROR');
  validator.required('lastName', 'VIOLATION::LAST_NAME_IS_BLANK_ERROR');
  if (!guest && validator.required('password')) validator.minLength('password', MIN_PASSWORD);
  if (validator.required('storefrontUrl')) validator.choice('storefrontUrl', storefrontUrls(call));
  const accountType = body['accountType'];
  if (accountType !== undefined && accountType !== null && accountType !== '') validator.choice('accountType', ['private', 'business']);
  if (services.settings.dataProtectionRequired) validator.required('acceptedDataProtection');
  const violations = [...validator.violations, ...checkSalutation(call, '/salutationId'), ...checkRequestedGroup(call)];
  const names = { firstName: text(body['firstName']) ?? '', lastName: text(body['lastName']) ?? '' };
  // The customer's names stand in for missing ones of the billing address; their absence is told once.
  const billingNames = { firstName: names.firstName || '-', lastName: names.lastName || '-' };
  violations.push(...validateAddress(call.context, body['billingAddress'], '/billingAddress', billingNames));
  if (isRecord(body['shippingAddress'])) violations.push(...validateAddress(call.context, body['shippingAddress'], '/shippingAddress'));
  if (violations.length > 0) throw violationFault(violations);
}

function register(call: Call): Entity {
  const { body, services, context } = call;
  const guest = flag(body['guest']);
  validateRegistration(call, guest);
  const email = text(body['email']) ?? '';
  const id = newId();
  const names = {
    firstName: text(body['firstName']) ?? '',
    lastName: text(body['lastName']) ?? '',
    salutationId: text(body['salutationId']) ?? null,
  };
  const billing = addressFrom(body['billingAddress'], id, names);
  const shipping = isRecord(body['shippingAddress']) ? addressFrom(body['shippingAddress'], id, {}) : billing;
  const company = isRecord(body['billingAddress']) ? text(body['billingAddress']['company']) : undefined;
  const vatIds = stringList(body['vatIds']);
  const requestedGroupId = text(body['requestedGroupId']);
  const now = isoDate(Date.now());
  const customer: Customer = {
    id,
    customerNumber: services.customers.nextNumber(),
    email,
    guest,
    active: true,
    passwordHash: guest ? null : hashPassword(String(body['password'])),
    optIn: services.settings.doubleOptIn && !guest ? { hash: newId(), sentAt: now, confirmedAt: null } : null,
    languageId: context.language.id,
    salutationId: names.salutationId,
    firstName: names.firstName,
    lastName: names.lastName,
    title: text(body['title']) ?? null,
    company: company ?? null,
    vatIds: company !== undefined && vatIds.length > 0 ? vatIds : null,
    accountType: body['accountType'] === 'business' ? 'business' : 'private',
    ...(requestedGroupId === undefined || requestedGroupId === '' ? {} : { requestedGroupId }),
    birthday: birthdayFrom(call),
    defaultPaymentMethodId: context.paymentMethod.id,
    lastPaymentMethodId: null,
    defaultBillingAddressId: billing.id,
    defaultShippingAddressId: shipping.id,
    firstLogin: now,
    lastLogin: null,
    lastOrderDate: null,
    orderCount: 0,
    orderTotalAmount: 0,
    reviewCount: 0,
    createdAt: now,
    updatedAt: null,
  };
  services.customers.save(customer);
  for (const address of new Set([billing, shipping])) services.customers.saveAddress(address);
  // Until it is confirmed the account opens nothing: token and session stay the visitor's.
  if (customer.optIn) services.outbox.send(registrationMail(context, customer, customer.optIn.hash, String(body['storefrontUrl'])));
  else startSession(call, customer);
  return customerEntity(call.context, customer, { defaultAddresses: true, addresses: {}, salutation: true, registered: true });
}

/** Cart and currency stay; country and addresses become the customer's. */
function startSession(call: Call, customer: Customer): void {
  const { services, context } = call;
  const { cartOwner } = context.session;
  const {
    countryId: _country,
    countryStateId: _state,
    billingAddressId: _billing,
    shippingAddressId: _shipping,
    ...settings
  } = context.session.settings;
  const started = services.sessions.start({ ...context.session, settings }, customer.id);
  services.carts.save(started.cartOwner, services.carts.load(cartOwner));
  services.carts.delete(cartOwner);
  services.customers.save({ ...customer, updatedAt: isoDate(Date.now()) });
  call.adopt(started);
}

/** Follows the link of the registration's mail: `em` is the hashed e-mail, so that a hash alone proves nothing. */
function confirm(call: Call): Entity {
  const { services } = call;
  const given = call.input('hash');
  if (given === undefined) throw fault(404, 'CHECKOUT__NO_HASH_PROVIDED', 'The given hash is empty.');
  const hash = String(given);
  const customer = services.customers.findByOptInHash(hash);
  if (!customer?.optIn)
    throw fault(404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH', `No matching customer for the hash "${hash}" was found.`, { hash });
  const validator = new Validator({ em: call.input('em') });
  validator.equalTo('em', sha1(customer.email));
  validator.check();
  if (customer.optIn.confirmedAt !== null) {
    throw fault(412, 'CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED', `The customer with the id "${customer.id}" is already confirmed.`, {
      customerId: customer.id,
    });
  }
  const now = isoDate(Date.now());
  const confirmed = { ...customer, optIn: { ...customer.optIn, confirmedAt: now }, updatedAt: now };
  services.customers.save(confirmed);
  startSession(call, confirmed);
  return customerEntity(call.context, confirmed, { search: true, addresses: {}, salutation: true });
}

export const registerRoutes: Route[] = [
  { methods: ['POST'], path: '/account/register', handle: register },
  { methods: ['POST'], path: '/account/register-confirm', handle: confirm },
];
