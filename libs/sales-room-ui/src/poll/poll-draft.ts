import { useCallback, useState } from 'react';
import { POLL_LIMITS } from '@vitrine/sales-room-protocol';
import { createDraftStore } from '../room/draft.ts';

/** An answer as it is written: its text, and the product that it stands for. */
export interface DraftAnswer {
  readonly text: string;
  readonly productId: string | null;
}

/** A poll as it is written. */
export interface PollDraft {
  readonly question: string;
  readonly answers: readonly DraftAnswer[];
}

const BLANK: DraftAnswer = { text: '', productId: null };

/** A poll of which nothing is written yet. */
export const EMPTY_POLL: PollDraft = { question: '', answers: Array.from({ length: POLL_LIMITS.minAnswers }, () => BLANK) };

/** A draft as it was kept, perhaps by another version; an empty one where it can't be read. */
export function parsePollDraft(kept: string): PollDraft {
  try {
    const { question, answers } = JSON.parse(kept) as { question?: unknown; answers?: unknown };
    if (typeof question !== 'string' || !Array.isArray(answers)) return EMPTY_POLL;
    const read = answers.slice(0, POLL_LIMITS.maxAnswers).map((answer: unknown): DraftAnswer => {
      const { text, productId } = (answer ?? {}) as { text?: unknown; productId?: unknown };
      return { text: typeof text === 'string' ? text : '', productId: typeof productId === 'string' ? productId : null };
    });
    return { question, answers: [...read, ...EMPTY_POLL.answers].slice(0, Math.max(read.length, POLL_LIMITS.minAnswers)) };
  } catch {
    return EMPTY_POLL;
  }
}

/** Puts a product among the answers: in place of the first that is empty, or after the others where there is room. */
export function withProduct(draft: PollDraft, productId: string, name: string): PollDraft {
  const answer = { text: name.slice(0, POLL_LIMITS.answer), productId };
  const free = draft.answers.findIndex(({ text }) => text.trim() === '');
  const answers = free === -1 ? [...draft.answers, answer] : draft.answers.map((other, index) => (index === free ? answer : other));
  return answers.length > POLL_LIMITS.maxAnswers ? draft : { ...draft, answers };
}

/** Takes an answer away; of the last two the field stays, empty. */
export function withoutAnswer(draft: PollDraft, index: number): PollDraft {
  const rest = draft.answers.filter((_answer, at) => at !== index);
  return { ...draft, answers: rest.length < POLL_LIMITS.minAnswers ? draft.answers.map((a, at) => (at === index ? BLANK : a)) : rest };
}

/** One more answer to write. */
export const withBlank = (draft: PollDraft): PollDraft => ({ ...draft, answers: [...draft.answers, BLANK] });

/** The poll that a guide writes, kept over reloads of the tab and other panels until it is asked. */
export function usePollDraft(path: string): [PollDraft, (draft: PollDraft) => void] {
  const [store] = useState(() => createDraftStore(`poll:${path}`));
  const [draft, setDraft] = useState(() => parsePollDraft(store.read()));
  const change = useCallback(
    (next: PollDraft) => {
      store.write(next === EMPTY_POLL ? '' : JSON.stringify(next));
      setDraft(next);
    },
    [store],
  );
  return [draft, change];
}
