import { useTranslate } from '@vitrine/i18n/react';
import type { InvitationResponse, PresentationSummary } from '@vitrine/sales-room-protocol';
import { Heading, Link, TextArea, TextField } from '@vitrine/ui';
import { useAppointmentDates } from '../guide-home/appointment-dates.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { useViewerZone } from '../room/viewer-zone.ts';
import { CalendarButton } from '../screens/calendar-button.tsx';

/** An invitation whose secret link is known on this page alone. */
export type MadeInvitation = InvitationResponse & { readonly name: string };

interface MadeInvitationViewProps {
  made: MadeInvitation;
  presentation: PresentationSummary;
  guideName: string;
  now: number;
}

/** What a guide sends to somebody who is invited: the link, a text with it, the calendar file. */
export function MadeInvitationView({ made, presentation, guideName, now }: MadeInvitationViewProps) {
  const t = useTranslate();
  const zone = useViewerZone();
  const datesOf = useAppointmentDates(now);
  const { accessibleFrom, accessibleTo } = presentation.appointment;
  const dates = datesOf(presentation.appointment);
  const subject = t('presentations.invitations.mailSubject', { presentation: presentation.name });
  const when = accessibleFrom === null && accessibleTo === null ? dates : `${dates} (${zone.replaceAll('_', ' ')})`;
  const said = { copied: t('presentations.invitations.copied'), notCopied: t('presentations.invitations.notCopied') };
  const text = [
    t('presentations.invitations.mailGreeting', { name: made.name }),
    '',
    t('presentations.invitations.mailLead', { presentation: presentation.name }),
    '',
    t('presentations.invitations.mailWhen', { date: when }),
    t('presentations.invitations.mailLink', { link: made.url }),
    '',
    t('presentations.invitations.mailClosing'),
    guideName,
  ].join('\n');
  return (
    <article className="v-made-invitation" aria-label={t('presentations.invitations.made', { name: made.name })}>
      <Heading level={3} look={4}>
        {t('presentations.invitations.made', { name: made.name })}
      </Heading>
      <TextField label={t('presentations.invitations.link')} value={made.url} isReadOnly />
      <CopyButton text={made.url} label={t('presentations.invitations.copyLink')} {...said} />
      <TextArea label={t('presentations.invitations.mailText')} defaultValue={text} rows={9} isAutoSized />
      <div className="v-made-invitation__actions">
        <CopyButton text={text} label={t('presentations.invitations.copyText')} {...said} />
        <Link
          href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`}
          variant="button-secondary"
          icon="mail"
        >
          {t('presentations.invitations.mail')}
        </Link>
        <CalendarButton appointmentId={presentation.id} token={made.token} size="md" />
      </div>
    </article>
  );
}
