import * as z from 'zod/mini';

/** Every reason for which the room server refuses something; stable, never translated here. */
export const ROOM_ERROR_CODES = [
  // The message itself
  'unknown-command',
  'invalid-payload',
  'too-large',
  'rate-limited',
  'limit-reached',
  // Who is asking
  'unauthenticated',
  'login-failed',
  'login-throttled',
  'session-expired',
  'origin-refused',
  'not-entered',
  'not-permitted',
  'blocked',
  // The state of the room
  'not-found',
  'not-started',
  'not-accessible',
  'already-started',
  'locked',
  'ended',
  'wrong-state',
  'preview-cannot-start',
  'broadcast-active',
  'muted-by-guide',
  'consent-missing',
  'not-in-control',
  'changed-since',
  // Media
  'media-unavailable',
  'media-refused',
  'transport-not-found',
  'producer-not-found',
  'consumer-not-found',
  // Behind the room server
  'store-unavailable',
  'admin-unavailable',
  'storage-unavailable',
  'internal',
] as const;

/** One of {@link ROOM_ERROR_CODES}. */
export type RoomErrorCode = (typeof ROOM_ERROR_CODES)[number];

/** What a refusal carries. `detail` is for developers, in English; `retryAfterMs` comes with rate limits. */
export const roomErrorSchema = z.object({
  code: z.enum(ROOM_ERROR_CODES),
  detail: z.string(),
  retryAfterMs: z.optional(z.int().check(z.nonnegative())),
  /** With `invalid-payload`: each field that is not as expected (`slides.0.productId`), and what to write there. */
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});

/** The body of a refusal: a stable code, an English detail for developers, and when to try again. */
export type RoomErrorBody = z.infer<typeof roomErrorSchema>;

/** The two codes with which a slide says that what it should show is missing. */
export const SLIDE_ERROR_CODES = {
  /** A product slide whose product doesn't exist or can't be seen by this viewer. */
  missingProduct: 'PRESENTATION_CMS_PAGE_MISSING_PRODUCT_EXCEPTION',
  /** A listing slide without any product for this viewer. */
  missingProducts: 'PRESENTATION_CMS_PAGE_MISSING_PRODUCTS_EXCEPTION',
} as const;
