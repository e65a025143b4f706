import type { Name } from '../names.ts';

/** A command of a room, with all that is named after it. */
export interface RoomCommand extends Name {
  /** `bell.ring` */
  readonly command: string;
  /** What everybody is told: `bell.heard`. */
  readonly signal: string;
  /** The schema of its text: `bellRingTextSchema`. */
  readonly schema: string;
}
