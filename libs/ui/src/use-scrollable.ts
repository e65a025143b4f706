import { type ReactNode, useCallback, useState } from 'react';

/**
 * Puts an area that scrolls into the order of the Tab key, as long as it has something to scroll and nothing inside
 * that takes the focus: otherwise a keyboard could not reach its end.
 * @param label What the area is called where the Tab key stops at it; what takes the focus has a role and a name.
 */
export function useScrollable<Area extends HTMLElement>(
  label?: ReactNode,
): {
  ref: (area: Area | null) => (() => void) | undefined;
  tabIndex: 0 | undefined;
  role: 'region' | undefined;
  'aria-label': string | undefined;
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
  const name = isStop && typeof label === 'string' && label !== '' ? label : undefined;
  return { ref, tabIndex: isStop ? 0 : undefined, role: name === undefined ? undefined : 'region', 'aria-label': name };
}
