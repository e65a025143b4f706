import type { RoomSlide } from '@vitrine/sales-room-protocol';
import { useAtom, useAtomValue } from 'jotai';
import { isGuideAtom, roomAtom } from '../room/room-atoms.ts';
import { guideSlideAtom, ownSlideAtom, shownSlideAtom, type SlidePlace } from '../room/screen-atoms.ts';
import { useRoomCommand } from '../room/use-room-command.ts';

export interface Slides {
  slides: readonly RoomSlide[];
  shown: SlidePlace;
  current: RoomSlide | undefined;
  isFollowing: boolean;
  /** The viewer may go to other slides. */
  canMove: boolean;
  /** A guide takes everybody along; a client looks around alone. */
  goTo(place: SlidePlace): void;
  backToGuide(): void;
}

/** The slides and where this viewer is among them. */
export function useSlides(): Slides {
  const room = useAtomValue(roomAtom);
  const isGuide = useAtomValue(isGuideAtom);
  const shown = useAtomValue(shownSlideAtom);
  const guides = useAtomValue(guideSlideAtom);
  const [own, setOwn] = useAtom(ownSlideAtom);
  const { isAllowed, run } = useRoomCommand('slide.switch');
  const slides = room?.slides ?? [];
  return {
    slides,
    shown,
    current: slides[shown.index],
    isFollowing: own === null || isGuide,
    canMove: slides.length > 1 && (isGuide ? isAllowed : true),
    goTo(place) {
      if (place.index < 0 || place.index >= slides.length) return;
      if (isGuide) void run(place);
      // Whoever comes to where the guide is follows again.
      else setOwn(place.index === guides.index && place.page === guides.page ? null : place);
    },
    backToGuide: () => setOwn(null),
  };
}
