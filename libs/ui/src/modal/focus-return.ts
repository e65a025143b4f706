import { useEffect, useState } from 'react';

/** The uppermost layer that is open: a dialog, or a panel that lies over the page. */
function uppermostLayer(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')].findLast((layer) => layer.closest('[inert]') === null && layer.isConnected);
}

/**
 * Gives the focus back when the layer that uses this goes away, where nothing else has taken it: one that opens by itself
 * over another has no button to go back to, and what had the focus may still be inert at that moment. Without a focus no
 * key would reach the layer below.
 */
export function useFocusReturn(): void {
  const [before] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  useEffect(
    () => () => {
      // The overlay library tries first, in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(() => {
        if (document.activeElement !== null && document.activeElement !== document.body) return;
        const isReachable = before instanceof HTMLElement && before !== document.body && before.isConnected && before.closest('[inert]') === null;
        (isReachable ? before : uppermostLayer())?.focus({ preventScroll: true });
      }));
    },
    [before],
  );
}
