import type { Entity } from '../entities/entity.ts';
import { newsletterMail } from '../mails/mails.ts';
import { type Answer, type Call, NO_CONTENT } from '../server/call.ts';
import { fault, tooManyRequests } from '../server/faults.ts';
import { text } from '../server/parameters.ts';
import { FORM_BACKOFF } from '../server/rate-limiter.ts';
import type { Route } from '../server/store-api.ts';
import { newId, sha1 } from '../store/ids.ts';
import { Validator } from '../validation/rules.ts';
import { storefrontUrls } from './register.ts';

const OPTIONS = ['subscribe', 'direct', 'confirmSubscribe', 'unsubscribe'];

function recipientNotFound(identifier: string, value: string): Error {
  return fault(
    400,
    'CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND',
    `The NewsletterRecipient with the identifier "${identifier}" - ${value} was not found.`,
    { identifier, value },
  );
}

function subscribe(call: Call): Answer {
  const { body, services, context } = call;
  const validator = new Validator(body);
  validator.email('email');
  if (validator.required('option')) validator.choice('option', OPTIONS);
  if (validator.required('storefrontUrl')) validator.choice('storefrontUrl', storefrontUrls(call));
  for (const field of ['firstName', 'lastName']) validator.withoutAddress(field);
  validator.check();
  const seconds = services.limiter.consume(`newsletter:${call.address}`, FORM_BACKOFF);
  if (seconds > 0) throw tooManyRequests('CONTENT__NEWSLETTER_RECIPIENT_THROTTLED', seconds);
  const email = text(body['email']) ?? '';
  if (body['option'] === 'unsubscribe') return optOut(call, email);
  const known = services.newsletter.find(email);
  // A customer's own address needs no proof; nobody's does where the shop asks for none.
  const own = context.customer !== null && !context.customer.guest && context.customer.email.toLowerCase() === email.toLowerCase();
  const confirmed = known?.status === 'optIn' || known?.status === 'direct';
  const recipient = {
    email,
    status: own || !services.settings.newsletterDoubleOptIn ? ('direct' as const) : confirmed ? known.status : ('notSet' as const),
    hash: known?.hash ?? newId(),
    firstName: text(body['firstName']) ?? null,
    lastName: text(body['lastName']) ?? null,
  };
  services.newsletter.save(recipient);
  if (recipient.status === 'notSet') services.outbox.send(newsletterMail(context, recipient, String(body['storefrontUrl'])));
  return NO_CONTENT;
}

function confirm(call: Call): Answer {
  const { services } = call;
  const hash = text(call.input('hash')) ?? '';
  const recipient = services.newsletter.findByHash(hash);
  if (!recipient) throw recipientNotFound('hash', hash);
  const validator = new Validator({ status: recipient.status, em: call.input('em') });
  // Whoever is confirmed already, or has left, has no use for the link.
  validator.equalTo('status', 'notSet');
  validator.equalTo('em', sha1(recipient.email));
  validator.check();
  services.newsletter.save({ ...recipient, status: 'optIn' });
  return NO_CONTENT;
}

function optOut(call: Call, email: string): Answer {
  const recipient = call.services.newsletter.find(email);
  if (!recipient) throw recipientNotFound('email', email);
  call.services.newsletter.save({ ...recipient, status: 'optOut' });
  return NO_CONTENT;
}

function unsubscribe(call: Call): Answer {
  const validator = new Validator(call.body);
  validator.email('email');
  validator.check();
  return optOut(call, text(call.body['email']) ?? '');
}

function recipient(call: Call): Entity {
  const customer = call.registered();
  return { status: call.services.newsletter.find(customer.email)?.status ?? 'undefined', apiAlias: 'account_newsletter_recipient' };
}

export const newsletterRoutes: Route[] = [
  { methods: ['POST'], path: '/newsletter/subscribe', handle: subscribe },
  { methods: ['POST'], path: '/newsletter/confirm', handle: confirm },
  { methods: ['POST'], path: '/newsletter/unsubscribe', handle: unsubscribe },
  { methods: ['GET', 'POST'], path: '/account/newsletter-recipient', handle: recipient },
];
