import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { RoomPoll } from '@vitrine/sales-room-protocol';
import { commandsAtom, roomClientAtom } from '../room/room-atoms.ts';
import { outgoingVotesAtom } from './poll-atoms.ts';

/**
 * The viewer's vote. It waits in the outbox until the room has confirmed it, over reconnects and reloads; one that was
 * refused stays there until the viewer decides.
 */
export function useVote({ id, ownAnswer }: Pick<RoomPoll, 'id' | 'ownAnswer'>) {
  const client = useAtomValue(roomClientAtom);
  const isAllowed = useAtomValue(commandsAtom).has('poll.vote');
  const votes = useAtomValue(outgoingVotesAtom);
  const outgoing = votes.findLast(({ pollId }) => pollId === id);
  // Whatever was refused about an earlier poll is past.
  useEffect(() => {
    for (const { pollId, commandId, status } of votes) if (pollId !== id && status === 'failed') client?.discardDelivery(commandId);
  }, [client, id, votes]);
  return {
    isAllowed,
    /** What the viewer has chosen, as they last said it. */
    answer: outgoing?.status === 'sending' ? outgoing.answer : ownAnswer,
    status: outgoing?.status ?? null,
    vote(answer: number) {
      if (outgoing?.status === 'failed') client?.discardDelivery(outgoing.commandId);
      if (answer !== ownAnswer || outgoing?.status === 'sending') client?.deliver('poll.vote', { pollId: id, answer });
    },
    retry: () => (outgoing === undefined ? undefined : client?.retryDelivery(outgoing.commandId)),
    discard: () => (outgoing === undefined ? undefined : client?.discardDelivery(outgoing.commandId)),
  };
}
