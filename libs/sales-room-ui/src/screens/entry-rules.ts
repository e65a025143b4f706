import * as z from 'zod/mini';
import { accepted, required } from '@vitrine/commerce';
import type { InvitationAnswerName } from '@vitrine/sales-room-client/api';
import { attendeeNameField } from '../room/attendee-name.ts';

/** What a guide signs in with. */
export const guideLoginSchema = z.object({
  username: required,
  password: z.string({ error: 'required' }).check(z.minLength(1, 'required')),
});

/** What a guest joins with. */
export const guestSchema = z.object({
  attendeeName: attendeeNameField,
  privacy: accepted,
});

/** Customers and attendees who come back have a name already. */
export const knownSchema = z.object({});

const ANSWERS = ['accepted', 'maybe', 'declined'] as const satisfies readonly InvitationAnswerName[];

/** The answer to an invitation, by the button that sent it. */
export const invitationSchema = z.object({ answer: z.enum(ANSWERS, { error: 'choose' }) });
