import { isJson, type Json } from '../../json-path.ts';
import { invalidUuid, refusal, type Violation, violations } from './refusal.ts';
import { idParam, input, needCustomer, type StoreCall } from './store-call.ts';
import { list } from './store-criteria.ts';
import { countryEntities, salutationEntities } from './store-entities.ts';
import { isStoreId, newId } from './store-id.ts';
import type { StoredAddress, StoredCustomer } from './store-session.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const isEmail = (value: string): boolean => /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(value);
const success = { success: true, apiAlias: 'success_response' };
const SHORTEST_PASSWORD = 8;

const blank = (body: Json, fields: readonly string[], prefix = ''): Violation[] =>
  fields
    .filter((field) => text(body[field]) === '')
    .map((field) => ({
      code: 'IS_BLANK_ERROR',
      pointer: `${prefix}/${field}`,
      detail: `VIOLATION::${field.replace(/([A-Z])/g, '_$1').toUpperCase()}_IS_BLANK_ERROR`,
    }));

const emailFault = (body: Json): Violation[] =>
  isEmail(text(body['email']))
    ? []
    : [{ code: 'INVALID_FORMAT_ERROR', pointer: '/email', detail: 'VIOLATION::INVALID_EMAIL_FORMAT_ERROR' }];
const passwordFault = (value: unknown, pointer: string): Violation[] =>
  text(value).length >= SHORTEST_PASSWORD
    ? []
    : [{ code: 'TOO_SHORT_ERROR', pointer, detail: `This value is too short. It should have ${SHORTEST_PASSWORD} characters or more.` }];

function refuseIf(found: readonly Violation[]): void {
  if (found.length > 0) throw violations(found);
}

function checkCountry(call: StoreCall, address: Json): void {
  const id = text(address['countryId']);
  if (!isStoreId(id)) throw invalidUuid(id);
  if (!call.data.countries.some((country) => country.id === id))
    throw refusal(400, 'CHECKOUT__CUSTOMER_COUNTRY_NOT_FOUND', `Country with id "${id}" not found.`, { countryId: id });
}

const ADDRESS_FIELDS = [
  'salutationId',
  'firstName',
  'lastName',
  'street',
  'zipcode',
  'city',
  'countryId',
  'countryStateId',
  'company',
  'department',
  'title',
  'phoneNumber',
  'additionalAddressLine1',
  'additionalAddressLine2',
];

function addressFrom(body: Json, customer: Json = {}): StoredAddress {
  const fields = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, body[field] ?? customer[field] ?? null]));
  return { id: newId(), fields };
}

/** An address as the store answers it. */
export function addressEntity(call: StoreCall, customer: StoredCustomer, { id, fields }: StoredAddress): Json {
  const country = countryEntities(call).find((entry) => entry['id'] === fields['countryId']) ?? null;
  const state = ((country?.['states'] ?? []) as Json[]).find((entry) => entry['id'] === fields['countryStateId']) ?? null;
  const salutation = salutationEntities(call).find((entry) => entry['id'] === fields['salutationId']) ?? null;
  return {
    id,
    customerId: customer.id,
    ...fields,
    country: country && { ...country, states: null },
    countryState: state,
    salutation,
    translated: [],
    customFields: null,
    apiAlias: 'customer_address',
  };
}

/** A customer as the store answers them; with the active addresses where the context asks. */
export function customerEntity(call: StoreCall, customer: StoredCustomer, { active = false }: { active?: boolean } = {}): Json {
  const entityOf = (id: string | undefined): Json | null => {
    const address = customer.addresses.find((entry) => entry.id === id);
    return address ? addressEntity(call, customer, address) : null;
  };
  const { session } = call;
  return {
    id: customer.id,
    customerNumber: customer.number,
    email: customer.email,
    guest: customer.guest,
    active: true,
    accountType: 'private',
    title: null,
    company: null,
    vatIds: null,
    birthday: null,
    ...customer.profile,
    salutation: salutationEntities(call).find(({ id }) => id === customer.profile['salutationId']) ?? null,
    languageId: session.languageId,
    defaultBillingAddressId: customer.billingId,
    defaultShippingAddressId: customer.shippingId,
    defaultBillingAddress: entityOf(customer.billingId),
    defaultShippingAddress: entityOf(customer.shippingId),
    activeBillingAddress: active ? entityOf(session.billingAddressId ?? customer.billingId) : null,
    activeShippingAddress: active ? entityOf(session.shippingAddressId ?? customer.shippingId) : null,
    addresses: null,
    defaultPaymentMethod: null,
    lastPaymentMethod: null,
    tagIds: null,
    customFields: null,
    apiAlias: 'customer',
  };
}

