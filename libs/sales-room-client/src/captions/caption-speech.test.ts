import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Caption, captionSchema } from '@vitrine/sales-room-protocol';
import { captionSpeech } from './caption-speech.ts';
import type { SpeechSession } from './speech-recogniser.ts';

let said: Caption[];
let session: SpeechSession;
let stop: () => void;
const recogniser = { start: (given: SpeechSession) => void (session = given), stop: vi.fn() };
const onError = vi.fn();
const texts = () => said.map(({ text, isFinal }) => (isFinal ? text : `~${text}`));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  said = [];
  const track = {} as MediaStreamTrack;
  stop = captionSpeech({ recogniser, language: 'en-US', track, onCaption: (caption) => void said.push(caption), onError });
});
afterEach(() => {
  vi.useRealTimers();
});

it('a sentence keeps its id as it grows, and the next one has another', () => {
  session.onInterim('Good');
  session.onFinal('Good evening.');
  session.onFinal('Welcome.');
  expect(texts()).toEqual(['~Good', 'Good evening.', 'Welcome.']);
  expect(said[0]?.utteranceId).toBe(said[1]?.utteranceId);
  expect(said[2]?.utteranceId).not.toBe(said[1]?.utteranceId);
  for (const caption of said) expect(captionSchema.parse(caption)).toEqual({ ...caption, language: 'en-US' });
});

it('of a sentence that grows quickly the newest text is told, and never after the final one', () => {
  for (const text of ['a', 'a b', 'a b c']) session.onInterim(text);
  expect(texts()).toEqual(['~a']);
  vi.advanceTimersByTime(400);
  expect(texts()).toEqual(['~a', '~a b c']);
  session.onInterim('a b c d');
  session.onFinal('A b c d.');
  vi.advanceTimersByTime(4_000);
  expect(texts()).toEqual(['~a', '~a b c', 'A b c d.']);
});

it('silence is no caption, and what a caption may not hold is left out', () => {
  session.onFinal(' \n ');
  session.onFinal('one\u0000two \u202ethree\ud800');
  expect(texts()).toEqual(['one two three\ufffd']);
  for (const caption of said) expect(captionSchema.safeParse(caption).success).toBe(true);
});

it.each([
  ['words', 'word '.repeat(100)],
  ['emoji without a blank', '😀'.repeat(301)],
])('of %s beyond the limit the end is told', (_what, text) => {
  session.onFinal(text);
  expect(said[0]?.text.length).toBeLessThanOrEqual(300);
  expect(captionSchema.safeParse(said[0]).success).toBe(true);
  expect(text.trim().endsWith(said[0]?.text ?? '?')).toBe(true);
});

it('nothing is told once it has ended, and errors are passed on as they are', () => {
  session.onError('no-network');
  expect(onError).toHaveBeenCalledWith('no-network');
  session.onInterim('a');
  session.onInterim('a b');
  stop();
  vi.advanceTimersByTime(4_000);
  expect(texts()).toEqual(['~a']);
  expect(recogniser.stop).toHaveBeenCalledOnce();
});
