import type { Pen } from '../pen.ts';

/** What a drawing is told about the article it shows. */
export interface Look {
  /** Which model of its kind. */
  readonly shape: string;
  /** Main color, as hex. */
  readonly main: string;
  /** Second color, as hex; drawings that have no second part ignore it. */
  readonly accent: string;
  /** Name of the main paint, for what depends on the material (clear glass, brass). */
  readonly paint: string;
}

/** Where the object rests, which decides the settings it can be shown in. */
export type Rest = 'table' | 'floor' | 'wall' | 'ceiling';

/**
 * A finished object. It stands on y = 0 with its middle at x = 0 (table, floor), is centred
 * on the origin (wall), or hangs down from y = 0 (ceiling). Sizes are drawing units; the
 * studio fits the object to the sheet.
 */
export interface Drawing {
  readonly body: string;
  readonly width: number;
  readonly height: number;
  readonly rest: Rest;
  /** Where a wall piece is used: on a wall (default), a clothes rail, a desk, or the floor. */
  readonly home?: 'rail' | 'desk' | 'floor';
  /** Lets so much light through that it casts hardly a shadow. */
  readonly airy?: boolean;
  /** Wall pieces whose middle is not the origin: how far to move them down. */
  readonly lift?: number;
  /** Half the width of what touches the ground, for the contact shadow. */
  readonly foot: number;
  /** How it touches the ground: a round foot (default), a flat edge, or legs at these offsets. */
  readonly ground?: 'flat' | readonly number[];
  /** Where a close-up looks, relative to the box: 0..1 from the left and from the top. */
  readonly focus?: readonly [number, number];
  /** Real height in centimetres, so that a mug beside a vase has the right size. */
  readonly tall: number;
  /** Light that the object itself gives: offset from its base, radius, color. */
  readonly shine?: { readonly x: number; readonly y: number; readonly r: number; readonly color: string };
}

/** Draws one kind of article. */
export type Draw = (pen: Pen, look: Look) => Drawing;
