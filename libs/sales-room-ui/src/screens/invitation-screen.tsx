import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PrefetchAhead, useShell } from '@vitrine/app-shell';
import { FormNotice, useForm } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { type InvitationAnswerName, isRoomError } from '@vitrine/sales-room-client/api';
import { Button, Heading, Icon, Link, Notice } from '@vitrine/ui';
import type { InvitationPageData, OwnInvitation } from '../room/room-page-data.ts';
import { useRoomLinks } from '../room/use-room-links.ts';
import { AccountWays } from './account-ways.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { NotFoundScreen, useAppointmentDates } from './notices.tsx';
import { PresenterLine } from './presenter-line.tsx';

/** The invitation: whose, when, whether one comes, the calendar, and the way in. Without a mail's token there is nothing to answer. */
export function InvitationScreen({ path, entry, invitation }: InvitationPageData) {
  const t = useTranslate();
  const links = useRoomLinks(path);
  const { session } = useShell();
  const [params] = useSearchParams();
  const token = params.get('token');
  const dates = useAppointmentDates(entry.appointment);
  const { appointment } = entry;
  if (appointment === null) return <NotFoundScreen path={path} />;
  const isOver = appointment.status === 'ended';
  const isUnknown = !session.isLoggedIn && entry.attendee === null && entry.screen !== 'denied';
  return (
    <article className="v-invitation">
      <p className="v-invitation__kicker">{t('room.title')}</p>
      <Heading level={1} look="display">
        {t('room.invitation.title')}
      </Heading>
      <p className="v-invitation__lead">{t('room.invitation.text', { name: appointment.name })}</p>
      <PresenterLine presenter={entry.presenter} />
      <dl className="v-invitation__facts">
        <div>
          <dt>
            <Icon name="calendar" /> {t('room.invitation.when')}
          </dt>
          <dd>{dates ?? t('room.invitation.anytime')}</dd>
        </div>
      </dl>
      {isOver ? (
        <Notice>{t('room.invitation.ended')}</Notice>
      ) : (
        <>
          {token === null || invitation === null ? null : (
            <InvitationQuestion appointmentId={appointment.id} token={token} invitation={invitation} />
          )}
          <div className="v-invitation__actions">
            <PrefetchAhead>
              <Link href={links.presentation('main')} variant="button-primary" size="lg" icon="log-in">
                {t('room.invitation.join')}
              </Link>
            </PrefetchAhead>
            <CalendarButton appointmentId={appointment.id} token={invitation?.isValid === true ? (token ?? undefined) : undefined} />
          </div>
          {isUnknown ? <AccountWays path={path} /> : null}
        </>
      )}
    </article>
  );
}

/** Refusals that mean that the mail's token is not, or no longer, the one of an invitation. */
const REFUSED_INVITATION: ReadonlySet<string> = new Set(['not-permitted', 'not-accessible', 'invalid-payload']);

/**
 * Accept, maybe or decline, given by a press. A mail's link only proposes an answer, and only before the first one: what
 * opens links unasked, such as a reload, the history or a scanner of mails, gives none.
 */
function InvitationQuestion({ appointmentId, token, invitation }: { appointmentId: string; token: string; invitation: OwnInvitation }) {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const [given, setGiven] = useState<InvitationAnswerName | null>(null);
  const labels: Record<InvitationAnswerName, string> = {
    accepted: t('room.invitation.accept'),
    maybe: t('room.invitation.maybe'),
    declined: t('room.invitation.decline'),
  };
  const known = Object.keys(labels) as InvitationAnswerName[];
  const answer = given ?? invitation.answer;
  const proposed = answer === null ? known.find((name) => name === params.get('answer')) : undefined;

  const [pending, setPending] = useState<InvitationAnswerName | null>(null);
  const { formProps, errors, isPending } = useForm({
    rules: async () => (await import('./entry-forms.ts')).invitationSchema,
    describeOther: (failure) =>
      t(isRoomError(failure) && REFUSED_INVITATION.has(failure.code) ? 'room.invitation.invalid' : 'room.invitation.answerFailed'),
    async onSubmit({ answer: wanted }) {
      setPending(wanted);
      const { createRoomApi } = await import('./entry-forms.ts');
      setGiven((await createRoomApi().respondInvitation(appointmentId, token, wanted)).answer);
      setParams(
        (current) => {
          current.delete('answer');
          return current;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  });

  if (!invitation.isValid) return <Notice type="danger">{t('room.invitation.invalid')}</Notice>;
  const said: Record<InvitationAnswerName, string> = {
    accepted: t('room.invitation.accepted'),
    maybe: t('room.invitation.maybeAnswer'),
    declined: t('room.invitation.declined'),
  };
  return (
    <section className="v-invitation__question" aria-label={t('room.invitation.question')}>
      <Heading level={2} look={4}>
        {answer === null ? t('room.invitation.question') : t('room.invitation.changeAnswer')}
      </Heading>
      {proposed === undefined ? null : <p>{t('room.invitation.confirm')}</p>}
      <div role="status">{answer === null ? null : <Notice type={answer === 'declined' ? 'info' : 'success'}>{said[answer]}</Notice>}</div>
      <form className="v-form" {...formProps}>
        <FormNotice errors={errors} />
        <div className="v-invitation__answers">
          {known.map((name) => (
            <Button
              key={name}
              type="submit"
              name="answer"
              value={name}
              variant={(answer ?? proposed) === name ? 'primary' : 'secondary'}
              aria-pressed={answer === name}
              isPending={isPending && pending === name}
              pendingLabel={t('common.state.saving')}
              icon={name === 'accepted' ? 'check' : name === 'declined' ? 'close' : 'clock'}
            >
              {labels[name]}
            </Button>
          ))}
        </div>
      </form>
    </section>
  );
}
