import { Form } from 'react-router';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { ConsultationPresence, OwnConsultation } from '@vitrine/sales-room-protocol';
import { Button, Heading, Icon, Link, Notice } from '@vitrine/ui';
import { ASK_ADDRESS } from '../room/room-addresses.ts';
import { useRoomWarmUp } from '../screens/use-room-warm-up.ts';
import { PresenceLine } from './presence-line.tsx';

interface WaitingForGuideProps {
  request: Extract<OwnConsultation, { state: 'waiting' }>;
  presence: ConsultationPresence;
  /** The room server is not heard now. */
  isLost: boolean;
  /** Query of this page: without scripts it is opened again. */
  search: string;
}

/** A request that waits: its place in the queue, how long it may take, and the way out. */
export function WaitingForGuide({ request, presence, isLost, search }: WaitingForGuideProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  useRoomWarmUp();
  const { name, place, waitMinutes } = request;
  const isNext = place === 1;
  const isNobodyThere = presence.guides.length === 0 && presence.busyGuides === 0;
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content="8" />
      </noscript>
      <Heading level={1} look={2}>
        {t(isNext && presence.guides.length > 0 ? 'consultation.wait.title' : 'consultation.wait.queuedTitle')}
      </Heading>
      <div className="v-ask__queue" role="status">
        <p className="v-ask__place">
          {isNext ? t('consultation.wait.next') : t('consultation.wait.place', { place })}
          {waitMinutes === null ? null : ` ${t('consultation.wait.minutes', { count: waitMinutes })}`}
        </p>
        {isNobodyThere ? <Notice type="warning">{t('consultation.wait.nobody')}</Notice> : null}
        {isLost ? <Notice type="warning">{t('consultation.wait.lost')}</Notice> : null}
      </div>
      <PresenceLine presence={{ ...presence, waiting: 0 }} />
      <p className="v-ask__stay">
        <Icon name="clock" size="text" />
        <span>
          {t('consultation.wait.greeting', { name })} {t('consultation.wait.stay')}
        </span>
      </p>
      <noscript>
        <Link href={localePath(ASK_ADDRESS) + search} variant="button-secondary">
          {t('consultation.wait.refresh')}
        </Link>
      </noscript>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="cancel" />
        <Button type="submit" icon="close">
          {t('consultation.wait.cancel')}
        </Button>
      </Form>
    </>
  );
}