/** Registers a guest or a customer and signs them in. */
export function register(call: StoreCall): Json {
  const { body } = call;
  const billing = isJson(body['billingAddress']) ? body['billingAddress'] : {};
  const shipping = isJson(body['shippingAddress']) ? body['shippingAddress'] : undefined;
  const guest = body['guest'] === true;
  const email = text(body['email']);
  const taken = !guest && call.customers.some((customer) => !customer.guest && customer.email.toLowerCase() === email.toLowerCase());
  refuseIf([
    ...blank(body, ['firstName', 'lastName']),
    ...emailFault(body),
    ...(taken ? [{ code: 'CUSTOMER_EMAIL_NOT_UNIQUE', pointer: '/email', detail: `The email address ${email} is already in use.` }] : []),
    ...(guest ? [] : passwordFault(body['password'], '/password')),
    ...(call.data.languages.some(({ url }) => url === body['storefrontUrl'])
      ? []
      : [{ code: 'NO_SUCH_CHOICE_ERROR', pointer: '/storefrontUrl', detail: 'The value you selected is not a valid choice.' }]),
    ...blank(billing, ['street', 'city', 'zipcode', 'countryId'], '/billingAddress'),
    ...(shipping ? blank(shipping, ['firstName', 'lastName', 'street', 'city', 'zipcode', 'countryId'], '/shippingAddress') : []),
  ]);
  for (const address of [billing, ...(shipping ? [shipping] : [])]) checkCountry(call, address);
  const profile = { salutationId: body['salutationId'] ?? null, firstName: text(body['firstName']), lastName: text(body['lastName']) };
  const billingAddress = addressFrom(billing, profile);
  const shippingAddress = shipping ? addressFrom(shipping) : billingAddress;
  const customer: StoredCustomer = {
    id: newId(),
    number: String(10_001 + call.customers.length),
    email,
    password: guest ? undefined : String(body['password']),
    guest,
    profile,
    addresses: shipping ? [billingAddress, shippingAddress] : [billingAddress],
    billingId: billingAddress.id,
    shippingId: shippingAddress.id,
    session: undefined,
    wishlist: undefined,
  };
  call.customers.push(customer);
  call.session = call.sessions.signIn(call.session, customer);
  call.session.countryId = String(shippingAddress.fields['countryId']);
  return customerEntity(call, customer);
}

const MOST_FAILURES = 10;
const WAIT_SECONDS = 10;

