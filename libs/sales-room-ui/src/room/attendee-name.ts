import * as z from 'zod/mini';
import { attendeeNameSchema } from '@vitrine/sales-room-protocol';

/** The field of an attendee's name: what is wrong as a rule of the forms, what is right as the room writes it. */
export const attendeeNameField = z.pipe(
  z.string({ error: 'required' }).check(
    z.trim(),
    z.minLength(1, 'required'),
    z.refine((name) => attendeeNameSchema.safeParse(name).success, 'invalid'),
  ),
  attendeeNameSchema,
);
