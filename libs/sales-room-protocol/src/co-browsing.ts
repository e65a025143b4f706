import * as z from 'zod/mini';
import { idSchema } from './fields.ts';

/** What a place on a slide is told by: a block of its layout, a product's card, or the slide as a whole. */
const SLIDE_ANCHOR_KINDS = ['slide', 'block', 'product'] as const;

const fractionSchema = z.number().check(z.gte(0), z.lte(1));

const slideAnchorSchema = z.strictObject({ kind: z.enum(SLIDE_ANCHOR_KINDS), id: idSchema });
/** A part of a slide that every viewer has, however wide their screen is; for the slide as a whole `id` is its section. */
export type SlideAnchor = z.infer<typeof slideAnchorSchema>;

/** Which slide, and which page of its listing, a place is on. */
const onSlide = { sectionId: idSchema, page: z.int().check(z.gte(1), z.lte(1000)), anchor: slideAnchorSchema };

const slideScrollShape = {
  ...onSlide,
  /** How far into the anchor, from its top edge (0) to its lower one (1), the scroll position is. */
  offset: fractionSchema,
  /** Where on the screen that place is: at its top edge (0), its lower one (1), or between. */
  line: fractionSchema,
};

const slidePointShape = {
  ...onSlide,
  /** Across the anchor, from its left edge (0) to its right one (1). */
  x: fractionSchema,
  /** Down the anchor, from its top edge (0) to its lower one (1). */
  y: fractionSchema,
};

/** A scroll position as its guide sends it. */
export const slideScrollSchema = z.strictObject(slideScrollShape);
/** A scroll position, by what is on the screen: layouts differ, so pixels would mean nothing to anybody else. */
export type SlideScroll = z.infer<typeof slideScrollSchema>;

/** A place that somebody points at, as they send it. */
export const slidePointSchema = z.strictObject(slidePointShape);
/** A place that somebody points at. */
export type SlidePoint = z.infer<typeof slidePointSchema>;

/** A scroll position as the room is told of it, with whose it is. */
export const sharedScrollSchema = z.object({ ...slideScrollShape, attendeeId: idSchema });
/** A scroll position with whose it is. */
export type SharedScroll = z.infer<typeof sharedScrollSchema>;

/** A place that is pointed at as others are told of it, with who points. */
export const sharedPointSchema = z.object({ ...slidePointShape, attendeeId: idSchema });
/** A place that is pointed at, with who points. */
export type SharedPoint = z.infer<typeof sharedPointSchema>;
