import { useTranslate } from '@vitrine/i18n/react';
import type { RecapPoll } from '@vitrine/sales-room-protocol';
import { Heading } from '@vitrine/ui';
import { PollResults } from '../poll/poll-results.tsx';
import { useViewerFormat } from '../room/viewer-zone.ts';

/** What was asked, with how often each answer was chosen over all clients. */
export function SummaryPolls({ polls }: { polls: readonly RecapPoll[] }) {
  const t = useTranslate();
  const format = useViewerFormat();
  if (polls.length === 0) return null;
  return (
    <section aria-labelledby="summary-polls" className="v-summary-page__part">
      <Heading level={2} look={3} id="summary-polls">
        {t('presentations.summary.polls')}
      </Heading>
      {polls.map(({ id, question, askedAt, answers }) => (
        <div key={id} className="v-summary-page__poll">
          <Heading level={3} look={5}>
            <bdi>{question}</bdi>
          </Heading>
          <p className="v-summary-page__hint">
            {t('presentations.summary.votes', { count: answers.reduce((sum, { votes }) => sum + votes, 0) })},{' '}
            <time dateTime={askedAt}>{t('presentations.summary.askedAt', { time: format.time(askedAt) })}</time>
          </p>
          <PollResults answers={answers} label={question} />
        </div>
      ))}
    </section>
  );
}
