import { useState } from 'react';
import { useScreen } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { createPresentationsApi, isRoomError } from '@vitrine/sales-room-client/api';
import type { InvitationList as Invitations } from '@vitrine/sales-room-protocol';
import { Badge, Button, Heading, Notice } from '@vitrine/ui';
import { ConfirmModal } from '../modals/confirm-modal.tsx';

type Invitation = Invitations['invitations'][number];

interface InvitationListProps {
  presentationId: string;
  invitations: readonly Invitation[];
  onTakenBack(attendeeId: string): Promise<void>;
}

/** Who is invited, what they have answered, and the way to take an invitation back. */
export function InvitationList({ presentationId, invitations, onTakenBack }: InvitationListProps) {
  const t = useTranslate();
  const { notifications } = useScreen();
  const [asked, setAsked] = useState<Invitation | null>(null);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const close = (): void => {
    setAsked(null);
    setProblem(null);
  };
  const takeBack = async ({ attendeeId, name }: Invitation): Promise<void> => {
    setPending(true);
    setProblem(null);
    try {
      await createPresentationsApi().takeInvitationBack(presentationId, attendeeId);
      await onTakenBack(attendeeId);
      close();
      notifications.notify({ id: 'guide:taken-back', type: 'success', message: t('presentations.invitations.takenBack', { name }) });
    } catch (error) {
      setProblem(t(`room.error.${isRoomError(error) ? error.code : 'internal'}`));
    } finally {
      setPending(false);
    }
  };
  return (
    <section className="v-invitations__part" aria-labelledby="invitation-list">
      <Heading level={2} look={3} id="invitation-list">
        {t('presentations.invitations.list')}
      </Heading>
      {invitations.length === 0 ? <p className="v-invitations__hint">{t('presentations.invitations.empty')}</p> : null}
      <ul className="v-invitations__list">
        {invitations.map((invitation) => (
          <li key={invitation.attendeeId} className="v-invitations__row">
            <span className="v-invitations__name">{invitation.name}</span>
            <Badge tone={invitation.answer === 'accepted' ? 'success' : 'neutral'}>
              {t(`guide.attendees.${invitation.answer ?? 'noAnswer'}`)}
            </Badge>
            <Button
              variant="quiet"
              icon="return"
              aria-label={t('presentations.invitations.takeBackOf', { name: invitation.name })}
              onPress={() => setAsked(invitation)}
            >
              {t('presentations.invitations.takeBack')}
            </Button>
          </li>
        ))}
      </ul>
      {asked === null ? null : (
        <ConfirmModal
          title={t('presentations.invitations.takeBackTitle')}
          confirmLabel={t('presentations.invitations.takeBack')}
          isDanger
          isPending={isPending}
          onConfirm={() => void takeBack(asked)}
          onClose={close}
        >
          <p>{t('presentations.invitations.takeBackText', { name: asked.name })}</p>
          <div role="alert">{problem === null ? null : <Notice type="danger">{problem}</Notice>}</div>
        </ConfirmModal>
      )}
    </section>
  );
}
