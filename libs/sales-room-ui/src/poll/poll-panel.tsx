import { useAtomValue, useSetAtom } from 'jotai';
import { useScreen } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { Heading } from '@vitrine/ui';
import { startPanelAtom } from '../room/screen-atoms.ts';
import { pollAtom } from './poll-atoms.ts';
import { PollControls } from './poll-controls.tsx';
import { PollForm } from './poll-form.tsx';

/** Below this width a panel lies over the stage, and so over the poll. */
const NARROW_SCREEN = '(max-width: 1023.98px)';

/** A guide asks everybody: what is open now, and the next question. */
export function PollPanel() {
  const t = useTranslate();
  const poll = useAtomValue(pollAtom);
  const setPanel = useSetAtom(startPanelAtom);
  const { notifications } = useScreen();
  const onAsked = (): void => {
    notifications.notify({ id: 'room:poll', type: 'success', message: t('guide.poll.asked'), duration: 3_000 });
    if (window.matchMedia(NARROW_SCREEN).matches) setPanel(null);
  };
  return (
    <div className="v-guide-tools">
      {poll === null ? null : (
        <section className="v-guide-tools__section">
          <Heading level={3} look={6}>
            {t(poll.status === 'open' ? 'room.poll.label' : 'room.poll.resultLabel')}
          </Heading>
          <p className="v-poll-form__current">
            <bdi>{poll.question}</bdi>
          </p>
          <div className="v-guide-tools__buttons">
            <PollControls poll={poll} />
          </div>
          {poll.status === 'open' ? <p className="v-guide-tools__status">{t('guide.poll.oneAtATime')}</p> : null}
        </section>
      )}
      <section className="v-guide-tools__section">
        <Heading level={3} look={6}>
          {t('guide.poll.new')}
        </Heading>
        <PollForm onAsked={onAsked} />
      </section>
    </div>
  );
}
