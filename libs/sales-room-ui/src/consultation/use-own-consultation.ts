import { useEffect, useRef, useState } from 'react';
import { createConsultationApi } from '@vitrine/sales-room-client/api';
import type { ConsultationStatus } from '@vitrine/sales-room-protocol';

/** Milliseconds before a call that failed is tried again. */
const RETRY_MS = 3_000;

/**
 * Where this browser's own request stands, followed while it waits. Each call is answered as soon as something has changed, so that
 * a page in the background goes on in time, too.
 */
export function useOwnConsultation(loaded: ConsultationStatus | null): { status: ConsultationStatus | null; isLost: boolean } {
  const [{ from, status }, setStatus] = useState({ from: loaded, status: loaded });
  const [isLost, setLost] = useState(false);
  // A page that was loaded anew knows better.
  if (from !== loaded) setStatus({ from: loaded, status: loaded });
  const version = useRef(status?.version);
  useEffect(() => {
    version.current = status?.version;
  });
  const isWaiting = status?.request?.state === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    const controller = new AbortController();
    const { signal } = controller;
    const api = createConsultationApi({ signal });
    const follow = async (): Promise<void> => {
      while (!signal.aborted) {
        try {
          const next = await api.own(version.current);
          if (signal.aborted) return;
          version.current = next.version;
          setLost(false);
          setStatus((current) => ({ ...current, status: next }));
        } catch {
          if (signal.aborted) return;
          setLost(true);
          await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
        }
      }
    };
    void follow();
    return () => controller.abort();
  }, [isWaiting]);
  return { status, isLost };
}
