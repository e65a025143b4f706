import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface SnapStrip {
  /** The item at the start edge. */
  index: number;
  /** Whole items in view. */
  inView: number;
  isAtStart: boolean;
  isAtEnd: boolean;
  /** `isInstant`: without a movement. */
  goTo: (index: number, isInstant?: boolean) => void;
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

/** What the strip shows at this moment. */
function look(strip: HTMLElement): Pick<SnapStrip, 'index' | 'inView' | 'isAtStart' | 'isAtEnd'> {
  const items = [...strip.children];
  const distances = items.map((item) => Math.abs(distance(strip, item)));
  const [first, second] = items;
  const pitch = first && second ? Math.abs(distance(strip, second) - distance(strip, first)) : 0;
  const width = first?.getBoundingClientRect().width ?? 0;
  const scrolled = Math.abs(strip.scrollLeft);
  return {
    index: Math.max(0, distances.indexOf(Math.min(...distances))),
    inView: pitch > 0 ? Math.max(1, Math.floor((strip.clientWidth + pitch - width + 1) / pitch)) : 1,
    isAtStart: scrolled < 4,
    isAtEnd: scrolled + strip.clientWidth >= strip.scrollWidth - 4,
  };
}

const FORGETTING = ['pointerdown', 'wheel', 'touchstart', 'keydown', 'scrollend'];
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
  const [position, setPosition] = useState({ index: 0, inView: 1, isAtStart: true, isAtEnd: count <= 1 });
  /** Where it is going: a further step starts from there, not from what passes by. */
  const wanted = useRef<number>(undefined);

  useEffect(() => () => gliding.current?.(), []);
  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    let frame = 0;
    const read = () => {
      const next = look(element);
      if (next.index === wanted.current) wanted.current = undefined;
      setPosition((known) =>
        known.index === next.index && known.inView === next.inView && known.isAtStart === next.isAtStart && known.isAtEnd === next.isAtEnd
          ? known
          : next,
      );
    };
    const forget = () => {
      wanted.current = undefined;
    };
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(read);
    };
    schedule();
    element.addEventListener('scroll', schedule, { passive: true });
    // Whoever scrolls by hand goes elsewhere.
    for (const type of FORGETTING) element.addEventListener(type, forget, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(schedule);
    observer?.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', schedule);
      for (const type of FORGETTING) element.removeEventListener(type, forget);
      observer?.disconnect();
    };
  }, [strip, count]);

  const goTo = useCallback(
    (index: number, isInstant = false) => {
      const element = strip.current;
      if (!element) return;
      // The last ones come into view together.
      const place = Math.min(Math.max(index, 0), Math.max(0, count - look(element).inView));
      const item = element.children[place];
      if (!item) return;
      wanted.current = place;
      const isStill = isInstant || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
      gliding.current?.();
      const left = distance(element, item) * (isRtl(element) ? -1 : 1);
      if (speed && !isStill) gliding.current = glide(element, left, speed);
      else element.scrollBy?.({ left, behavior: isStill ? 'instant' : 'smooth' });
    },
    [strip, count, speed],
  );

  const page = useCallback(
    (direction: 1 | -1) => {
      const element = strip.current;
      if (!element) return;
      const { index, inView } = look(element);
      goTo((wanted.current ?? index) + direction * inView);
    },
    [strip, goTo],
  );

  return { ...position, goTo, page };
}
