import { createFormatter } from '@vitrine/i18n';
import { useFormat } from '@vitrine/i18n/react';
import type { Announced } from './announced.ts';
import { AnnouncedList } from './announced-list.tsx';

export interface AnnouncedSectionProps {
  announced: readonly Announced[];
}

/** Presentations of the next days, by the clock of the browser: it is drawn nowhere else. */
export function AnnouncedSection({ announced }: AnnouncedSectionProps) {
  const { locale } = useFormat();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return <AnnouncedList announced={announced} format={createFormatter({ locale, timeZone })} />;
}
