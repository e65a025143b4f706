import { useEffect } from 'react';

/** Milliseconds between two looks whether a page can be had again. */
export const RELOAD_INTERVAL_MS = 2_000;

/** Statuses that pass by themselves: a process that is being started again. */
const PASSING: readonly number[] = [502, 503];

/** On a page that could not be had for a moment: looks again and again, and loads it as soon as it is there. */
export function useReloadWhenAvailable(status: number): void {
  useEffect(() => {
    if (!PASSING.includes(status)) return undefined;
    const end = new AbortController();
    const look = async (): Promise<void> => {
      const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal: end.signal }).catch(() => undefined);
      if (answer !== undefined && answer.status < 500 && !end.signal.aborted) window.location.reload();
    };
    const timer = setInterval(() => void look(), RELOAD_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      end.abort();
    };
  }, [status]);
}
