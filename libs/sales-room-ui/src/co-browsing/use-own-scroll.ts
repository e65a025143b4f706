import { type RefObject, useEffect } from 'react';
import { isField, type ScrollFollower } from './scroll-follower.ts';
import type { SlideElement } from './slide-element.ts';

/** Keys that scroll a slide, or do something on it; the others are the room's shortcuts. */
const KEYS = new Set(['Tab', 'Enter', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

interface OwnScroll {
  isOn: boolean;
  /** What is touched is pointed at: that is no scrolling. */
  isPointing: boolean;
  onOwn: () => void;
}

/** Calls back the moment that a viewer scrolls, touches the slide, uses its keys, or writes in a field. */
export function useOwnScroll(
  { areaOf, slideOf }: SlideElement,
  follower: RefObject<ScrollFollower | null>,
  { isOn, isPointing, onOwn }: OwnScroll,
): void {
  useEffect(() => {
    const area = areaOf();
    if (!isOn || area === null) return undefined;
    const end = new AbortController();
    const options = { capture: true, passive: true, signal: end.signal };
    const isOnSlide = ({ target }: Event): boolean => target instanceof Node && slideOf()?.contains(target) === true;
    area.addEventListener('wheel', (event) => isOnSlide(event) && onOwn(), options);
    if (!isPointing) area.addEventListener('pointerdown', (event) => isOnSlide(event) && onOwn(), options);
    if (!isPointing) area.addEventListener('keydown', (event) => KEYS.has(event.key) && isOnSlide(event) && onOwn(), options);
    // The slide itself has the focus when somebody has just asked to be taken along.
    const isInside = (event: Event): boolean => isOnSlide(event) && event.target !== slideOf();
    document.addEventListener('focusin', (event) => (isField(event.target) || isInside(event)) && onOwn(), options);
    // Such as the cursor of a screen reader, which is neither a finger nor a key.
    const scrolled = (): void => {
      const slide = slideOf();
      if (slide !== null && follower.current?.isMovedByOthers(slide) === true) onOwn();
    };
    area.addEventListener('scroll', (event) => event.target === slideOf() && scrolled(), options);
    scrolled();
    return () => end.abort();
  }, [areaOf, slideOf, follower, isOn, isPointing, onOwn]);
}
