import { type RefObject, useMemo } from 'react';

/** The slide on the screen, as it is now, and the area that it stands in. */
export interface SlideElement {
  areaOf(): HTMLElement | null;
  slideOf(): HTMLElement | null;
}

/** The slide beside an element. */
export function useSlideElement(beside: RefObject<HTMLElement | null>): SlideElement {
  return useMemo(() => {
    const areaOf = (): HTMLElement | null => beside.current?.parentElement ?? null;
    return { areaOf, slideOf: () => areaOf()?.querySelector<HTMLElement>('.v-slide') ?? null };
  }, [beside]);
}
