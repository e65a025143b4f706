import { localizedConfig, textValue } from '../cms/slot-config.ts';
import type { Entity } from '../entities/entity.ts';
import { contactMail } from '../mails/mails.ts';
import type { Call } from '../server/call.ts';
import { invalidUuid, tooManyRequests, unknownEntity, violationFault } from '../server/faults.ts';
import { text } from '../server/parameters.ts';
import { FORM_BACKOFF } from '../server/rate-limiter.ts';
import type { Route } from '../server/store-api.ts';
import { isId, newId } from '../store/ids.ts';
import { Validator } from '../validation/rules.ts';

const NAMES = ['firstName', 'lastName'];

/** The confirmation that the form's own slot holds, else nothing. */
function confirmation(call: Call): string {
  const { context } = call;
  const slotId = text(call.input('slotId'));
  const category = context.index.categories.get(text(call.input('navigationId')) ?? '') ?? null;
  for (const page of context.index.catalogue.cmsPages) {
    for (const section of page.sections) {
      for (const block of section.blocks) {
        const slot = block.slots.find((entry) => entry.id === slotId);
        if (slot) return textValue(localizedConfig(slot, context.locale, category).full, 'confirmationText') ?? '';
      }
    }
  }
  return '';
}

function contact(call: Call): Entity {
  const { body, services } = call;
  const validator = new Validator(body);
  validator.required('salutationId');
  validator.email('email');
  validator.required('subject');
  validator.required('comment');
  for (const field of [...NAMES, 'phone']) validator.required(field);
  for (const field of NAMES) validator.withoutAddress(field);
  const salutationId = body['salutationId'];
  const violations = [...validator.violations];
  if (typeof salutationId === 'string' && salutationId !== '') {
    if (!isId(salutationId)) throw invalidUuid(salutationId);
    if (!call.context.index.catalogue.salutations.some((salutation) => salutation.id === salutationId))
      violations.push(unknownEntity('salutation', salutationId, '/salutationId'));
  }
  if (violations.length > 0) throw violationFault(violations);
  const seconds = services.limiter.consume(`contact:${call.address}`, FORM_BACKOFF);
  if (seconds > 0) throw tooManyRequests('FRAMEWORK__RATE_LIMIT_EXCEEDED', seconds);
  services.database.run('INSERT INTO contact (id, data, created_at) VALUES (?, ?, ?)', newId(), JSON.stringify(body), Date.now());
  const said = (field: string): string => String(body[field]);
  services.outbox.send(
    contactMail(call.context, {
      firstName: said('firstName'),
      lastName: said('lastName'),
      email: said('email'),
      subject: said('subject'),
      comment: said('comment'),
    }),
  );
  return { individualSuccessMessage: confirmation(call), apiAlias: 'contact_form_result' };
}

export const contactRoutes: Route[] = [{ methods: ['POST'], path: '/contact-form', handle: contact }];
