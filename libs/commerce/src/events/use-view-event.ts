import { useEffect } from 'react';
import { type ShopEvent, useTellEvent } from '@vitrine/app-shell';

/** Tells once that something is on the screen. @param key Of what is shown: another one is told of again. @param event Made only then; undefined tells nothing. */
export function useViewEvent(key: string, event: () => ShopEvent | undefined): void {
  const tell = useTellEvent();
  useEffect(() => {
    const made = event();
    if (made !== undefined) tell(made);
    // A view is one view, however often it is drawn.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, tell]);
}
