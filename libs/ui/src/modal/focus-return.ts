import { useEffect, useState } from 'react';

/** The uppermost layer that is open: a dialog, or a panel that lies over the page. */
function uppermostLayer(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')].findLast(
    (layer) => layer.closest('[inert]') === null && layer.isConnected,
  );
}

/** What has the focus, and all that it is in. */
function focusedLineage(): HTMLElement[] {
  const lineage: HTMLElement[] = [];
  for (let element = document.activeElement; element instanceof HTMLElement && element !== document.body; element = element.parentElement)
    lineage.push(element);
  return lineage;
}

/**
 * Gives the focus back when the layer that uses this goes away, where nothing else has taken it: one that opens by itself
 * over another has no button to go back to, what had the focus may still be inert at that moment, or be gone with what
 * the layer was about; then what it was in takes it. Without a focus no key would reach the layer below.
 */
export function useFocusReturn(): void {
  const [before] = useState(() => (typeof document === 'undefined' ? [] : focusedLineage()));
  useEffect(
    () => () => {
      // The overlay library tries first, in the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement !== null && document.activeElement !== document.body) return;
          const heir = before.find(
            (element, index) => element.isConnected && (index === 0 || element.tabIndex >= 0) && element.closest('[inert]') === null,
          );
          (heir ?? uppermostLayer())?.focus({ preventScroll: true });
        }),
      );
    },
    [before],
  );
}
