import { useEffect, useState } from 'react';
import { isPrefetchAllowed } from '@vitrine/routing/react-router';

/** Longest wait for a quiet moment, in milliseconds. */
const IDLE_TIMEOUT_MS = 4_000;

interface WhenNearOptions<Found> {
  isWanted: boolean;
  /** Stays the same function for as long as the answer does. A failure is no news. */
  load: (signal: AbortSignal) => Promise<Found | null>;
  /** How far ahead of the screen it is asked for, such as `600px`. */
  ahead?: string | undefined;
}

/** What is known once a place is near the screen and the page is quiet; null until then. Nobody's line is used for it who spares theirs. */
export function useWhenNear<Found>(
  placeRef: { readonly current: HTMLElement | null },
  { isWanted, load, ahead = '0px' }: WhenNearOptions<Found>,
): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    const place = placeRef.current;
    if (!isWanted || place === null || typeof IntersectionObserver === 'undefined' || !isPrefetchAllowed()) return;
    const controller = new AbortController();
    const begin = async (): Promise<void> => {
      const answer = await load(controller.signal);
      if (answer !== null && !controller.signal.aborted) setFound(answer);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        const start = (): void => void begin().catch(() => undefined);
        if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
        else setTimeout(start, 1);
      },
      { rootMargin: ahead },
    );
    observer.observe(place);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [placeRef, isWanted, load, ahead]);
  return found;
}
