import { type Entity, struct, SUCCESS } from '../entities/entity.ts';
import { recoveryMail } from '../mails/mails.ts';
import type { Call } from '../server/call.ts';
import { fault, tooManyRequests, violationFault } from '../server/faults.ts';
import { text } from '../server/parameters.ts';
import { FORM_BACKOFF } from '../server/rate-limiter.ts';
import type { Route } from '../server/store-api.ts';
import { hashPassword, newToken } from '../store/ids.ts';
import { Validator } from '../validation/rules.ts';
import { customerNotFound, loginKey, validateNewPassword } from './account.ts';
import { storefrontUrls } from './register.ts';

const VALID_FOR = 2 * 3_600_000;
const HASH_LENGTH = 32;

const recoveryKey = (call: Call, email: string): string => `recovery:${email.toLowerCase()}:${call.address}`;

function request(call: Call): Entity {
  const { body, services } = call;
  const validator = new Validator(body);
  validator.email('email');
  if (validator.required('storefrontUrl')) validator.choice('storefrontUrl', storefrontUrls(call));
  if (validator.violations.length > 0) throw violationFault(validator.violations);
  const email = text(body['email']) ?? '';
  const seconds = services.limiter.consume(recoveryKey(call, email), FORM_BACKOFF);
  if (seconds > 0) throw tooManyRequests('FRAMEWORK__RATE_LIMIT_EXCEEDED', seconds);
  const customer = services.customers.findByEmail(email);
  if (!customer) throw customerNotFound(email);
  const hash = newToken(HASH_LENGTH);
  services.customers.deleteRecoveries(customer.id);
  services.customers.createRecovery(hash, customer.id);
  services.outbox.send(recoveryMail(call.context, customer, hash, String(body['storefrontUrl'])));
  return SUCCESS;
}

function isExpired(call: Call): Entity {
  const hash = String(call.input('hash') ?? '');
  if (hash.length !== HASH_LENGTH) {
    throw violationFault([
      {
        code: 'NOT_EQUAL_LENGTH_ERROR',
        pointer: '/hash',
        detail: `This value should have exactly ${HASH_LENGTH} characters.`,
        parameters: { '{{ value }}': `"${hash}"`, '{{ limit }}': String(HASH_LENGTH), '{{ value_length }}': String(hash.length) },
      },
    ]);
  }
  const recovery = call.services.customers.recovery(hash);
  if (!recovery)
    throw fault(404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH', `No matching customer for the hash "${hash}" was found.`, { hash });
  return struct({ isExpired: Date.now() - recovery.createdAt > VALID_FOR });
}

function confirm(call: Call): Entity {
  const { body, services } = call;
  const validator = new Validator(body);
  validator.required('hash');
  validateNewPassword(validator);
  validator.checkRepeated('newPassword', body['newPasswordConfirm']);
  const hash = text(body['hash']) ?? '';
  const recovery = services.customers.recovery(hash);
  const customer = recovery ? services.customers.find(recovery.customerId) : undefined;
  if (!recovery || !customer || Date.now() - recovery.createdAt > VALID_FOR) {
    throw fault(410, 'CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED', `The hash "${hash}" is expired.`, { hash });
  }
  services.customers.save({ ...customer, passwordHash: hashPassword(String(body['newPassword'])) });
  services.customers.deleteRecoveries(customer.id);
  services.sessions.end(customer.id);
  // Whoever came this far owns the account: earlier tries no longer count.
  for (const key of [loginKey(call, customer.email), recoveryKey(call, customer.email)]) services.limiter.reset(key);
  call.adopt(services.sessions.open(call.token));
  return SUCCESS;
}

export const recoveryRoutes: Route[] = [
  { methods: ['POST'], path: '/account/recovery-password', handle: request },
  { methods: ['POST'], path: '/account/customer-recovery-is-expired', handle: isExpired },
  { methods: ['POST'], path: '/account/recovery-password-confirm', handle: confirm },
];
