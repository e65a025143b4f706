import * as z from 'zod/mini';

/** An id: 32 lower-case hexadecimal characters. */
export const idSchema = z.string().check(z.regex(/^[0-9a-f]{32}$/, 'give an id of 32 lower-case hexadecimal characters'));

/** The path of a presentation as it stands in an address: `spring-collection`. */
export const presentationPathSchema = z
  .string()
  .check(
    z.regex(/^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/, 'give 1 to 100 lower-case letters, digits and hyphens, such as spring-collection'),
  );

/** Words that stand for pages in the addresses of guides and clients: no new presentation takes one for its path. */
export const RESERVED_PRESENTATION_PATHS: readonly string[] = [
  'denied',
  'leave',
  'login',
  'not-found',
  'not-started',
  'prejoin',
  'presentations',
  'register',
  'waiting',
];

/** Made by the client for each command; the same id sent twice is done once. 8 to 64 characters. */
export const commandIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));

// What nobody sees: but for the joiners and selectors that Arabic, Indic scripts and emoji are written with.
const INVISIBLE =
  /(?![\u200C\u200D\uFE0F])\p{Default_Ignorable_Code_Point}|(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Sinhala}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200C\u200D\uFE0F]/gu;
const BLANKS = /[\s\u2800]+/gu;

/** The name that an attendee is shown by: one line of 1 to 80 characters, in one way of writing, without what nobody sees. */
export const attendeeNameSchema = z.pipe(
  z.pipe(
    // Before it is normalized: the time that takes grows with the square of the accents on one letter.
    z.string().check(z.maxLength(400), z.regex(/^[^\p{Bidi_Control}]*$/u)),
    z.transform((name) => name.normalize('NFKC').replace(INVISIBLE, '').replace(BLANKS, ' ').trim()),
  ),
  z.string().check(z.minLength(1), z.maxLength(80), z.regex(/^[^\p{Cc}\p{Cs}\p{Bidi_Control}]*$/u)),
);

/** A chat message: 1 to 2,000 characters, line breaks kept. */
export const chatTextSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000));

/** Notes of a guide: up to 20,000 characters. */
export const notesTextSchema = z.string().check(z.maxLength(20_000));

/** A point in time: ISO 8601, UTC. */
export const timestampSchema = z.iso.datetime({ offset: true });

/** A place's clock by its IANA name: `Europe/Berlin`. */
export const timeZoneSchema = z
  .string()
  .check(z.maxLength(64), z.refine(isTimeZone, 'give the IANA name of a time zone, such as Europe/Berlin'));

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' && /[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

/** What joining answers for a socket that is open already; see `room.enter`. */
export const entryTicketSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{32,128}$/));

/** No fields at all. */
export const emptySchema = z.strictObject({});
