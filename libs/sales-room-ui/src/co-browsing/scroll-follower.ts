import type { SlideScroll } from '@vitrine/sales-room-protocol';
import { scrollTopFor } from './anchors.ts';

/** The part of the way that is scrolled with each picture. */
const PART = 0.22;
/** Milliseconds after which somebody who had a dialog or a field open is looked at again. */
const AGAIN_MS = 250;
/** CSS pixels that a browser rounds by. */
const ROUNDING = 2;

const OVERLAYS = '[role=dialog], [role=alertdialog], dialog[open], [role=menu], [role=listbox]';
const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable=true], [role=textbox], [role=combobox]';

/** Whether an element is one in which somebody writes or chooses. */
export const isField = (target: EventTarget | null): boolean => target instanceof Element && target.matches(FIELDS);

/** Nobody is scrolled away from what they have open or write in. */
const isOccupied = (): boolean => isField(document.activeElement) || document.querySelector(OVERLAYS) !== null;

const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where to: as a guide has shared it. */
export type ScrollTarget = Pick<SlideScroll, 'anchor' | 'offset' | 'line'>;

/** Scrolls the slide to where it is wanted, and knows its own scrolling from anybody else's. */
export interface ScrollFollower {
  /** Scrolls there, smoothly where the viewer does not mind. */
  to(target: ScrollTarget): void;
  /** The slide has another size or content: what is wanted may be elsewhere. */
  refresh(): void;
  /** Whether the slide stands where this has not put it, and not since its layout moved. */
  isMovedByOthers(slide: HTMLElement): boolean;
  stop(): void;
}

/** See {@link ScrollFollower}. `slideNow` gives the slide on the screen. */
export function createScrollFollower(slideNow: () => HTMLElement | null): ScrollFollower {
  let wanted: ScrollTarget | undefined;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen: { slide: HTMLElement; top: number; height: number; range: number } | undefined;

  const look = (slide: HTMLElement): void => {
    seen = { slide, top: slide.scrollTop, height: slide.clientHeight, range: slide.scrollHeight };
  };
  const isLaidOutAsSeen = (slide: HTMLElement): boolean =>
    seen?.slide === slide && seen.height === slide.clientHeight && seen.range === slide.scrollHeight;
  const schedule = (): void => {
    clearTimeout(timer);
    if (frame === 0) frame = requestAnimationFrame(step);
  };
  function step(): void {
    frame = 0;
    const slide = slideNow();
    if (wanted === undefined || slide === null) return;
    if (isOccupied()) {
      timer = setTimeout(schedule, AGAIN_MS);
      return;
    }
    const top = scrollTopFor(slide, wanted);
    const way = top === undefined ? 0 : top - slide.scrollTop;
    if (top === undefined || Math.abs(way) < 1) return;
    const before = slide.scrollTop;
    const isLast = isMotionReduced() || Math.abs(way) <= ROUNDING;
    slide.scrollTo({ top: isLast ? top : before + Math.sign(way) * Math.max(1, Math.abs(way) * PART), behavior: 'instant' });
    look(slide);
    if (!isLast && slide.scrollTop !== before) schedule();
  }
  return {
    to(target) {
      wanted = target;
      schedule();
    },
    refresh() {
      const slide = slideNow();
      if (slide !== null && !isLaidOutAsSeen(slide)) look(slide);
      if (wanted !== undefined) schedule();
    },
    isMovedByOthers(slide) {
      const isMoved = isLaidOutAsSeen(slide) && Math.abs(slide.scrollTop - (seen?.top ?? 0)) > ROUNDING;
      look(slide);
      return isMoved;
    },
    stop() {
      wanted = undefined;
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
