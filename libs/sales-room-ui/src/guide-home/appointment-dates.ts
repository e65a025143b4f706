import { useTranslate } from '@vitrine/i18n/react';
import type { PresentationSummary } from '@vitrine/sales-room-protocol';
import { useViewerFormat } from '../room/viewer-zone.ts';

/** When an appointment is, by the viewer's own clock: the day once where it begins and ends on the same. */
export function useAppointmentDates(now: number): (appointment: PresentationSummary['appointment']) => string {
  const t = useTranslate();
  const format = useViewerFormat();
  const moment = (time: string): string => `${format.day(time, now)}, ${format.time(time)}`;
  return ({ accessibleFrom: from, accessibleTo: to }) => {
    if (from === null) return to === null ? t('presentations.card.anytime') : t('presentations.card.until', { to: moment(to) });
    if (to === null) return t('presentations.card.from', { from: moment(from) });
    const isSameDay = format.date(from) === format.date(to);
    return t('presentations.card.range', { from: moment(from), to: isSameDay ? format.time(to) : moment(to) });
  };
}
