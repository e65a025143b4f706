import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { EmptyState, ErrorState, Link } from '@vitrine/ui';
import { GUIDE_PAGES } from '../room/room-addresses.ts';
import type { RoomPageData } from '../room/room-page-data.ts';
import { useRoomLinks } from '../room/use-room-links.ts';

/** There is no presentation at this address. */
export function NotFoundScreen({ path }: Pick<RoomPageData, 'path'>) {
  const t = useTranslate();
  const links = useRoomLinks(path);
  return (
    <ErrorState
      code="404"
      title={t('room.notFound.title')}
      actions={
        <Link href={links.shop} variant="button-primary">
          {t('room.ended.toShop')}
        </Link>
      }
    >
      <p>{t('room.notFound.text')}</p>
    </ErrorState>
  );
}

/** The presentation is restricted, or the guide has shown this person out. */
export function DeniedScreen({ path, entry }: RoomPageData) {
  const t = useTranslate();
  const links = useRoomLinks(path);
  const status = entry.attendee?.status;
  return (
    <ErrorState
      icon="lock"
      title={t('room.denied.title')}
      actions={
        <Link href={links.shop} variant="button-primary">
          {t('room.ended.toShop')}
        </Link>
      }
    >
      <p>{t(status === 'blocked' ? 'room.denied.removed' : status === 'refused' ? 'room.waiting.refused' : 'room.denied.text')}</p>
    </ErrorState>
  );
}

/** After leaving: the way back, while there is one. */
export function LeaveScreen({ path, entry }: RoomPageData) {
  const t = useTranslate();
  const links = useRoomLinks(path);
  const isOver = entry.screen === 'ended';
  const isRunning = entry.appointment?.status === 'started' || entry.appointment?.status === 'locked';
  return (
    <EmptyState
      icon="log-out"
      headingLevel={1}
      title={t('room.leave.title')}
      actions={
        <>
          {isOver ? null : (
            <Link href={links.presentation('main')} variant="button-primary" icon="log-in">
              {t('room.leave.rejoin')}
            </Link>
          )}
          <Link href={isOver ? links.presentation('main') : links.shop} variant="button-secondary">
            {t(isOver ? 'room.ended.toLikes' : 'room.leave.toShop')}
          </Link>
        </>
      }
    >
      {isOver ? <p>{t('room.leave.endedText')}</p> : isRunning ? <p>{t('room.leave.text')}</p> : null}
    </EmptyState>
  );
}

/** A guide's address without a presentation. */
export function GuideNotFoundScreen() {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <ErrorState
      code="404"
      title={t('guide.notFound.title')}
      actions={
        <Link href={localePath(GUIDE_PAGES.home)} variant="button-primary">
          {t('guide.notFound.toHome')}
        </Link>
      }
    >
      <p>{t('guide.notFound.text')}</p>
    </ErrorState>
  );
}

/** Dates of an appointment in words; undefined where it is always open. */
export function useAppointmentDates(appointment: RoomPageData['entry']['appointment']): string | undefined {
  const t = useTranslate();
  const format = useFormat();
  if (!appointment) return undefined;
  const { accessibleFrom, accessibleTo } = appointment;
  const parts = [
    accessibleFrom === null ? undefined : t('room.invitation.from', { date: format.dateTime(accessibleFrom, 'long') }),
    accessibleTo === null ? undefined : t('room.invitation.until', { date: format.dateTime(accessibleTo, 'long') }),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(', ');
}
