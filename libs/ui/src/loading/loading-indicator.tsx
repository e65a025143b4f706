import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';

/** Times of the loading indicator in milliseconds. */
export const LOADING_INDICATOR = { throttle: 200, duration: 2000 } as const;
/** Milliseconds in which the full bar fades. */
const FADE_MS = 400;

export interface LoadingIndicatorProps {
  isLoading: boolean;
  label: string;
}

/**
 * A bar at the top edge: appears after 200 ms of loading, runs for 2000 ms and waits there for the end.
 * It stands outside all landmarks, so it is a live region.
 */
export function LoadingIndicator({ isLoading, label }: LoadingIndicatorProps): ReactNode {
  const [phase, setPhase] = useState<'hidden' | 'running' | 'finishing'>('hidden');
  useEffect(() => {
    if (isLoading) {
      const appear = setTimeout(() => setPhase('running'), LOADING_INDICATOR.throttle);
      return () => clearTimeout(appear);
    }
    setPhase((known) => (known === 'running' ? 'finishing' : known));
    return undefined;
  }, [isLoading]);
  // It fades to its end also while something else loads that is too short to be shown.
  useEffect(() => {
    if (phase !== 'finishing') return undefined;
    const fade = setTimeout(() => setPhase('hidden'), FADE_MS);
    return () => clearTimeout(fade);
  }, [phase]);
  if (phase === 'hidden') return null;
  return (
    <div
      className={classNames('v-loading-indicator', `v-loading-indicator--${phase}`)}
      {...(phase === 'running' ? { role: 'progressbar', 'aria-live': 'polite', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
