import * as z from 'zod/mini';
import { required } from '@vitrine/commerce';
import { presentationPathSchema } from '@vitrine/sales-room-protocol';

const text = z._default(z.string().check(z.trim()), '');
const box = z.optional(z.literal('on'));

/** What a guide writes of a presentation. Messages are keys of `common.form`. */
export const definitionSchema = z
  .object({
    name: required,
    path: required.check(z.refine((path) => presentationPathSchema.safeParse(path).success, 'invalid')),
    date: text,
    time: text,
    duration: text,
    timeZone: text,
    access: z._default(z.enum(['all', 'own', 'chosen']), 'all'),
    attendeeRestriction: z._default(z.enum(['open', 'customer']), 'open'),
    videoAudioSettings: z._default(z.enum(['both', 'audio-only', 'none']), 'both'),
    waitingRoom: box,
    isAnnounced: box,
    enableWishlist: box,
    isPreview: box,
  })
  .check(
    z.refine(({ date, time }) => date === '' || time !== '', { path: ['time'], error: 'required' }),
    z.refine(({ date, time }) => time === '' || date !== '', { path: ['date'], error: 'required' }),
  );

/** The form as it is sent. */
export type DefinitionValues = z.output<typeof definitionSchema>;
