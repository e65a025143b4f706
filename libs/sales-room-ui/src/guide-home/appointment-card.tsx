import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { PresentationSummary } from '@vitrine/sales-room-protocol';
import { Badge, type BadgeProps, Heading, Icon, IconButton, Link, Menu, type MenuItem } from '@vitrine/ui';
import { GUIDE_PAGES, guideAddress, presentationAddress } from '../room/room-addresses.ts';
import { useAppointmentDates } from './appointment-dates.ts';
import { type AppointmentState, stateOf } from './appointment-groups.ts';

const BADGES: Readonly<Record<AppointmentState, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  running: { tone: 'success', icon: 'play' },
  coming: { icon: 'clock' },
  open: { tone: 'info', icon: 'unlock' },
  ended: { icon: 'power' },
};

interface AppointmentCardProps {
  presentation: PresentationSummary;
  now: number;
  onDelete(): void;
}

/** One presentation: its name, when it is, where it stands, and what its guide can do with it. */
export function AppointmentCard({ presentation, now, onDelete }: AppointmentCardProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const datesOf = useAppointmentDates(now);
  const { id, name, path, slideCount, appointment, canManage = false } = presentation;
  const state = stateOf(appointment, now);
  const items: MenuItem[] = [
    ...(canManage && state !== 'ended' && !appointment.isPreview
      ? [{ id: 'invite', label: t('presentations.invitations.open'), icon: 'mail' as const, href: localePath(GUIDE_PAGES.invitations(id)) }]
      : []),
    ...(state === 'ended'
      ? []
      : [
          {
            id: 'rehearse',
            label: t('presentations.rehearsal.open'),
            icon: 'check-circle' as const,
            href: localePath(GUIDE_PAGES.rehearsal(id)),
          },
        ]),
    { id: 'view', label: t('presentations.card.viewAsClient'), icon: 'eye', href: localePath(presentationAddress(path)) },
    { id: 'duplicate', label: t('presentations.card.duplicate'), icon: 'copy', href: localePath(GUIDE_PAGES.duplicate(id)) },
    ...(canManage ? [{ id: 'delete', label: t('presentations.card.delete'), icon: 'trash' as const, isDanger: true }] : []),
  ];
  return (
    <article className="v-appointment" aria-label={name} data-presentation={path}>
      <div className="v-appointment__head">
        <Heading level={3} look={4}>
          {name}
        </Heading>
        <p className="v-appointment__badges">
          <Badge {...BADGES[state]}>{t(`presentations.state.${state}`)}</Badge>
          {appointment.isPreview ? (
            <Badge tone="warning" icon="eye">
              {t('presentations.state.preview')}
            </Badge>
          ) : null}
        </p>
      </div>
      <ul className="v-appointment__facts">
        <li>
          <Icon name="calendar" size="text" /> <span>{datesOf(appointment)}</span>
        </li>
        <li>
          <Icon name="layers" size="text" /> <span>{t('presentations.card.slides', { count: slideCount })}</span>
        </li>
        {canManage ? null : (
          <li>
            <Icon name="user" size="text" /> <span>{t('presentations.card.othersPresentation')}</span>
          </li>
        )}
      </ul>
      <div className="v-appointment__actions">
        <Link
          href={localePath(guideAddress(path))}
          variant={state === 'ended' ? 'button-secondary' : 'button-primary'}
          icon="log-in"
          aria-label={t('presentations.card.enterOf', { name })}
        >
          {t('presentations.card.enter')}
        </Link>
        {canManage && state === 'ended' ? (
          <Link
            href={localePath(GUIDE_PAGES.summary(id))}
            variant="button-primary"
            icon="list"
            aria-label={t('presentations.summary.openOf', { name })}
          >
            {t('presentations.summary.open')}
          </Link>
        ) : null}
        {canManage ? (
          <Link
            href={localePath(GUIDE_PAGES.edit(id))}
            variant="button-secondary"
            icon="edit"
            aria-label={t('presentations.card.editOf', { name })}
          >
            {t('presentations.card.edit')}
          </Link>
        ) : null}
        <Menu
          label={t('presentations.card.more', { name })}
          placement="bottom end"
          trigger={<IconButton icon="more" label={t('presentations.card.more', { name })} hasTooltip={false} />}
          items={items}
          onAction={(action) => {
            if (action === 'delete') onDelete();
          }}
        />
      </div>
    </article>
  );
}
