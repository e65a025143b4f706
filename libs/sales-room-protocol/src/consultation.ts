import * as z from 'zod/mini';
import { attendeeNameSchema, idSchema, presentationPathSchema, timestampSchema } from './fields.ts';
import { portraitUrlSchema } from './snapshot.ts';

/** Longest message that a shopper leaves for a guide. */
export const CONSULTATION_MESSAGE_LIMIT = 2_000;

/** The product that a consultation is about, in the shopper's language. */
export const consultationProductSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Address of its picture at the store; null where it has none. */
  imageUrl: z.nullable(z.string()),
});
/** The product that a consultation is about. */
export type ConsultationProduct = z.infer<typeof consultationProductSchema>;

/** GET /room-api/consultations/presence: what everybody may know of the guides in the shop. */
export const consultationPresenceSchema = z.object({
  /** Guides who are free now: whoever is available and in no consultation. */
  guides: z.array(z.object({ name: z.string(), portraitUrl: portraitUrlSchema })),
  /** How many guides are available, but with somebody now. */
  busyGuides: z.int(),
  /** How many shoppers wait. */
  waiting: z.int(),
});
/** What everybody may know of the guides in the shop. */
export type ConsultationPresence = z.infer<typeof consultationPresenceSchema>;

/** A shopper's own request, as far as it has come. */
export const ownConsultationSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('waiting'),
    name: z.string(),
    product: z.nullable(consultationProductSchema),
    /** 1 for whoever is next. */
    place: z.int(),
    /** Minutes, by how long the last consultations took; null where nobody can know. */
    waitMinutes: z.nullable(z.int()),
  }),
  z.object({
    state: z.literal('accepted'),
    /** Of the presentation that was made for it. */
    path: presentationPathSchema,
    guideName: z.string(),
    /** Whether this browser has been in its room already. */
    hasJoined: z.boolean(),
  }),
]);
/** A shopper's own request. */
export type OwnConsultation = z.infer<typeof ownConsultationSchema>;

/** GET /room-api/consultations/own, and the answer to a request. */
export const consultationStatusSchema = z.object({
  presence: consultationPresenceSchema,
  request: z.nullable(ownConsultationSchema),
  /** Changes with everything above: an answer to it is waited for. */
  version: z.string(),
});
/** Where a shopper's request stands. */
export type ConsultationStatus = z.infer<typeof consultationStatusSchema>;

/** POST /room-api/consultations: a customer who is signed in needs no name. */
export const consultationRequestSchema = z.strictObject({
  name: z.optional(attendeeNameSchema),
  productId: z.optional(idSchema),
});
/** Body of a shopper's request. */
export type ConsultationRequestInput = z.input<typeof consultationRequestSchema>;

/** POST /room-api/consultations/messages: what a guide reads later, with the address to answer to. */
export const consultationMessageSchema = z.strictObject({
  name: attendeeNameSchema,
  email: z.email('give an e-mail address').check(z.maxLength(255)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(CONSULTATION_MESSAGE_LIMIT)),
  productId: z.optional(idSchema),
});
/** Body of a message to the guides. */
export type ConsultationMessageInput = z.input<typeof consultationMessageSchema>;

/** PUT /room-api/guide/availability. */
export const availabilitySchema = z.strictObject({
  isAvailable: z.boolean(),
  /** The page is closing: nobody is free here from now on, but the switch stays as it is. */
  isLeaving: z._default(z.boolean(), false),
});
/** Whether a guide is available in the shop. */
export type Availability = z.input<typeof availabilitySchema>;

/** GET /room-api/guide/consultations: what a guide's home shows of the shop. */
export const guideConsultationsSchema = z.object({
  /** This guide's own switch. */
  isAvailable: z.boolean(),
  /** Whoever waits, the first one first, without those whom this guide has put off. */
  requests: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      /** Locale of the shopper's page: `de-DE`. */
      locale: z.string(),
      product: z.nullable(consultationProductSchema),
      askedAt: timestampSchema,
    }),
  ),
  /** Messages that were left while nobody was free, the newest first. */
  messages: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      email: z.string(),
      text: z.string(),
      locale: z.string(),
      product: z.nullable(consultationProductSchema),
      leftAt: timestampSchema,
    }),
  ),
  /** Changes with everything above. */
  version: z.string(),
});
/** What a guide's home shows of the shop. */
export type GuideConsultations = z.infer<typeof guideConsultationsSchema>;

/** POST /room-api/guide/consultations/{id}/accept: the path of the presentation that was made, and runs. */
export const acceptedConsultationSchema = z.object({ path: presentationPathSchema });
/** The answer to an accepted request. */
export type AcceptedConsultation = z.infer<typeof acceptedConsultationSchema>;
