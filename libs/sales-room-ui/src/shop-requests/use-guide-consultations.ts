import { useEffect, useRef, useState } from 'react';
import { createGuideConsultationApi, isRoomError, leaveAvailability } from '@vitrine/sales-room-client/api';
import type { GuideConsultations } from '@vitrine/sales-room-protocol';

/** Milliseconds before a call that failed is tried again. */
const RETRY_MS = 3_000;
/** Refusals that mean that nobody is signed in any more. */
const SIGNED_OUT: ReadonlySet<string> = new Set(['unauthenticated', 'session-expired']);

/**
 * Who asks in the shop, followed as long as the page is open. Each call says that the guide is still there and is answered as soon as
 * somebody asks, behind other tabs, too. A page that closes says so.
 */
export function useGuideConsultations(
  loaded: GuideConsultations,
  onSignedOut: () => void,
): { consultations: GuideConsultations; isLost: boolean; take: (next: GuideConsultations) => void } {
  const [consultations, setConsultations] = useState(loaded);
  const [isLost, setLost] = useState(false);
  const latest = useRef({ consultations, onSignedOut });
  useEffect(() => {
    latest.current = { consultations, onSignedOut };
  });
  useEffect(() => {
    let controller = new AbortController();
    const listen = async (signal: AbortSignal): Promise<void> => {
      const api = createGuideConsultationApi({ signal });
      while (!signal.aborted) {
        const known = latest.current.consultations.version;
        try {
          const next = await api.list(known);
          if (signal.aborted) return;
          setLost(false);
          // What the page has changed itself meanwhile is newer.
          if (latest.current.consultations.version === known && next.version !== known) {
            latest.current.consultations = next;
            setConsultations(next);
          }
        } catch (error) {
          if (signal.aborted) return;
          if (isRoomError(error) && SIGNED_OUT.has(error.code)) return latest.current.onSignedOut();
          setLost(true);
          await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
        }
      }
    };
    const leave = (): void => {
      controller.abort();
      if (latest.current.consultations.isAvailable) leaveAvailability();
    };
    // A page that comes back from the browser's cache goes on.
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      controller = new AbortController();
      void listen(controller.signal);
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    void listen(controller.signal);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
      leave();
    };
  }, []);
  return {
    consultations,
    isLost,
    take: (next) => {
      latest.current.consultations = next;
      setConsultations(next);
    },
  };
}
