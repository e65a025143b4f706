import * as z from 'zod/mini';
import { roomErrorSchema } from './errors.ts';
import { attendeeNameSchema, idSchema, presentationPathSchema, timestampSchema } from './fields.ts';
import { roomProducerSchema } from './media.ts';
import { presentationDefinitionSchema } from './presentation.ts';
import { portraitUrlSchema, roomAppointmentSchema } from './snapshot.ts';
import { ATTENDEE_STATUSES } from './states.ts';

/** Body of every refusal of `/room-api`. */
export const restErrorSchema = z.object({ error: roomErrorSchema });

/** POST /room-api/guide/login: admin user name and password. Answers {@link guideSchema} and sets the guide's cookie. */
export const guideLoginSchema = z.strictObject({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)),
  password: z.string().check(z.minLength(1), z.maxLength(1024)),
});
/** Body of a guide's sign-in. */
export type GuideLogin = z.infer<typeof guideLoginSchema>;

/** GET /room-api/guide/me, and the answer to a sign-in. */
export const guideSchema = z.object({ guide: z.object({ id: idSchema, name: z.string() }) });
/** The guide who is signed in. */
export type GuideResponse = z.infer<typeof guideSchema>;

/** What may be a guide's portrait: JPEG or PNG by its first bytes, at most 5 MB (5 × 1,048,576 bytes). */
export const PORTRAIT = { types: ['image/jpeg', 'image/png'], maxBytes: 5 * 1024 * 1024 } as const;
/** One of the types of {@link PORTRAIT}. */
export type PortraitType = (typeof PORTRAIT.types)[number];

/** PUT /room-api/guide/portrait, whose body is the picture itself. */
export const portraitResponseSchema = z.object({ portraitUrl: z.string() });

/** Which screen a viewer belongs to. `room` includes the ended room of somebody who was in it. */
export const ENTRY_SCREENS = ['not-found', 'login', 'denied', 'not-started', 'waiting', 'prejoin', 'room', 'ended'] as const;
/** One of {@link ENTRY_SCREENS}. */
export type EntryScreen = (typeof ENTRY_SCREENS)[number];

/**
 * GET /room-api/rooms/{path}/entry?as=client|guide: what a route guard asks. Always 200; `appointment` is null where
 * the screen is `not-found`, or `login` for a guide.
 */
export const roomEntrySchema = z.object({
  screen: z.enum(ENTRY_SCREENS),
  appointment: z.nullable(roomAppointmentSchema),
  /** The attendee that this browser's cookie proves, if any. */
  attendee: z.nullable(
    z.object({ attendeeId: idSchema, name: z.string(), type: z.enum(['GUIDE', 'CLIENT']), status: z.enum(ATTENDEE_STATUSES) }),
  ),
  guide: z.nullable(z.object({ id: idSchema, name: z.string() })),
  /** The guide whose presentation it is: who leads it, else who made it. Left out where nobody is known. */
  presenter: z.optional(z.object({ name: z.string(), portraitUrl: portraitUrlSchema })),
  mediaAvailable: z.boolean(),
});
/** What a route guard is told. */
export type RoomEntry = z.infer<typeof roomEntrySchema>;

/** One presentation in a guide's list. */
export const presentationSummarySchema = z.object({
  id: idSchema,
  path: presentationPathSchema,
  name: z.string(),
  slideCount: z.int(),
  appointment: roomAppointmentSchema,
  updatedAt: timestampSchema,
  /** Whether this guide may change, delete and invite: it is their own, nobody's, or they are an administrator. */
  canManage: z.optional(z.boolean()),
});
/** One presentation in a guide's list. */
export type PresentationSummary = z.infer<typeof presentationSummarySchema>;

/** POST /room-api/presentations/{id}/invitations: one person; the invitation holds until `expiresAt`, or for good. */
export const invitationRequestSchema = z.strictObject({
  name: attendeeNameSchema,
  expiresAt: z._default(z.nullable(timestampSchema), null),
});
/** The answer: the token is told here and never again. */
export const invitationResponseSchema = z.object({ attendeeId: idSchema, token: z.string(), url: z.string() });
/** A new invitation with its secret. */
export type InvitationResponse = z.infer<typeof invitationResponseSchema>;
/** GET /room-api/presentations/{id}/invitations: who was invited, and what became of it. */
export const invitationListSchema = z.object({
  invitations: z.array(
    z.object({
      attendeeId: idSchema,
      name: z.string(),
      status: z.enum(ATTENDEE_STATUSES),
      answer: z.nullable(z.enum(['accepted', 'maybe', 'declined'])),
      invitedAt: z.nullable(timestampSchema),
      expiresAt: z.nullable(timestampSchema),
    }),
  ),
});
/** Who was invited to a presentation. */
export type InvitationList = z.infer<typeof invitationListSchema>;

/** POST /room-api/presentations/import: how many were made, changed, and left as they were. */
export const importOutcomeSchema = z.object({ made: z.int(), changed: z.int(), unchanged: z.int() });
/** What became of a file's presentations. */
export type ImportOutcome = z.infer<typeof importOutcomeSchema>;

/** GET /room-api/presentations (guides). */
export const presentationListSchema = z.object({ presentations: z.array(presentationSummarySchema) });
/** A guide's presentations. */
export type PresentationList = z.infer<typeof presentationListSchema>;

/** GET, POST (201) and PUT /room-api/presentations[/{id}] (guides). */
export const presentationResponseSchema = z.object({ presentation: presentationSummarySchema, definition: presentationDefinitionSchema });
/** One presentation with its definition. */
export type PresentationResponse = z.infer<typeof presentationResponseSchema>;

/** GET /room-api/rooms/{path}/media (guides): what arrives from each producer, so that a mute can be proven. */
export const roomMediaStatsSchema = z.object({ producers: z.array(z.extend(roomProducerSchema, { packets: z.int(), bytes: z.int() })) });
/** What arrives from each producer of a room. */
export type RoomMediaStats = z.infer<typeof roomMediaStatsSchema>;

/** Header naming the presentation of a `/store-api/dsr` call, for browsers that joined several. */
export const PRESENTATION_HEADER = 'x-vitrine-presentation';
/** Header (`guide` or `client`) saying as whom a `/store-api/dsr` call is made, for browsers that are both. */
export const VIEWER_HEADER = 'x-vitrine-viewer';
