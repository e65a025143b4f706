import * as z from 'zod/mini';
import { accepted, email, message, optional, required } from '../forms/rules.ts';

/** Rules of a message to the shop. */
export const contactSchema = z.object({
  salutationId: optional,
  firstName: required,
  lastName: required,
  email,
  phone: optional,
  subject: required,
  comment: message,
  privacy: accepted,
});

/** Rules of a subscription to the newsletter. */
export const newsletterSchema = z.object({ email, privacy: accepted });
