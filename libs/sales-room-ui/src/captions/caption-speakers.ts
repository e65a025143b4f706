import type { SpokenCaption } from '@vitrine/sales-room-protocol';

/** Milliseconds for which somebody's words stay after the last of them. */
export const CAPTION_STAY_MS = 6_000;
/** Speakers who are shown at once, and sentences of each. */
const SPEAKER_LIMIT = 2;
const SENTENCE_LIMIT = 2;

interface Sentence {
  readonly utteranceId: string;
  readonly text: string;
}

/** Somebody whose words are on the screen, with their last sentences, oldest first. */
export interface CaptionSpeaker {
  readonly attendeeId: string;
  readonly name: string;
  readonly language: string;
  readonly sentences: readonly Sentence[];
  /** When they were heard last, by the clock of the page in milliseconds. */
  readonly saidAt: number;
}

/** Adds what somebody says: a sentence that is known is replaced. Of more speakers than are shown, who was heard longest ago goes. */
export function addCaption(
  speakers: readonly CaptionSpeaker[],
  { attendeeId, utteranceId, text, language }: SpokenCaption,
  name: string,
  now: number,
): readonly CaptionSpeaker[] {
  const before = speakers.find((each) => each.attendeeId === attendeeId);
  const known = before?.sentences ?? [];
  const sentence = { utteranceId, text };
  const sentences = known.some((each) => each.utteranceId === utteranceId)
    ? known.map((each) => (each.utteranceId === utteranceId ? sentence : each))
    : [...known, sentence].slice(-SENTENCE_LIMIT);
  const speaker = { attendeeId, name, language, sentences, saidAt: now };
  if (before !== undefined) return speakers.map((each) => (each === before ? speaker : each));
  const oldest = Math.min(...speakers.map(({ saidAt }) => saidAt));
  const kept = speakers.length < SPEAKER_LIMIT ? speakers : speakers.filter(({ saidAt }) => saidAt !== oldest);
  return [...kept, speaker];
}

/** Those whose words still stay. */
export function withoutPassed(speakers: readonly CaptionSpeaker[], now: number): readonly CaptionSpeaker[] {
  return speakers.filter(({ saidAt }) => now - saidAt < CAPTION_STAY_MS);
}
