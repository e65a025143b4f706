import { atom } from 'jotai';
import type { RoomPoll } from '@vitrine/sales-room-protocol';
import { outboxAtom, roomAtom } from '../room/room-atoms.ts';

/** A vote that the room has not confirmed: on its way, or refused. */
export interface OutgoingVote {
  readonly commandId: string;
  readonly pollId: string;
  readonly answer: number;
  readonly status: 'sending' | 'failed';
}

/** The poll that the room sees; null where there is none. */
export const pollAtom = atom<RoomPoll | null>((get) => get(roomAtom)?.poll ?? null);

/** The viewer's votes that wait in the outbox. */
export const outgoingVotesAtom = atom<readonly OutgoingVote[]>((get) =>
  get(outboxAtom).flatMap((command) =>
    command.name === 'poll.vote'
      ? [{ commandId: command.commandId, pollId: command.payload.pollId, answer: command.payload.answer, status: command.status }]
      : [],
  ),
);
