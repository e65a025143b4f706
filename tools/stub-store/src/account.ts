import { randomBytes } from 'node:crypto';
import { COUNTRIES, idOf } from './assortment.ts';
import { countryOf } from './entities.ts';
import type { StubCustomer, StubSession } from './sessions.ts';
import { type Json, Refusal, refusal, violation } from './wire.ts';

const newId = () => randomBytes(16).toString('hex');
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function addressOf(input: Json, customer: { firstName: string; lastName: string }): Json {
  const index = COUNTRIES.findIndex(({ key }) => idOf(`country ${key}`) === input['countryId']);
  const country = COUNTRIES[index];
  return {
    id: newId(),
    salutationId: input['salutationId'] ?? null,
    firstName: textOf(input['firstName']) || customer.firstName,
    lastName: textOf(input['lastName']) || customer.lastName,
    street: textOf(input['street']),
    zipcode: textOf(input['zipcode']),
    city: textOf(input['city']),
    countryId: input['countryId'],
    country: country ? countryOf(country, index) : null,
    countryStateId: input['countryStateId'] ?? null,
    countryState: null,
    company: null,
    apiAlias: 'customer_address',
  };
}

function missing(body: Json, fields: readonly string[], prefix: string): Json[] {
  return fields
    .filter((field) => textOf(body[field]) === '')
    .map((field) => violation(`${prefix}/${field}`, 'IS_BLANK_ERROR', 'This value should not be blank.'));
}

/** Registers a guest or a customer. Every violation is told at once. */
export function registerCustomer(customers: Map<string, StubCustomer>, publicOrigin: string, body: Json): StubCustomer {
  const billing = (body['billingAddress'] ?? {}) as Json;
  const shipping = body['shippingAddress'] as Json | undefined;
  const guest = body['guest'] === true;
  const email = textOf(body['email']);
  const errors = [
    ...missing(body, ['firstName', 'lastName', 'email'], ''),
    ...(email !== '' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)
      ? [violation('/email', 'INVALID_FORMAT_ERROR', 'VIOLATION::INVALID_EMAIL_FORMAT_ERROR')]
      : []),
    ...missing(billing, ['street', 'city', 'countryId'], '/billingAddress'),
    ...(shipping ? missing(shipping, ['firstName', 'lastName', 'street', 'city', 'countryId'], '/shippingAddress') : []),
    ...(!guest && textOf(body['password']).length < 8 ? [violation('/password', 'TOO_SHORT_ERROR', 'This value is too short.')] : []),
    ...(!guest && customers.has(email.toLowerCase()) ? [violation('/email', 'CUSTOMER_EMAIL_NOT_UNIQUE', 'The e-mail is in use.')] : []),
    ...(body['storefrontUrl'] === publicOrigin
      ? []
      : [violation('/storefrontUrl', 'NO_SUCH_CHOICE_ERROR', 'The value you selected is not a valid choice.')]),
  ];
  if (errors.length > 0) throw new Refusal(400, errors);
  const names = { firstName: textOf(body['firstName']), lastName: textOf(body['lastName']) };
  const billingAddress = addressOf(billing, names);
  const customer: StubCustomer = {
    id: newId(),
    email,
    ...names,
    guest,
    password: guest ? undefined : textOf(body['password']),
    billing: billingAddress,
    shipping: shipping ? addressOf(shipping, names) : billingAddress,
  };
  if (!guest) customers.set(email.toLowerCase(), customer);
  return customer;
}

/** The customer of credentials. */
export function signIn(customers: Map<string, StubCustomer>, body: Json): StubCustomer {
  const customer = customers.get(textOf(body['username'] ?? body['email']).toLowerCase());
  if (!customer || customer.password !== body['password'])
    throw refusal(401, 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS', 'Invalid username and/or password.');
  return customer;
}

/** A customer as the context holds it. */
export function customerOf(customer: StubCustomer | undefined): Json | null {
  if (!customer) return null;
  const { id, email, firstName, lastName, guest, billing, shipping } = customer;
  return {
    id,
    email,
    firstName,
    lastName,
    guest,
    active: true,
    accountType: 'private',
    defaultBillingAddressId: billing['id'],
    defaultShippingAddressId: shipping['id'],
    defaultBillingAddress: billing,
    defaultShippingAddress: shipping,
    activeBillingAddress: billing,
    activeShippingAddress: shipping,
    addresses: null,
    apiAlias: 'customer',
  };
}

/** The session's customer. */
export function needCustomer(session: StubSession): StubCustomer {
  if (!session.customer) throw refusal(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN', 'Customer is not logged in.');
  return session.customer;
}
