import { useTranslate } from '@vitrine/i18n/react';
import type { RecapPoll } from '@vitrine/sales-room-protocol';
import { Heading } from '@vitrine/ui';
import { PollResults } from '../poll/poll-results.tsx';

/** What everybody was asked, and how they answered in all. */
export function RecapPolls({ polls }: { polls: readonly RecapPoll[] }) {
  const t = useTranslate();
  if (polls.length === 0) return null;
  return (
    <section aria-labelledby="recap-polls">
      <Heading level={3} look={4} id="recap-polls">
        {t('room.recap.polls')}
      </Heading>
      {polls.map(({ id, question, answers }) => (
        <div key={id} className="v-recap__poll">
          <Heading level={4} look={6}>
            <bdi>{question}</bdi>
          </Heading>
          <PollResults answers={answers} label={question} />
        </div>
      ))}
    </section>
  );
}
