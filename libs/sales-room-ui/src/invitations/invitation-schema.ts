import * as z from 'zod/mini';
import { required } from '@vitrine/commerce';
import { attendeeNameSchema } from '@vitrine/sales-room-protocol';

/** Whom a guide invites. */
export const invitationSchema = z.object({
  name: z.pipe(required.check(z.refine((name) => attendeeNameSchema.safeParse(name).success, 'invalid')), attendeeNameSchema),
});
