import * as z from 'zod/mini';
import { accepted, email } from '@vitrine/commerce';
import { CONSULTATION_MESSAGE_LIMIT } from '@vitrine/sales-room-protocol';
import { attendeeNameField } from '../room/attendee-name.ts';

/** Somebody whom the shop does not know asks with a name, as before a room's door. */
const guestSchema = z.object({ intent: z.literal('ask'), attendeeName: attendeeNameField, privacy: accepted });
/** A customer who is signed in has a name already. */
const customerSchema = z.object({ intent: z.literal('ask'), attendeeName: z.optional(z.undefined()) });

const cancelSchema = z.object({ intent: z.literal('cancel') });

const messageSchema = z.object({
  intent: z.literal('message'),
  attendeeName: attendeeNameField,
  email,
  question: z
    .string({ error: 'required' })
    .check(z.trim(), z.minLength(1, 'required'), z.maxLength(CONSULTATION_MESSAGE_LIMIT, `maxLength|${CONSULTATION_MESSAGE_LIMIT}`)),
  privacy: accepted,
});

/** The forms of the page, for somebody whom the shop knows by name and for somebody it doesn't. */
export const askSchemas = {
  guest: z.discriminatedUnion('intent', [guestSchema, cancelSchema, messageSchema]),
  customer: z.discriminatedUnion('intent', [customerSchema, cancelSchema, messageSchema]),
} as const;
