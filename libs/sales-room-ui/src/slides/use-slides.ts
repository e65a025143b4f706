import { useAtom, useAtomValue } from 'jotai';
import type { RoomSlide } from '@vitrine/sales-room-protocol';
import { isGuideAtom, roomAtom } from '../room/room-atoms.ts';
import { guideSlideAtom, ownSlideAtom, shownSlideAtom, type SlidePosition } from '../room/screen-atoms.ts';
import { useRoomCommand } from '../room/use-room-command.ts';

export interface Slides {
  slides: readonly RoomSlide[];
  shown: SlidePosition;
  current: RoomSlide | undefined;
  isFollowing: boolean;
  /** The viewer may go to other slides. */
  canMove: boolean;
  /** A guide takes everybody along; a client looks around alone. */
  goTo(position: SlidePosition): void;
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
    goTo(position) {
      if (position.index < 0 || position.index >= slides.length) return;
      if (isGuide) void run(position);
      // Whoever comes to where the guide is follows again.
      else setOwn(position.index === guides.index && position.page === guides.page ? null : position);
    },
    backToGuide: () => setOwn(null),
  };
}
