import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import type { RoomSlide } from '@vitrine/sales-room-protocol';
import { isGuideAtom, roomAtom } from '../room/room-atoms.ts';
import {
  guideSlideAtom,
  isScrollingAloneAtom,
  ownSlideAtom,
  shownSlideAtom,
  type SlidePosition,
  wantedSlideAtom,
} from '../room/screen-atoms.ts';
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
  /** Goes to the next slide or the one before, as seen from where it is going already. */
  step(by: 1 | -1): void;
  backToGuide(): void;
}

/** The slides and where this viewer is among them. */
export function useSlides(): Slides {
  const room = useAtomValue(roomAtom);
  const isGuide = useAtomValue(isGuideAtom);
  const shown = useAtomValue(shownSlideAtom);
  const guides = useAtomValue(guideSlideAtom);
  const [own, setOwn] = useAtom(ownSlideAtom);
  const setScrollingAlone = useSetAtom(isScrollingAloneAtom);
  const [wanted, setWanted] = useAtom(wantedSlideAtom);
  const { isAllowed, run } = useRoomCommand('slide.switch');
  const slides = room?.slides ?? [];
  const goTo = (position: SlidePosition): void => {
    if (position.index < 0 || position.index >= slides.length) return;
    if (isGuide) {
      setWanted(position);
      void run(position).finally(() => setWanted((latest) => (latest === position ? null : latest)));
    }
    // Whoever comes to where the guide is follows again.
    else setOwn(position.index === guides.index && position.page === guides.page ? null : position);
  };
  return {
    slides,
    shown,
    current: slides[shown.index],
    isFollowing: own === null || isGuide,
    canMove: slides.length > 1 && (isGuide ? isAllowed : true),
    goTo,
    step: (by) => goTo({ index: (wanted ?? shown).index + by, page: 1 }),
    backToGuide() {
      setOwn(null);
      setScrollingAlone(false);
    },
  };
}
