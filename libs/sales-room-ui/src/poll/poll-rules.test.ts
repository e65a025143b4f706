import { expect, it } from 'vitest';
import { pollFormSchema } from './poll-rules.ts';

const objections = (fields: Record<string, string>) =>
  (pollFormSchema.safeParse(fields).error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);

it.each<[Record<string, string>, string[]]>([
  [{ question: 'Which?', answer0: 'Oak', answer1: 'Ash' }, []],
  [{ question: 'Which?', answer0: 'Oak', answer1: '', answer2: 'Ash' }, []],
  [{ question: ' ', answer0: '', answer1: '' }, ['question required', 'answer0 required', 'answer1 required']],
  [{ question: 'Which?', answer0: '', answer1: 'Ash' }, ['answer0 required']],
  [{ question: 'Which?', answer0: 'Oak', answer1: ' oak ' }, ['answer1 duplicate']],
  [{ question: 'x\u202ey', answer0: 'Oak', answer1: 'a\u202eb' }, ['question invalid', 'answer1 invalid']],
])('a poll with %j is met with %j', (fields, expected) => expect(objections(fields)).toEqual(expected));
