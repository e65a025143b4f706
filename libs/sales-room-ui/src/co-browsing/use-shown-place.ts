import type { SlideScroll } from '@vitrine/sales-room-protocol';
import { useSlides } from '../slides/use-slides.ts';

/** Which slide, and which page of it, a place is on. */
export type ShownPlace = Pick<SlideScroll, 'sectionId' | 'page'>;

/** The slide that is on the screen for everybody; null while the viewer looks at another one. */
export function useShownPlace(): ShownPlace | null {
  const { current, shown, isFollowing } = useSlides();
  return current === undefined || !isFollowing ? null : { sectionId: current.sectionId, page: shown.page };
}
