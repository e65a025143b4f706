import * as z from 'zod/mini';

/** Every reason for which the room server refuses something; stable, never translated here. */
export const ROOM_ERROR_CODES = [
  // The message itself
  'unknown-command',
  'invalid-payload',
  'too-large',
  'unsupported-media-type',
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
  'name-taken',
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

/** What each refusal means to whoever gets it, in one sentence. */
export const ROOM_ERROR_MEANINGS = {
  'unknown-command': 'There is no command, event or call of this name.',
  'invalid-payload': 'A field is not as expected: `issues` names it and what to write there.',
  'too-large': 'The message or body has more bytes than the server takes.',
  'unsupported-media-type': 'The picture is neither JPEG nor PNG by its first bytes.',
  'rate-limited': 'Too many messages or connections: wait `retryAfterMs`.',
  'limit-reached': 'The room, list or server can hold nothing more of this kind.',
  unauthenticated: 'Nobody is signed in, or who is may not be known as a customer.',
  'login-failed': 'The user name or the password is wrong.',
  'login-throttled': 'Too many attempts to sign in: wait `retryAfterMs`.',
  'session-expired': 'The sign-in has ended: sign in again.',
  'origin-refused': 'The call comes from a page of another origin.',
  'not-entered': 'Join, and enter the room, first.',
  'not-permitted': 'This role may never do this.',
  blocked: 'A guide removed this attendee, or did not let them in.',
  'not-found': 'There is no such presentation, slide, attendee, invitation or call.',
  'not-started': 'The appointment has not started.',
  'not-accessible': 'It is no longer open to this viewer: it expired.',
  'already-started': 'It has started before.',
  locked: 'The room is locked.',
  ended: 'The appointment has ended.',
  'wrong-state': 'What it concerns is in a state that does not allow this.',
  'preview-cannot-start': 'A preview is never started.',
  'broadcast-active': 'While broadcast mode is on, clients send nothing.',
  'muted-by-guide': 'A guide keeps this microphone or camera off.',
  'consent-missing': 'The attendee does not allow it, or allows it no more.',
  'not-in-control': 'Another guide has control of the presentation.',
  'changed-since': "It was changed again afterwards and can't be taken back.",
  'name-taken': "The name is a guide's, or looks like it: add an initial or a company.",
  'media-unavailable': 'There is no audio and video now: no worker, or the appointment has none.',
  'media-refused': 'The media worker does not take these parameters.',
  'transport-not-found': 'There is no such transport of this viewer: make a new one.',
  'producer-not-found': 'There is no such producer: it was closed.',
  'consumer-not-found': 'There is no such consumer of this viewer.',
  'store-unavailable': "The store can't be reached: try again.",
  'admin-unavailable': "The Admin API can't be reached: try again.",
  'storage-unavailable': "The rooms' database can't be reached: try again.",
  internal: 'A defect of the server: it is logged there.',
} as const satisfies Record<RoomErrorCode, string>;

/** What a refusal carries. `detail` is for developers, in English; `retryAfterMs` comes with rate limits. */
export const roomErrorSchema = z.object({
  code: z.enum(ROOM_ERROR_CODES),
  detail: z.string(),
  retryAfterMs: z.optional(z.int().check(z.nonnegative())),
  /** With `invalid-payload`, and with a path that is taken: each field that is not as expected (`slides.0.productId`), and what to write there. */
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
