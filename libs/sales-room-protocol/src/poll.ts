import * as z from 'zod/mini';
import { idSchema, timestampSchema } from './fields.ts';

/** How long a poll may be: its question, each answer, and how many answers it has. */
export const POLL_LIMITS = { question: 200, answer: 100, minAnswers: 2, maxAnswers: 5 } as const;

/** One line of a poll, with blanks as single spaces: control and direction characters would change the lines around it. */
const pollLine = (maxLength: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(maxLength * 4)),
      z.transform((text) => text.replace(/\s+/gu, ' ').trim()),
    ),
    z.string().check(z.minLength(1), z.maxLength(maxLength), z.regex(/^[^\p{Cc}\p{Cs}\p{Bidi_Control}]*$/u)),
  );

/** The question of a poll: one line of 1 to 200 characters. */
export const pollQuestionSchema = pollLine(POLL_LIMITS.question);

/** The text of an answer: one line of 1 to 100 characters. */
export const pollAnswerTextSchema = pollLine(POLL_LIMITS.answer);

/** An answer to choose, which may stand for a product. Each viewer reads the product with their own session. */
const pollAnswerInputSchema = z.strictObject({
  text: pollAnswerTextSchema,
  productId: z._default(z.nullable(idSchema), null),
});

/** The answers of a poll: two to five, no two alike. */
export const pollAnswersSchema = z
  .array(pollAnswerInputSchema)
  .check(z.minLength(POLL_LIMITS.minAnswers), z.maxLength(POLL_LIMITS.maxAnswers), z.refine(areDistinct, 'give each answer once'));

function areDistinct(answers: readonly { text: string; productId: string | null }[]): boolean {
  return new Set(answers.map(({ text, productId }) => productId ?? text.toLowerCase())).size === answers.length;
}

/** Index of an answer, from 0. */
export const pollAnswerIndexSchema = z.int().check(z.gte(0), z.lt(POLL_LIMITS.maxAnswers));

const pollAnswerSchema = z.object({ text: z.string(), productId: z.nullable(idSchema) });
/** An answer that may be chosen. */
export type PollAnswer = z.infer<typeof pollAnswerSchema>;

/** How often each answer was chosen, in the answers' order. */
export const pollVotesSchema = z.array(z.int().check(z.nonnegative()));

/** The poll that the room sees, as one viewer may see it. Nobody is told who voted for what. */
export const roomPollSchema = z.object({
  id: idSchema,
  question: z.string(),
  answers: z.array(pollAnswerSchema),
  status: z.enum(['open', 'closed']),
  askedAt: timestampSchema,
  /** Null before the viewer may see them: guides always do, clients once they have voted or the poll is closed. */
  votes: z.nullable(pollVotesSchema),
  /** Index of the viewer's own answer. */
  ownAnswer: z.nullable(z.int().check(z.nonnegative())),
});
/** The poll that the room sees, as one viewer may see it. */
export type RoomPoll = z.infer<typeof roomPollSchema>;

/** A poll with its result, for a recap. */
export const recapPollSchema = z.object({
  id: idSchema,
  question: z.string(),
  askedAt: timestampSchema,
  answers: z.array(z.extend(pollAnswerSchema, { votes: z.int().check(z.nonnegative()) })),
});
/** A poll with its result. */
export type RecapPoll = z.infer<typeof recapPollSchema>;
