import { useState } from 'react';
import { useScreen } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { createGuideConsultationApi, isRoomError } from '@vitrine/sales-room-client/api';
import type { GuideConsultations } from '@vitrine/sales-room-protocol';
import { Heading, Notice, Switch, VisuallyHidden } from '@vitrine/ui';
import { LeftMessage } from './left-message.tsx';
import { RingingRequest } from './ringing-request.tsx';
import { useGuideConsultations } from './use-guide-consultations.ts';
import { useRinging } from './use-ringing.ts';

interface ShopRequestsProps {
  loaded: GuideConsultations;
  /** The server's time when the page was made. */
  now: number;
  onSignedOut(): void;
}

/** A guide in the shop: available or not, who asks now, and what was left. */
export function ShopRequests({ loaded, now, onSignedOut }: ShopRequestsProps) {
  const t = useTranslate();
  const { notifications } = useScreen();
  const { consultations, isLost, take } = useGuideConsultations(loaded, onSignedOut);
  const { isAvailable, requests, messages } = consultations;
  const [wanted, setWanted] = useState<boolean | null>(null);
  const ringing = isAvailable ? requests : [];
  useRinging(ringing);

  const say = (type: 'danger' | 'info' | 'success', message: string): void =>
    void notifications.notify({ id: 'guide:consultations', type, message });
  const change = async (next: boolean): Promise<void> => {
    setWanted(next);
    try {
      take(await createGuideConsultationApi().setAvailability({ isAvailable: next }));
    } catch (error) {
      if (isRoomError(error) && (error.code === 'unauthenticated' || error.code === 'session-expired')) onSignedOut();
      else say('danger', t('consultation.guide.failed'));
    } finally {
      setWanted(null);
    }
  };
  const reread = async (): Promise<void> => {
    // The page hears of it by itself where this does not get through.
    await createGuideConsultationApi()
      .list()
      .then(take, () => undefined);
  };

  return (
    <section className="v-shop-requests" aria-labelledby="shop-requests">
      <Heading level={2} look={3} id="shop-requests" className="v-shop-requests__title">
        {t('consultation.guide.title')}
      </Heading>
      <Switch
        className="v-shop-requests__switch"
        isSelected={wanted ?? isAvailable}
        description={t('consultation.guide.switchHint')}
        onChange={(next) => void change(next)}
      >
        {t('consultation.guide.switch')}
      </Switch>
      <p className="v-shop-requests__state" role="status">
        {t(isAvailable ? 'consultation.guide.on' : 'consultation.guide.off')}
      </p>
      {isLost ? <Notice type="warning">{t('consultation.guide.lost')}</Notice> : null}
      <VisuallyHidden>
        <span role="status">
          {ringing.length > 1
            ? t('consultation.guide.ringMany', { count: ringing.length })
            : ringing.map(({ name }) => t('consultation.guide.ringOne', { name }))}
        </span>
      </VisuallyHidden>
      {ringing.length === 0 ? null : (
        <ul className="v-shop-requests__list" aria-label={t('consultation.guide.requests')}>
          {ringing.map((request) => (
            <li key={request.id}>
              <RingingRequest request={request} now={now} onSay={say} onChanged={reread} />
            </li>
          ))}
        </ul>
      )}
      {messages.length === 0 ? null : (
        <>
          <Heading level={3} look={4} id="left-messages">
            {t('consultation.guide.messages')}
          </Heading>
          <ul className="v-shop-requests__list" aria-labelledby="left-messages">
            {messages.map((message) => (
              <li key={message.id}>
                <LeftMessage message={message} onSay={say} onChanged={reread} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
