import { useAtomValue } from 'jotai';
import { useTranslate } from '@vitrine/i18n/react';
import type { RoomPoll } from '@vitrine/sales-room-protocol';
import { Button } from '@vitrine/ui';
import { isConnectedAtom } from '../room/room-atoms.ts';
import type { useVote } from './use-vote.ts';

/** Where a viewer's vote stands, and what a guide reads below the answers. */
export function VoteState({ poll, vote, isGuide }: { poll: RoomPoll; vote: ReturnType<typeof useVote>; isGuide: boolean }) {
  const t = useTranslate();
  const isConnected = useAtomValue(isConnectedAtom);
  if (!isGuide && vote.status === 'failed')
    return (
      <div className="v-poll__failed" role="alert">
        <span>{t(poll.status === 'open' ? 'room.poll.failed' : 'room.poll.tooLate')}</span>
        {poll.status === 'open' ? (
          <Button size="sm" icon="refresh" onPress={vote.retry}>
            {t('common.action.retry')}
          </Button>
        ) : null}
        <Button size="sm" variant="quiet" onPress={vote.discard}>
          {t('common.action.discard')}
        </Button>
      </div>
    );
  return (
    <p className="v-poll__state" role="status">
      {t(stateText())}
    </p>
  );

  function stateText() {
    if (isGuide) return poll.status === 'open' ? 'guide.poll.anonymous' : 'guide.poll.inSummary';
    if (poll.status === 'closed') return vote.answer === null ? 'room.poll.closedWithout' : 'room.poll.closedWith';
    if (vote.status === 'sending' && !isConnected) return 'room.poll.kept';
    return vote.answer === null ? 'room.poll.anonymous' : 'room.poll.counted';
  }
}
