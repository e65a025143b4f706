import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import type { RoomPoll } from '@vitrine/sales-room-protocol';
import { Heading, IconButton } from '@vitrine/ui';
import { isGuideAtom } from '../room/room-atoms.ts';
import { PollAnswers } from './poll-answers.tsx';
import { PollControls } from './poll-controls.tsx';
import { useVote } from './use-vote.ts';
import { VoteState } from './vote-state.tsx';

/** A poll as a card: clients choose by one press, and whoever may see the votes sees them grow. It can be folded away. */
export function PollCard({ poll }: { poll: RoomPoll }) {
  const t = useTranslate();
  const isGuide = useAtomValue(isGuideAtom);
  const questionId = useId();
  const [isFolded, setFolded] = useState(false);
  const vote = useVote(poll);
  return (
    <section className="v-poll" aria-labelledby={questionId} data-testid="poll" data-poll-status={poll.status}>
      <div className="v-poll__head">
        <div className="v-poll__title">
          <p className="v-poll__kicker">{t(poll.status === 'open' ? 'room.poll.label' : 'room.poll.resultLabel')}</p>
          <Heading level={2} look={6} id={questionId} className="v-poll__question">
            <bdi>{poll.question}</bdi>
          </Heading>
        </div>
        {isGuide ? <PollControls poll={poll} /> : null}
        <IconButton
          icon={isFolded ? 'chevron-down' : 'chevron-up'}
          label={t(isFolded ? 'room.poll.unfold' : 'room.poll.fold')}
          hasTooltip={false}
          onPress={() => setFolded(!isFolded)}
        />
      </div>
      {isFolded ? null : (
        <>
          <PollAnswers poll={poll} questionId={questionId} vote={isGuide ? null : vote} />
          <VoteState poll={poll} vote={vote} isGuide={isGuide} />
        </>
      )}
    </section>
  );
}