export function login(call: StoreCall): Json {
  const email = text(call.body['username'] ?? call.body['email']).toLowerCase();
  const password = call.body['password'];
  const failures = call.failedLogins.get(email) ?? { count: 0, until: 0 };
  const wait = Math.ceil((failures.until - Date.now()) / 1000);
  if (wait > 0)
    throw refusal(429, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED', `Customer login is throttled for ${wait} seconds.`, { seconds: wait });
  const bad = (): Error => refusal(401, 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS', 'Invalid username and/or password.');
  if (email === '' || text(password) === '') throw bad();
  const customer = call.customers.find((entry) => !entry.guest && entry.email.toLowerCase() === email);
  if (customer?.password !== password) {
    const count = failures.count + 1;
    call.failedLogins.set(email, { count, until: count >= MOST_FAILURES ? Date.now() + WAIT_SECONDS * 1000 : 0 });
  }
  if (!customer) throw refusal(401, 'CHECKOUT__CUSTOMER_NOT_FOUND', `No matching customer for the email "${email}" was found.`, { email });
  if (customer.password !== password) throw bad();
  call.failedLogins.delete(email);
  call.session = call.sessions.signIn(call.session, customer);
  return { redirectUrl: null, apiAlias: 'array_struct' };
}

export function logout(call: StoreCall): Json {
  needCustomer(call);
  call.session = call.sessions.end(call.session);
  return { redirectUrl: null, apiAlias: 'array_struct' };
}

export function deleteCustomer(call: StoreCall): undefined {
  const customer = needCustomer(call);
  call.customers.splice(call.customers.indexOf(customer), 1);
  call.session.customer = undefined;
}

export function changeProfile(call: StoreCall): Json {
  const customer = needCustomer(call);
  const { body } = call;
  refuseIf(blank(body, ['firstName', 'lastName', ...(body['accountType'] === 'business' ? ['company'] : [])]));
  const fields = ['salutationId', 'title', 'firstName', 'lastName', 'company', 'vatIds', 'accountType'];
  Object.assign(
    customer.profile,
    Object.fromEntries(fields.filter((field) => body[field] !== undefined).map((field) => [field, body[field]])),
  );
  return success;
}

function checkPassword(customer: StoredCustomer, value: unknown): Violation[] {
  return customer.password === value
    ? []
    : [{ code: 'CUSTOMER_PASSWORD_NOT_CORRECT', pointer: '/password', detail: 'Your password does not match' }];
}

export function changePassword(call: StoreCall): Json {
  const customer = needCustomer(call, { guests: false });
  const { password, newPassword, newPasswordConfirm } = call.body;
  const repeated =
    newPassword === newPasswordConfirm
      ? []
      : [{ code: null, pointer: '/newPassword', detail: `This value should be equal to ${String(newPasswordConfirm)}.` }];
  refuseIf([...passwordFault(newPassword, '/newPassword'), ...repeated, ...checkPassword(customer, password)]);
  customer.password = String(newPassword);
  call.sessions.rotate(call.session);
  return { redirectUrl: null, apiAlias: 'array_struct' };
}

export function changePaymentMethod(call: StoreCall): Json {
  needCustomer(call);
  const id = idParam(call);
  if (!call.data.paymentMethods.some((method) => method.id === id))
    throw refusal(400, 'CHECKOUT__UNKNOWN_PAYMENT_METHOD', `Could not find payment method with id "${id}"`, {
      entity: 'payment method',
      field: 'id',
      value: id,
    });
  call.session.paymentMethodId = id;
  return success;
}

export function changeEmail(call: StoreCall): Json {
  const customer = needCustomer(call, { guests: false });
  const { body } = call;
  const email = text(body['email']);
  const taken = call.customers.some((entry) => entry !== customer && !entry.guest && entry.email.toLowerCase() === email.toLowerCase());
  const repeated =
    body['email'] === body['emailConfirmation']
      ? []
      : [{ code: null, pointer: '/email', detail: 'This value should be equal to the confirmation.' }];
  refuseIf([
    ...emailFault(body),
    ...repeated,
    ...(taken ? [{ code: 'CUSTOMER_EMAIL_NOT_UNIQUE', pointer: '/email', detail: 'The email address is already in use.' }] : []),
    ...checkPassword(customer, body['password']),
  ]);
  customer.email = email;
  return success;
}

/** Sends no mail: no hash is ever good here. */
export function recoverPassword(call: StoreCall): Json {
  const email = text(call.body['email']).toLowerCase();
  if (!call.customers.some((customer) => !customer.guest && customer.email.toLowerCase() === email))
    throw refusal(401, 'CHECKOUT__CUSTOMER_NOT_FOUND', `No matching customer for the email "${email}" was found.`, { email });
  return success;
}

export function isRecoveryExpired(call: StoreCall): never {
  throw refusal(404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH', 'No matching customer for the hash was found.', { hash: input(call, 'hash') });
}

export function confirmRecovery(): never {
  throw refusal(410, 'CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED', 'The hash is expired.');
}

export const listAddresses = (call: StoreCall): Json => {
  const customer = needCustomer(call);
  return list(
    'customer_address',
    customer.addresses.map((address) => addressEntity(call, customer, address)),
  );
};

/** An address of the customer; 400 for an unknown or foreign one. */
export function findAddress(customer: StoredCustomer, id: string): StoredAddress {
  if (!isStoreId(id)) throw invalidUuid(id);
  const address = customer.addresses.find((entry) => entry.id === id);
  if (!address)
    throw refusal(400, 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND', `Customer address with id "${id}" not found.`, { addressId: id });
  return address;
}

/** Adds an address, or replaces the one that the path names. */
export function saveAddress(call: StoreCall): Json {
  const customer = needCustomer(call);
  const known = call.params['id'] === undefined ? undefined : findAddress(customer, call.params['id']);
  refuseIf(blank(call.body, ['firstName', 'lastName', 'street', 'city', 'zipcode', 'countryId']));
  checkCountry(call, call.body);
  const address = addressFrom(call.body);
  if (known) known.fields = address.fields;
  else customer.addresses.push(address);
  return addressEntity(call, customer, known ?? address);
}

export function deleteAddress(call: StoreCall): undefined {
  const customer = needCustomer(call);
  const address = findAddress(customer, call.params['id'] ?? '');
  if ([customer.billingId, customer.shippingId].includes(address.id))
    throw refusal(
      400,
      'CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT',
      `Customer address with id "${address.id}" is a default address and cannot be deleted.`,
      { addressId: address.id },
    );
  if ([call.session.billingAddressId, call.session.shippingAddressId].includes(address.id))
    throw refusal(
      400,
      'CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE',
      `Customer address with id "${address.id}" is an active address and cannot be deleted.`,
      { addressId: address.id },
    );
  customer.addresses = customer.addresses.filter((entry) => entry !== address);
}

/** Makes an address the default one for billing or shipping. */
export const setDefaultAddress =
  (kind: 'billingId' | 'shippingId') =>
  (call: StoreCall): undefined => {
    const customer = needCustomer(call);
    customer[kind] = findAddress(customer, call.params['id'] ?? '').id;
  };
