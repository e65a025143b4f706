import type { Entity } from '../entities/entity.ts';
import { withdrawalMails } from '../mails/mails.ts';
import type { Call } from '../server/call.ts';
import { tooManyRequests, violationFault } from '../server/faults.ts';
import { FORM_BACKOFF } from '../server/rate-limiter.ts';
import type { Route } from '../server/store-api.ts';
import { Validator } from '../validation/rules.ts';

const NAMES = ['firstName', 'lastName'];

/** As servers have it from 6.7.9 on: neither salutation nor phone number is asked for, and two mails go out. */
function withdrawal(call: Call): Entity {
  const { body, services } = call;
  const validator = new Validator(body);
  validator.email('email');
  for (const field of ['contractNumber', 'comment', ...NAMES]) validator.required(field);
  for (const field of NAMES) validator.withoutAddress(field);
  if (validator.violations.length > 0) throw violationFault([...validator.violations]);
  const seconds = services.limiter.consume(`withdrawal:${call.address}`, FORM_BACKOFF);
  if (seconds > 0) throw tooManyRequests('FRAMEWORK__RATE_LIMIT_EXCEEDED', seconds);
  const said = (field: string): string => String(body[field]);
  const mails = withdrawalMails(call.context, {
    firstName: said('firstName'),
    lastName: said('lastName'),
    email: said('email'),
    contractNumber: said('contractNumber'),
    comment: said('comment'),
    receivedAt: Date.now(),
  });
  for (const mail of mails) services.outbox.send(mail);
  return { individualSuccessMessage: '', apiAlias: 'revocation_request_form_result' };
}

export const withdrawalRoutes: Route[] = [{ methods: ['POST'], path: '/revocation-request-form', handle: withdrawal }];
