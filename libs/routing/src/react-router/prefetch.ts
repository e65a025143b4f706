import { useEffect, useState, useSyncExternalStore } from 'react';

/** How long after its first rendering a link may be prefetched without being touched, in milliseconds. */
const DEFERRED_PREFETCH_DELAY_MS = 1_000;

/** What is read of the Network Information API, which TypeScript's DOM types lack. */
export interface ConnectionInformation {
  readonly effectiveType?: string | undefined;
  readonly saveData?: boolean | undefined;
}

interface ObservedConnection extends ConnectionInformation {
  addEventListener?: (type: 'change', listener: () => void) => void;
  removeEventListener?: (type: 'change', listener: () => void) => void;
}

const connection = (): ObservedConnection | undefined => (navigator as Navigator & { connection?: ObservedConnection }).connection;

/** Whether loading ahead is welcome: not on a very slow connection, and not where the visitor saves data. */
export function allowsPrefetch(information: ConnectionInformation | undefined): boolean {
  return information?.saveData !== true && information?.effectiveType !== 'slow-2g' && information?.effectiveType !== '2g';
}

/** The same of this browser, now. */
export const isPrefetchAllowed = (): boolean => allowsPrefetch(connection());

const subscribe = (notify: () => void): (() => void) => {
  const observed = connection();
  observed?.addEventListener?.('change', notify);
  return () => observed?.removeEventListener?.('change', notify);
};

/** React Router's `prefetch` values in use: never, on hover and focus, or as soon as the link is in view. */
export type LinkPrefetch = 'none' | 'intent' | 'viewport';

/** How a link loads ahead: on hover and focus; where `deferred`, also once it is in view and a second has passed. */
export function useLinkPrefetch({ deferred }: { deferred: boolean }): LinkPrefetch {
  const isAllowed = useSyncExternalStore(subscribe, isPrefetchAllowed, () => true);
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!deferred || !isAllowed) return undefined;
    const timer = setTimeout(() => setIsDue(true), DEFERRED_PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [deferred, isAllowed]);
  if (!isAllowed) return 'none';
  return deferred && isDue ? 'viewport' : 'intent';
}
