import { useAtomValue } from 'jotai';
import { lazyCode, useLazyCode } from '@vitrine/ui';
import { pollAtom } from './poll-atoms.ts';

export const pollCode = lazyCode(async () => (await import('./poll-card.tsx')).PollCard);

/** The poll that the room sees: above the stage, which makes room for it, so that it covers nobody and nothing. */
export function Poll() {
  const poll = useAtomValue(pollAtom);
  const { data: Card } = useLazyCode(pollCode, poll !== null);
  // Folded away is one question: its result unfolds by itself.
  return poll !== null && Card ? <Card key={`${poll.id} ${poll.status}`} poll={poll} /> : null;
}
