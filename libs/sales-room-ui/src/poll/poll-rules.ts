import * as z from 'zod/mini';
import { POLL_LIMITS, pollAnswerTextSchema, pollQuestionSchema } from '@vitrine/sales-room-protocol';

/** Name of an answer's field. */
export const answerField = (index: number): string => `answer${index}`;

const FIELDS = Array.from({ length: POLL_LIMITS.maxAnswers }, (_, index) => answerField(index));

/** What a poll is asked with, by its fields: a question, and two answers at least, no two alike. Messages are keys. */
export const pollFormSchema = z.record(z.string(), z.string()).check(({ value, issues }) => {
  const object = (field: string, message: string): void => void issues.push({ code: 'custom', input: value, path: [field], message });
  const question = (value['question'] ?? '').trim();
  if (question === '') object('question', 'required');
  else if (!pollQuestionSchema.safeParse(question).success) object('question', 'invalid');
  const written = FIELDS.map((field) => ({ field, text: (value[field] ?? '').trim() }));
  const answers = written.filter(({ text }) => text !== '');
  const blank = written.filter(({ text }) => text === '').slice(0, Math.max(0, POLL_LIMITS.minAnswers - answers.length));
  for (const { field } of blank) object(field, 'required');
  const known = new Set<string>();
  for (const { field, text } of answers) {
    if (!pollAnswerTextSchema.safeParse(text).success) object(field, 'invalid');
    else if (known.has(text.toLowerCase())) object(field, 'duplicate');
    known.add(text.toLowerCase());
  }
});
