import { useEffect, useRef } from 'react';

/**
 * Tells when somebody has allowed, in the browser's own settings, what was refused before: the page need not be loaded again.
 * Only a change counts. A browser that has the permission and still refuses, as where the system withholds it, is not asked
 * again and again.
 */
export function usePermissionGrant(name: 'camera' | 'microphone', isRefused: boolean, onGranted: () => void): void {
  const tell = useRef(onGranted);
  useEffect(() => {
    tell.current = onGranted;
  });
  useEffect(() => {
    const stop = new AbortController();
    // Some browsers don't know these names: then there is the button.
    if (isRefused)
      navigator.permissions
        ?.query({ name })
        .then((status) => {
          const look = () => {
            if (status.state === 'granted') tell.current();
          };
          if (!stop.signal.aborted) status.addEventListener('change', look, { signal: stop.signal });
        })
        .catch(() => undefined);
    return () => stop.abort();
  }, [name, isRefused]);
}
