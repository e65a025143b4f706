import { type RefObject, useEffect } from 'react';

/** Pixels that a thumb moves without meaning a direction. */
const STEADY = 8;
/** Pixels at the top of a page where nothing goes away. */
const TOP = 112;

/** Marks an element with `data-away` while the page is scrolled down, until it is scrolled up again. */
export function useAwayWhileReading(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let last = window.scrollY;
    const look = () => {
      const now = window.scrollY;
      if (now > TOP && Math.abs(now - last) < STEADY) return;
      element.current?.toggleAttribute('data-away', now > TOP && now > last);
      last = now;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [element, isOn]);
}
