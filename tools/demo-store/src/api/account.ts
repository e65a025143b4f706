import { mergeCarts } from '../cart/merge.ts';
import { parseAssociations } from '../criteria/associations.ts';
import { parseIncludes } from '../criteria/includes.ts';
import { customerEntity } from '../entities/customer.ts';
import { type Entity, struct, SUCCESS } from '../entities/entity.ts';
import { type Answer, type Call, NO_CONTENT } from '../server/call.ts';
import { fault, httpFault, invalidUuid, unknownEntity, violationFault } from '../server/faults.ts';
import { stringList, text } from '../server/parameters.ts';
import { LOGIN_BACKOFF } from '../server/rate-limiter.ts';
import type { Route } from '../server/store-api.ts';
import type { Customer } from '../store/customers.ts';
import { hashPassword, isId, isoDate, newToken, verifyPassword } from '../store/ids.ts';
import { Validator } from '../validation/rules.ts';
import { birthdayFrom, emailTaken, MIN_PASSWORD } from './register.ts';

const badCredentials = (): Error => fault(401, 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS', 'Invalid username and/or password.');

export function customerNotFound(email: string): Error {
  return fault(401, 'CHECKOUT__CUSTOMER_NOT_FOUND', `No matching customer for the email "${email}" was found.`, { email });
}

/** Tries are counted by e-mail and sender. */
export const loginKey = (call: Call, email: string): string => `login:${email.toLowerCase()}:${call.address}`;

function login(call: Call): Entity {
  const { services, body } = call;
  const email = text(body['username']) ?? text(body['email']);
  const password = body['password'];
  if (email === undefined || typeof password !== 'string' || password === '') throw badCredentials();
  const key = loginKey(call, email);
  const seconds = services.limiter.consume(key, LOGIN_BACKOFF);
  if (seconds > 0) throw fault(429, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED', `Customer auth throttled for ${seconds} seconds.`, { seconds });
  const customer = services.customers.findByEmail(email);
  if (!customer) throw customerNotFound(email);
  if (customer.passwordHash === null || !verifyPassword(password, customer.passwordHash)) throw badCredentials();
  services.limiter.reset(key);
  if (customer.optIn?.confirmedAt === null) {
    throw fault(401, 'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED', `The customer with the id "${customer.id}" has not completed the opt-in.`, {
      customerId: customer.id,
    });
  }
  const { session } = call.context;
  const started = services.sessions.start(session, customer.id);
  if (session.customerId !== customer.id) mergeCarts(call.context, session.cartOwner, started.cartOwner);
  services.customers.save({ ...customer, lastLogin: isoDate(Date.now()) });
  call.adopt(started);
  return struct({ redirectUrl: null });
}

function logout(call: Call): Entity {
  const { services } = call;
  const customer = call.loggedIn();
  const { session } = call.context;
  services.sessions.end(customer.id);
  if (customer.guest) services.carts.delete(session.cartOwner);
  call.adopt(services.sessions.open(newToken()));
  return struct({ redirectUrl: null });
}

function customer(call: Call): Entity {
  const current = call.loggedIn();
  const wanted = parseAssociations('customer', call.input('associations'));
  return customerEntity(call.context, current, {
    search: true,
    defaultAddresses: wanted['defaultBillingAddress'] !== undefined || wanted['defaultShippingAddress'] !== undefined,
    ...(wanted['addresses'] === undefined ? {} : { addresses: wanted['addresses'] }),
    paymentMethod: wanted['defaultPaymentMethod'] !== undefined,
    group: wanted['group'] !== undefined,
    salutation: wanted['salutation'] !== undefined || parseIncludes(call.input('includes')).get('customer')?.has('salutation') === true,
  });
}

function deleteCustomer(call: Call): Answer {
  const { id } = call.registered();
  const { services } = call;
  const { token, settings, cartOwner } = call.context.session;
  services.sessions.end(id);
  services.carts.delete(cartOwner);
  services.customers.delete(id);
  // The token stays as it is, without its customer.
  const { billingAddressId: _billing, shippingAddressId: _shipping, ...rest } = settings;
  services.sessions.save({ token, customerId: null, settings: rest, cartOwner: `token:${token}` });
  call.adopt(services.sessions.open(token));
  return NO_CONTENT;
}

function update(call: Call, current: Customer, changes: Partial<Customer>): void {
  call.services.customers.save({ ...current, ...changes, updatedAt: isoDate(Date.now()) });
}

function changeProfile(call: Call): Entity {
  const current = call.loggedIn();
  const { body } = call;
  const validator = new Validator(body);
  validator.required('firstName');
  validator.required('lastName');
  if (body['accountType'] !== undefined && body['accountType'] !== null) validator.choice('accountType', ['private', 'business']);
  if (body['accountType'] === 'business') validator.required('company');
  const salutationId = body['salutationId'];
  const violations = [...validator.violations];
  if (typeof salutationId === 'string' && salutationId !== '') {
    if (!isId(salutationId)) throw invalidUuid(salutationId);
    if (!call.context.index.catalogue.salutations.some((salutation) => salutation.id === salutationId))
      violations.push(unknownEntity('salutation', salutationId, '/salutationId'));
  }
  if (violations.length > 0) throw violationFault(violations);
  const business = body['accountType'] === 'business';
  const vatIds = stringList(body['vatIds']);
  update(call, current, {
    firstName: text(body['firstName']) ?? '',
    lastName: text(body['lastName']) ?? '',
    salutationId: text(salutationId) ?? current.salutationId,
    title: text(body['title']) ?? null,
    accountType: business ? 'business' : body['accountType'] === 'private' ? 'private' : current.accountType,
    company: business ? (text(body['company']) ?? null) : body['accountType'] === 'private' ? null : current.company,
    vatIds: business && vatIds.length > 0 ? vatIds : null,
    birthday: birthdayFrom(call),
  });
  return SUCCESS;
}

function checkPassword(validator: Validator, current: Customer, value: unknown): void {
  if (current.passwordHash === null || typeof value !== 'string' || !verifyPassword(value, current.passwordHash)) {
    validator.add('password', 'CUSTOMER_PASSWORD_NOT_CORRECT', 'Your password is wrong');
  }
}

function changeEmail(call: Call): Entity {
  const current = call.registered();
  const { body, services } = call;
  const validator = new Validator(body);
  validator.email('email');
  const email = text(body['email']) ?? '';
  const owner = services.customers.findByEmail(email);
  if (owner && owner.id !== current.id) {
    const { code, detail, parameters } = emailTaken(email);
    validator.add('email', code, detail, parameters);
  }
  checkPassword(validator, current, body['password']);
  validator.check();
  // The real server stumbles over it here, no sooner.
  if (body['emailConfirmation'] === undefined) throw httpFault(500, 'The confirmation of the e-mail is missing.');
  validator.checkRepeated('email', body['emailConfirmation']);
  update(call, current, { email });
  return SUCCESS;
}

export function validateNewPassword(validator: Validator): void {
  if (validator.required('newPassword')) validator.minLength('newPassword', MIN_PASSWORD);
}

function changePassword(call: Call): Entity {
  const current = call.registered();
  const { body, services } = call;
  const validator = new Validator(body);
  validateNewPassword(validator);
  checkPassword(validator, current, body['password']);
  validator.checkRepeated('newPassword', body['newPasswordConfirm']);
  update(call, current, { passwordHash: hashPassword(String(body['newPassword'])) });
  const { session } = call.context;
  services.sessions.end(current.id);
  const renewed = { ...session, token: newToken() };
  services.sessions.save(renewed);
  call.adopt(renewed);
  return struct({ redirectUrl: null });
}

/** Of servers from 6.7 on. The account stays the guest's own, with its orders; so does the session. */
function convertGuest(call: Call): Entity {
  const { services, body } = call;
  const current = call.loggedIn();
  if (!current.guest) {
    throw fault(
      400,
      'CHECKOUT__REGISTERED_CUSTOMER_CANNOT_BE_CONVERTED',
      `Registered customer with id "${current.id}" cannot be converted.`,
      {
        customerId: current.id,
      },
    );
  }
  const validator = new Validator(body);
  if (validator.required('password')) validator.minLength('password', MIN_PASSWORD);
  if (services.customers.findByEmail(current.email)) {
    const { code, detail, parameters } = emailTaken(current.email);
    validator.add('email', code, detail, parameters);
  }
  validator.check();
  update(call, current, { guest: false, passwordHash: hashPassword(String(body['password'])) });
  return SUCCESS;
}

function changePaymentMethod(call: Call): Entity {
  const current = call.loggedIn();
  const id = call.id('paymentMethodId');
  if (!call.context.index.paymentMethods.has(id)) {
    throw fault(400, 'CHECKOUT__CUSTOMER_CHANGE_PAYMENT_METHOD_NOT_FOUND', `Change Payment to method ${id} not possible.`, {
      paymentMethodId: id,
    });
  }
  update(call, current, { defaultPaymentMethodId: id });
  return SUCCESS;
}

function changeLanguage(call: Call): Entity {
  const current = call.loggedIn();
  const id = call.input('languageId');
  if (!isId(id)) throw invalidUuid(String(id));
  if (!call.context.index.languages.has(id)) throw violationFault([unknownEntity('language', id, '/languageId')]);
  update(call, current, { languageId: id });
  return SUCCESS;
}

export const accountRoutes: Route[] = [
  { methods: ['POST'], path: '/account/login', handle: login },
  { methods: ['POST'], path: '/account/logout', handle: logout },
  { methods: ['GET', 'POST'], path: '/account/customer', handle: customer },
  { methods: ['DELETE'], path: '/account/customer', handle: deleteCustomer },
  { methods: ['POST'], path: '/account/change-profile', needsToken: true, handle: changeProfile },
  { methods: ['POST'], path: '/account/change-email', handle: changeEmail },
  { methods: ['POST'], path: '/account/change-password', handle: changePassword },
  { methods: ['POST'], path: '/account/convert-guest', absent: 'no-guest-conversion', handle: convertGuest },
  { methods: ['POST'], only: '6.6', path: '/account/change-payment-method/:paymentMethodId', handle: changePaymentMethod },
  { methods: ['POST'], path: '/account/change-language', handle: changeLanguage },
];
