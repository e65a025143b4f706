import { useCallback, useState } from 'react';

/**
 * Puts an area that scrolls into the order of the Tab key, as long as it has something to scroll and nothing inside
 * that takes the focus: otherwise a keyboard could not reach its end.
 */
export function useScrollable<Area extends HTMLElement>(): {
  ref: (area: Area | null) => (() => void) | undefined;
  tabIndex: 0 | undefined;
} {
  const [isStop, setIsStop] = useState(false);
  const ref = useCallback((area: Area | null) => {
    if (!area || typeof ResizeObserver === 'undefined') return undefined;
    const look = () => {
      const overflows = area.scrollHeight > area.clientHeight + 1 || area.scrollWidth > area.clientWidth + 1;
      setIsStop(
        overflows &&
          !area.querySelector(
            'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])',
          ),
      );
    };
    const sizes = new ResizeObserver(look);
    const watch = () => {
      sizes.disconnect();
      sizes.observe(area);
      for (const child of area.children) sizes.observe(child);
      look();
    };
    const contents = new MutationObserver(watch);
    contents.observe(area, { childList: true, subtree: true });
    watch();
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, []);
  return { ref, tabIndex: isStop ? 0 : undefined };
}
