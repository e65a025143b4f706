import { useMemo, useSyncExternalStore } from 'react';
import { createFormatter, type Formatter } from '@vitrine/i18n';
import { useFormat } from '@vitrine/i18n/react';

const subscribe = () => () => undefined;
const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The viewer's own time zone. A server can't know it: until the page runs it is the shop's. */
export function useViewerZone(): string {
  const { timeZone } = useFormat();
  return useSyncExternalStore(subscribe, browserZone, () => timeZone);
}

/** Dates and times by the viewer's own clock. */
export function useViewerFormat(): Formatter {
  const { locale } = useFormat();
  const timeZone = useViewerZone();
  return useMemo(() => createFormatter({ locale, timeZone }), [locale, timeZone]);
}
