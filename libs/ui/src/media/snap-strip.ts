import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

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

const ease = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

/**
 * Scrolls in a given time: browsers choose their own for smooth scrolling. Whoever touches the strip takes over.
 * @returns Ends it where it is.
 */
function glide(strip: HTMLElement, by: number, duration: number): () => void {
  const from = strip.scrollLeft;
  let frame = 0;
  let since: number | undefined;
  const stop = () => {
    cancelAnimationFrame(frame);
    strip.style.removeProperty('scroll-snap-type');
    for (const type of ['pointerdown', 'wheel', 'touchstart']) strip.removeEventListener(type, stop);
  };
  const step = (now: number) => {
    since ??= now;
    const part = Math.min(1, (now - since) / duration);
    strip.scrollLeft = from + by * ease(part);
    if (part === 1) stop();
    else frame = requestAnimationFrame(step);
  };
  // Snapping would pull back each small step.
  strip.style.setProperty('scroll-snap-type', 'none');
  for (const type of ['pointerdown', 'wheel', 'touchstart']) strip.addEventListener(type, stop, { passive: true });
  frame = requestAnimationFrame(step);
  return stop;
}

/** Follows and moves a strip that scrolls by itself (CSS scroll snap), whichever way the text runs. `speed`: milliseconds of one movement; the browser's own without it. */
export function useSnapStrip(strip: RefObject<HTMLElement | null>, count: number, speed?: number): SnapStrip {
  const gliding = useRef<(() => void) | undefined>(undefined);
  const [position, setPosition] = useState({ index: 0, isAtStart: true, isAtEnd: count <= 1 });

  useEffect(() => () => gliding.current?.(), []);
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
      gliding.current?.();
      const left = distance(element, item) * (isRtl(element) ? -1 : 1);
      if (speed && !isStill) gliding.current = glide(element, left, speed);
      else element.scrollBy?.({ left, behavior: isStill ? 'auto' : 'smooth' });
    },
    [strip, count, speed],
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
