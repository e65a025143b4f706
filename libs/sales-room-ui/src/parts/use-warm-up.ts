import { useEffect } from 'react';
import { isPrefetchAllowed } from '@vitrine/routing/react-router';

const TOUCHES = ['pointerdown', 'pointermove', 'keydown'] as const;

/** Milliseconds after which a page that is never at rest counts as resting. */
const LONGEST_UNREST = 3_000;
/** Milliseconds of rest where a browser doesn't tell. */
const ASSUMED_UNREST = 500;

/** Calls back once the page is drawn and at rest. Gives a function that takes it back. */
function atRest(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, ASSUMED_UNREST);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: LONGEST_UNREST });
  return () => cancelIdleCallback(handle);
}

/**
 * Loads code ahead of its use, once: with the page's first touch, or before that at rest, where loading ahead is welcome.
 * @param load Stays the same function. What fails is tried again where it is used.
 * @param isDue Whether the page stands that the code is for.
 */
export function useWarmUp(load: () => Promise<unknown>, isDue = true): void {
  useEffect(() => {
    if (!isDue) return undefined;
    const end = new AbortController();
    const warmUp = (): void => {
      end.abort();
      load().catch(() => undefined);
    };
    for (const touch of TOUCHES) document.addEventListener(touch, warmUp, { signal: end.signal, passive: true, capture: true });
    if (isPrefetchAllowed()) end.signal.addEventListener('abort', atRest(warmUp));
    return () => end.abort();
  }, [load, isDue]);
}
