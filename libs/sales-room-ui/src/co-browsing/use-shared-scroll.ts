import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { roomClientAtom } from '../room/room-atoms.ts';
import { readScroll } from './anchors.ts';
import type { SlideElement } from './slide-element.ts';
import { throttle } from './throttle.ts';
import type { ShownPlace } from './use-shown-place.ts';

/** Milliseconds between two scroll positions that are sent: ten a second. */
const INTERVAL_MS = 100;

/** Tells the room where the guide in control scrolls to. What is lost is made up for by the next. */
export function useSharedScroll({ areaOf, slideOf }: SlideElement, place: ShownPlace | null, isLeading: boolean): void {
  const client = useAtomValue(roomClientAtom);
  const [sectionId, page] = [place?.sectionId, place?.page];
  useEffect(() => {
    const area = areaOf();
    if (!isLeading || client === null || area === null || sectionId === undefined || page === undefined) return undefined;
    const share = throttle((slide: HTMLElement) => {
      void client.send('slide.scroll', { sectionId, page, ...readScroll(slide, sectionId) }).catch(() => undefined);
    }, INTERVAL_MS);
    const scrolled = ({ target }: Event): void => {
      const slide = slideOf();
      if (slide !== null && target === slide) share(slide);
    };
    // Scrolling does not bubble, and the slide is another element with each slide.
    area.addEventListener('scroll', scrolled, { capture: true, passive: true });
    return () => {
      share.cancel();
      area.removeEventListener('scroll', scrolled, { capture: true });
    };
  }, [client, areaOf, slideOf, isLeading, sectionId, page]);
}
