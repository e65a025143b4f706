import { useCallback, useEffect, useState, type RefObject } from 'react';

interface SnapStrip {
  /** The item at the start edge. */
  index: number;
  isAtStart: boolean;
  isAtEnd: boolean;
  goTo: (index: number) => void;
  /** Moves by the number of items in view. */
  page: (direction: 1 | -1) => void;
}

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

/** Distance of an item from the strip's start edge, in the direction of reading. */
function distance(strip: HTMLElement, item: Element): number {
  const stripBox = strip.getBoundingClientRect();
  const box = item.getBoundingClientRect();
  return isRtl(strip) ? stripBox.right - box.right : box.left - stripBox.left;
}

/** Follows and moves a strip that scrolls by itself (CSS scroll snap), whichever way the text runs. */
export function useSnapStrip(strip: RefObject<HTMLElement | null>, count: number): SnapStrip {
  const [position, setPosition] = useState({ index: 0, isAtStart: true, isAtEnd: count <= 1 });

  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    let frame = 0;
    const read = () => {
      const distances = [...element.children].map((item) => Math.abs(distance(element, item)));
      const index = distances.indexOf(Math.min(...distances));
      const scrolled = Math.abs(element.scrollLeft);
      const next = { index: Math.max(0, index), isAtStart: scrolled < 4, isAtEnd: scrolled + element.clientWidth >= element.scrollWidth - 4 };
      setPosition((known) => (known.index === next.index && known.isAtStart === next.isAtStart && known.isAtEnd === next.isAtEnd ? known : next));
    };
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(read);
    };
    schedule();
    element.addEventListener('scroll', schedule, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(schedule);
    observer?.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', schedule);
      observer?.disconnect();
    };
  }, [strip, count]);

  const goTo = useCallback(
    (index: number) => {
      const element = strip.current;
      const item = element?.children[Math.min(Math.max(index, 0), count - 1)];
      if (!element || !item) return;
      const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
      element.scrollBy?.({ left: distance(element, item) * (isRtl(element) ? -1 : 1), behavior: isStill ? 'auto' : 'smooth' });
    },
    [strip, count],
  );

  const page = useCallback(
    (direction: 1 | -1) => {
      const element = strip.current;
      const item = element?.children[0];
      if (!element || !item) return;
      const inView = Math.max(1, Math.floor(element.clientWidth / Math.max(1, item.getBoundingClientRect().width)));
      goTo(position.index + direction * inView);
    },
    [strip, goTo, position.index],
  );

  return { ...position, goTo, page };
}
