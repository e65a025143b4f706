import { expect, it } from 'vitest';
import { addCaption, CAPTION_STAY_MS, type CaptionSpeaker, withoutPassed } from './caption-speakers.ts';

const caption = (attendeeId: string, utteranceId: string, text: string) => ({
  attendeeId,
  utteranceId,
  text,
  language: 'en-US',
  isFinal: false,
});
const texts = (speakers: readonly CaptionSpeaker[]) => speakers.map(({ name, sentences }) => [name, ...sentences.map(({ text }) => text)]);
const told = (...said: readonly (readonly [speaker: string, utterance: string, text: string])[]) =>
  said.reduce<readonly CaptionSpeaker[]>((all, [speaker, ...rest], now) => addCaption(all, caption(speaker, ...rest), speaker, now), []);

it('a sentence that grows takes the place of itself', () => {
  expect(texts(told(['Mara', 'a', 'Good'], ['Mara', 'a', 'Good evening']))).toEqual([['Mara', 'Good evening']]);
});

it('of each speaker the last two sentences are kept', () => {
  expect(texts(told(['Mara', 'a', 'One.'], ['Mara', 'b', 'Two.'], ['Mara', 'c', 'Three']))).toEqual([['Mara', 'Two.', 'Three']]);
});

it('two speakers are shown, and a third takes the place of whoever was heard longest ago', () => {
  const both = told(['Mara', 'a', 'Hello'], ['Cleo', 'b', 'Hi'], ['Mara', 'c', 'Welcome']);
  expect(texts(both)).toEqual([
    ['Mara', 'Hello', 'Welcome'],
    ['Cleo', 'Hi'],
  ]);
  expect(texts(addCaption(both, caption('Noah', 'd', 'Hey'), 'Noah', 3))).toEqual([
    ['Mara', 'Hello', 'Welcome'],
    ['Noah', 'Hey'],
  ]);
});

it('words pass some seconds after the last of them', () => {
  const speakers = told(['Mara', 'a', 'Hello'], ['Cleo', 'b', 'Hi']);
  expect(texts(withoutPassed(speakers, CAPTION_STAY_MS - 1))).toHaveLength(2);
  expect(texts(withoutPassed(speakers, CAPTION_STAY_MS))).toEqual([['Cleo', 'Hi']]);
});
