import type { SharedScroll } from '@vitrine/sales-room-protocol';
import type { RoomEffect } from './effects.ts';
import type { AppointmentRecord } from './records.ts';

/** Rooms whose position is kept; of more the one that stood still longest is forgotten. */
const LIMIT = 10_000;

/**
 * The last scroll position of each room, for those who come later. It stands in no database: it changes many times a
 * second, and without it somebody only begins at the top of the slide.
 */
export interface ScrollPositions {
  /** Keeps a position that a guide has shared, at this server or another. */
  keep(appointmentId: string, position: SharedScroll): void;
  /** A slide begins at its top whenever it is shown anew. */
  applyEffects(appointmentId: string, effects: readonly RoomEffect[]): void;
  /** The position on the slide that is shown; undefined where its guide has not scrolled. */
  of(appointment: ShownSlide & Pick<AppointmentRecord, 'id'>): SharedScroll | undefined;
}

/** What says which slide, and which page of it, is shown. */
type ShownSlide = Pick<AppointmentRecord, 'definition' | 'currentSlide' | 'currentSlidePage'>;

/** Whether a place is on the slide and page that are shown now. */
export function isOnShownSlide(
  { definition, currentSlide, currentSlidePage }: ShownSlide,
  { sectionId, page }: Pick<SharedScroll, 'sectionId' | 'page'>,
): boolean {
  return definition.slides[currentSlide]?.sectionId === sectionId && currentSlidePage === page;
}

/** See {@link ScrollPositions}. */
export function createScrollPositions(limit = LIMIT): ScrollPositions {
  const positions = new Map<string, SharedScroll>();
  return {
    keep(appointmentId, position) {
      positions.delete(appointmentId);
      positions.set(appointmentId, position);
      const [stillest] = positions.keys();
      if (positions.size > limit && stillest !== undefined) positions.delete(stillest);
    },
    applyEffects(appointmentId, effects) {
      if (effects.some(({ type }) => type === 'slide' || type === 'slides')) positions.delete(appointmentId);
    },
    of(appointment) {
      const position = positions.get(appointment.id);
      return position !== undefined && isOnShownSlide(appointment, position) ? position : undefined;
    },
  };
}
