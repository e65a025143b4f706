import * as z from 'zod/mini';
import { idSchema, presentationPathSchema, timestampSchema } from './fields.ts';

/** Most presentations that are told to the shop at once. */
export const ANNOUNCED_LIMIT = 20;
/** Most products that are named of one of them. */
export const ANNOUNCED_PRODUCTS_LIMIT = 100;

/** A presentation that any client may join, as the shop announces it. */
export const announcedPresentationSchema = z.object({
  path: presentationPathSchema,
  /** In the language that was asked for, as far as there is one. */
  name: z.string(),
  /** When it begins; when it began, while it runs. */
  startsAt: timestampSchema,
  /** How long it is meant to last; null for an open end. */
  minutes: z.nullable(z.int()),
  isRunning: z.boolean(),
  /** Who is in the room, while it runs; who announced it, before. None where nobody is known by name. */
  guideNames: z.array(z.string()),
  /** Products of its slides, each once, in their order. */
  productIds: z.array(idSchema),
});
/** A presentation that any client may join, as the shop announces it. */
export type AnnouncedPresentation = z.infer<typeof announcedPresentationSchema>;

/** GET /room-api/announced-presentations: the earliest ones first. */
export const announcedPresentationsSchema = z.object({ presentations: z.array(announcedPresentationSchema) });
/** What the shop announces. */
export type AnnouncedPresentations = z.infer<typeof announcedPresentationsSchema>;
