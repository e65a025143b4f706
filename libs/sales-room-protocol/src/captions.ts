import * as z from 'zod/mini';
import { idSchema } from './fields.ts';

/** Longest text of one caption, in characters. */
export const CAPTION_TEXT_LIMIT = 300;

const captionShape = {
  /** Chosen by the speaker: the same utterance grows, and its final text takes the place of what was said of it before. */
  utteranceId: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  /** One line of 1 to 300 characters: control and direction characters would change the lines around it. */
  text: z.pipe(
    z.pipe(
      z.string().check(z.maxLength(CAPTION_TEXT_LIMIT * 4)),
      z.transform((text) => text.replace(/\s+/gu, ' ').trim()),
    ),
    z.string().check(z.minLength(1), z.maxLength(CAPTION_TEXT_LIMIT), z.regex(/^[^\p{Cc}\p{Cs}\p{Bidi_Control}]*$/u)),
  ),
  /** Nothing more comes of this utterance. */
  isFinal: z.boolean(),
  /** Language of the text as a BCP 47 tag, such as `de-DE`. */
  language: z.string().check(z.maxLength(35), z.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*$/)),
};

/** What somebody has just said, as they send it. */
export const captionSchema = z.strictObject(captionShape);
/** What somebody has just said, as text. */
export type Caption = z.infer<typeof captionSchema>;

/** What somebody has just said as others are told of it, with who speaks. */
export const spokenCaptionSchema = z.object({ ...captionShape, attendeeId: idSchema });
/** A caption with who speaks. */
export type SpokenCaption = z.infer<typeof spokenCaptionSchema>;
