import * as z from 'zod/mini';
import { idSchema } from './fields.ts';

/** What can be wrong with a slide, as the check of a presentation finds it. Words for it are the screen's. */
export const REHEARSAL_FAULTS = [
  /** The store doesn't sell this product: it was deleted, switched off, or is not of this sales channel. */
  'product-unknown',
  /** Its price is missing or zero. */
  'product-without-price',
  /** It can't be bought: nothing is left of it. */
  'product-sold-out',
  /** The product has no picture. */
  'picture-missing',
  /** What stands at the picture's address is no picture. */
  'picture-broken',
  /** The picture's address gave no answer in time. */
  'picture-unanswered',
  'category-unknown',
  /** A page of content or a landing page that the store doesn't have. */
  'page-unknown',
  /** A category or a search that shows no product. */
  'no-products',
  /** A link to a page of the shop that isn't there. */
  'link-broken',
  /** The link's page gave no answer in time. */
  'link-unanswered',
] as const;
/** One of {@link REHEARSAL_FAULTS}. */
export type RehearsalFaultCode = (typeof REHEARSAL_FAULTS)[number];

/** One fault of one slide in one language. */
export const rehearsalFaultSchema = z.object({
  code: z.enum(REHEARSAL_FAULTS),
  /** Place of the slide, from 0. */
  slide: z.int(),
  /** In which language of the shop: `de-DE`. */
  locale: z.string(),
  /** The product that it is about, with what the store calls it there. */
  product: z.optional(z.object({ id: idSchema, name: z.optional(z.string()), number: z.optional(z.string()) })),
  /** The picture or page that it is about. */
  address: z.optional(z.string()),
});
/** One fault of one slide in one language. */
export type RehearsalFault = z.infer<typeof rehearsalFaultSchema>;

/**
 * GET /room-api/presentations/{id}/check (guides): what clients would miss on its slides, in each language of the shop. A
 * store that doesn't answer is refused with `store-unavailable`: nothing is passed unchecked.
 */
export const presentationCheckSchema = z.object({
  /** The languages that were looked at. */
  locales: z.array(z.string()),
  /** The slides that were looked at, in their order, named in the language of the call. */
  slides: z.array(z.object({ id: idSchema, name: z.string() })),
  /** By slide, then by language. */
  faults: z.array(rehearsalFaultSchema),
});
/** What a check of a presentation has found. */
export type PresentationCheck = z.infer<typeof presentationCheckSchema>;
