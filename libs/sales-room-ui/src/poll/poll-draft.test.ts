import { expect, it } from 'vitest';
import { EMPTY_POLL, parsePollDraft, withBlank, withoutAnswer, withProduct } from './poll-draft.ts';

const answer = (text: string, productId: string | null = null) => ({ text, productId });
const draft = (...texts: string[]) => ({ question: 'Which?', answers: texts.map((text) => answer(text)) });

it('a kept poll comes back; what cannot be read is an empty one with two answers', () => {
  const kept = { question: 'Which?', answers: [answer('Oak'), answer('Mug', 'm')] };
  expect(parsePollDraft(JSON.stringify(kept))).toEqual(kept);
  for (const broken of ['', 'null', '{', '[]', '{"question":1,"answers":[]}', '{"question":"x"}'])
    expect(parsePollDraft(broken)).toEqual(EMPTY_POLL);
  expect(parsePollDraft('{"question":"x","answers":[null]}').answers).toEqual([answer(''), answer('')]);
  expect(parsePollDraft(JSON.stringify(draft('1', '2', '3', '4', '5', '6'))).answers).toHaveLength(5);
});

it('a product takes the first empty answer, or one more, up to five', () => {
  expect(withProduct(draft('Oak', '', ''), 'm', 'Mug').answers).toEqual([answer('Oak'), answer('Mug', 'm'), answer('')]);
  expect(withProduct(draft('Oak', 'Ash'), 'm', 'x'.repeat(150)).answers[2]?.text).toHaveLength(100);
  const full = draft('1', '2', '3', '4', '5');
  expect(withProduct(full, 'm', 'Mug')).toBe(full);
});

it('an answer is taken away, but two fields always stay', () => {
  expect(withoutAnswer(draft('1', '2', '3'), 1).answers).toEqual([answer('1'), answer('3')]);
  expect(withoutAnswer(draft('1', '2'), 0).answers).toEqual([answer(''), answer('2')]);
  expect(withBlank(draft('1', '2')).answers).toHaveLength(3);
});
