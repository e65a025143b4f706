import * as z from 'zod/mini';
import { idSchema, timestampSchema } from './fields.ts';
import { recapPollSchema } from './poll.ts';
import { roomAppointmentSchema, SLIDE_KINDS } from './snapshot.ts';

/** What a presentation shows to all: a slide, or a product that the guide holds up. */
export const SHOWN_KINDS = ['slide', 'product'] as const;
/** One of {@link SHOWN_KINDS}. */
export type ShownKind = (typeof SHOWN_KINDS)[number];

const shownItemSchema = z.object({
  kind: z.enum(SHOWN_KINDS),
  /** Id of the slide's group, or of the product. */
  id: idSchema,
  /** Name of the slide in the viewer's language; empty for a product. */
  name: z.string(),
  /** Null for a product. */
  slideKind: z.nullable(z.enum(SLIDE_KINDS)),
  /** The products that are known to have been shown with it. */
  productIds: z.array(idSchema),
  /** When it was shown first. */
  shownAt: timestampSchema,
  /** How often it was turned to. */
  times: z.int().check(z.positive()),
});
/** Something that everybody was shown. */
export type ShownItem = z.infer<typeof shownItemSchema>;

/**
 * GET /room-api/rooms/{path}/recap: what a presentation showed, in the order of its first showing, once it has ended, to a
 * client who was in it.
 */
export const recapSchema = z.object({
  appointment: roomAppointmentSchema,
  shown: z.array(shownItemSchema),
  /** What was asked, with how often each answer was chosen. An older server leaves it out. */
  polls: z._default(z.array(recapPollSchema), []),
});
/** What a presentation showed. */
export type Recap = z.infer<typeof recapSchema>;

const turnoverSchema = z.object({ currencyIsoCode: z.string(), sum: z.number() });

const recapProductSchema = z.object({
  productId: idSchema,
  /** Name by which it was ordered; null where nobody ordered it. */
  label: z.nullable(z.string()),
  /** How many clients like it. */
  likes: z.int(),
  orderedQuantity: z.int(),
  /** In how many orders it is. */
  orders: z.int(),
  /** What was ordered of it, by currency. */
  turnover: z.array(turnoverSchema),
});
/** What came of one product, over all clients. */
export type RecapProduct = z.infer<typeof recapProductSchema>;

/**
 * GET /room-api/presentations/{id}/recap: what came of a presentation, to its guides. What was ordered is told of each
 * product over all clients, never of one of them.
 */
export const guideRecapSchema = z.object({
  appointment: roomAppointmentSchema,
  /** Clients who were in the room. */
  attendeeCount: z.int(),
  shown: z.array(shownItemSchema),
  /** Everything that was asked. An older server leaves it out. */
  polls: z._default(z.array(recapPollSchema), []),
  /** Everything that was shown, liked or ordered. */
  products: z.array(recapProductSchema),
  /** All orders as the store says, with shipping and discounts. */
  orders: z.array(z.extend(turnoverSchema, { count: z.int() })),
});
/** What came of a presentation. */
export type GuideRecap = z.infer<typeof guideRecapSchema>;
