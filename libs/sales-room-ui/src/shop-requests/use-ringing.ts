import { useEffect, useRef } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import type { GuideConsultations } from '@vitrine/sales-room-protocol';

/** Rings once for whoever asks anew, and counts them in the tab's title. */
export function useRinging(requests: GuideConsultations['requests']): void {
  const t = useTranslate();
  const heard = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const isNew = requests.some(({ id }) => !heard.current.has(id));
    heard.current = new Set(requests.map(({ id }) => id));
    // Its code comes with the first ring.
    if (isNew) void import('./ring.ts').then(({ ring }) => ring()).catch(() => undefined);
  }, [requests]);
  const count = requests.length;
  const asking = count === 0 ? null : t('consultation.guide.ringTitle', { count });
  useEffect(() => {
    if (asking === null) return;
    const title = document.title;
    document.title = `${asking} | ${title}`;
    return () => void (document.title = title);
  }, [asking]);
}
