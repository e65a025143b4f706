import { lit, mix, shaded } from './color.ts';
import { ellipsePath, type Point, polyline, sample } from './curves.ts';
import { n, type Pen } from './pen.ts';
import { airbrush, fill, glow, within } from './shading.ts';

/** How a surface takes the light. */
export type Finish = 'matte' | 'satin' | 'gloss' | 'metal' | 'glass' | 'paper' | 'glow';

/** What a turned object (vase, mug, lamp foot) is made of. */
export interface Lathe {
  /** Radius and height of the outline, from the foot up; y is negative upwards. A point given twice is an edge. */
  readonly profile: readonly Point[];
  readonly color: string;
  readonly finish: Finish;
  /** Height of an ellipse relative to its width, as the camera looks down a little. */
  readonly tilt?: number;
  /** Shows the opening at the top with this color inside; closed when absent. */
  readonly inside?: string;
  /** Thickness of the wall at the rim. */
  readonly wall?: number;
  /** Drawn on the body before it is shaded (glaze bands, speckles, ribs). */
  readonly decoration?: (outline: string, at: (share: number, y: number) => number) => string;
}

interface Outline {
  readonly path: string;
  readonly points: readonly Point[];
  readonly widest: number;
  readonly top: Point;
  readonly foot: Point;
}

/** The silhouette of a turned object. */
function outlineOf(profile: readonly Point[], tilt: number): Outline {
  const points = sample(profile, 7);
  const foot = points[0] ?? [0, 0];
  const top = points[points.length - 1] ?? [0, 0];
  const right = polyline(points).slice(1);
  const left = polyline([...points].reverse().map(([x, y]): Point => [-x, y])).slice(1);
  const path =
    `M${n(-foot[0])} ${n(foot[1])}A${n(foot[0])} ${n(foot[0] * tilt)} 0 0 0 ${right}` + `A${n(top[0])} ${n(top[0] * tilt)} 0 0 0 ${left}Z`;
  return { path, points, widest: Math.max(...points.map(([x]) => x)), top, foot };
}

/** A line that follows the outline at a share of its radius: -1 is the left edge, 0 the middle, 1 the right edge. */
function contour(points: readonly Point[], share: number, from = 0, to = 1): string {
  const start = Math.floor((points.length - 1) * from);
  const end = Math.ceil((points.length - 1) * to);
  return polyline(points.slice(start, end + 1).map(([x, y]): Point => [x * share, y]));
}

function bodyPaint(pen: Pen, color: string, finish: Finish, r: number): string {
  if (finish === 'metal') {
    return pen.linear(-r, 0, r, 0, [
      [0, shaded(color, 0.62)],
      [0.1, shaded(color, 0.3)],
      [0.24, lit(color, 0.65)],
      [0.33, lit(color, 0.2)],
      [0.52, shaded(color, 0.3)],
      [0.7, shaded(color, 0.55)],
      [0.84, shaded(color, 0.12)],
      [0.93, lit(color, 0.3)],
      [1, shaded(color, 0.5)],
    ]);
  }
  if (finish === 'glow') {
    return pen.linear(-r, 0, r, 0, [
      [0, shaded(color, 0.14)],
      [0.25, lit(color, 0.3)],
      [0.5, lit(color, 0.75)],
      [0.75, lit(color, 0.3)],
      [1, shaded(color, 0.16)],
    ]);
  }
  return pen.linear(-r, 0, r, 0, [
    [0, shaded(color, 0.14)],
    [0.26, lit(color, 0.22)],
    [0.5, color],
    [0.8, shaded(color, 0.26)],
    [1, shaded(color, 0.42)],
  ]);
}

function shade(points: readonly Point[], color: string, finish: Finish, r: number): string {
  const dark = shaded(color, 0.85);
  const parts: string[] = [];
  if (finish === 'glow') {
    parts.push(
      airbrush(contour(points, 1), shaded(color, 0.5), r * 0.35, 0.16),
      airbrush(contour(points, -1), shaded(color, 0.5), r * 0.3, 0.12),
    );
    return parts.join('');
  }
  if (finish === 'glass') {
    parts.push(
      airbrush(contour(points, 1), dark, r * 0.2, 0.3, 6),
      airbrush(contour(points, -1), dark, r * 0.16, 0.24, 6),
      airbrush(contour(points, -0.72, 0.08, 0.92), '#ffffff', r * 0.1, 0.6, 5),
      airbrush(contour(points, 0.8, 0.12, 0.7), '#ffffff', r * 0.06, 0.42, 4),
    );
    return parts.join('');
  }
  parts.push(
    airbrush(contour(points, 1.02), dark, r * 0.95, finish === 'metal' ? 0.3 : 0.4),
    airbrush(contour(points, -1.02), dark, r * 0.36, 0.22),
  );
  if (finish === 'matte' || finish === 'paper') parts.push(airbrush(contour(points, -0.46, 0.04, 0.96), '#fff6e8', r * 0.62, 0.2));
  if (finish === 'satin')
    parts.push(
      airbrush(contour(points, -0.48, 0.06, 0.94), '#fff8ee', r * 0.38, 0.34),
      airbrush(contour(points, 0.93, 0.05, 0.9), '#fff3e2', r * 0.07, 0.16, 5),
    );
  if (finish === 'gloss') {
    parts.push(
      airbrush(contour(points, -0.5, 0.08, 0.92), '#ffffff', r * 0.34, 0.36),
      airbrush(contour(points, -0.54, 0.22, 0.86), '#ffffff', r * 0.1, 0.75, 6),
      airbrush(contour(points, 0.88, 0.1, 0.86), '#fff6ea', r * 0.08, 0.36, 5),
    );
  }
  if (finish === 'metal')
    parts.push(
      airbrush(contour(points, -0.52, 0.05, 0.95), '#ffffff', r * 0.12, 0.5, 6),
      airbrush(contour(points, 0.86, 0.05, 0.95), '#ffffff', r * 0.07, 0.3, 5),
    );
  return parts.join('');
}

/** Draws a turned object standing on y = 0, its axis at x = 0. */
export function lathe(pen: Pen, options: Lathe): string {
  const { color, finish } = options;
  const tilt = options.tilt ?? 0.13;
  const { path, points, widest, top, foot } = outlineOf(options.profile, tilt);
  const at = (share: number, y: number): number => {
    let best = points[0] ?? [0, 0];
    for (const point of points) if (Math.abs(point[1] - y) < Math.abs(best[1] - y)) best = point;
    return best[0] * share;
  };
  const height = foot[1] - top[1];
  const parts: string[] = [];
  const clear = finish === 'glass';
  parts.push(fill(path, clear ? mix(color, '#ffffff', 0.25) : bodyPaint(pen, color, finish, widest), clear ? 0.34 : undefined));
  const footShade = glow(
    pen,
    0,
    foot[1] + foot[0] * tilt,
    widest * 1.1,
    height * 0.22,
    shaded(color, 0.8),
    clear || finish === 'glow' ? 0.12 : 0.3,
  );
  parts.push(within(pen, path, (options.decoration?.(path, at) ?? '') + shade(points, color, finish, widest) + footShade));
  if (options.inside !== undefined && top[0] > 1)
    parts.push(opening(pen, top, tilt, options.wall ?? Math.max(3, top[0] * 0.06), color, options.inside, finish));
  return parts.join('');
}

function opening(pen: Pen, top: Point, tilt: number, wall: number, color: string, inside: string, finish: Finish): string {
  const [r, y] = top;
  const inner = Math.max(1, r - wall);
  const rim = pen.linear(-r, y, r, y, [
    [0, lit(color, 0.1)],
    [0.3, lit(color, finish === 'gloss' ? 0.7 : 0.42)],
    [0.7, lit(color, 0.12)],
    [1, shaded(color, 0.12)],
  ]);
  const hollow = pen.linear(-inner, y, inner, y, [
    [0, shaded(inside, 0.72)],
    [0.45, shaded(inside, 0.5)],
    [1, shaded(inside, 0.14)],
  ]);
  const clear = finish === 'glass';
  return (
    fill(ellipsePath(0, y, r, r * tilt), clear ? '#ffffff' : rim, clear ? 0.5 : undefined) +
    fill(ellipsePath(0, y + wall * tilt * 0.6, inner, Math.max(1, inner * tilt)), clear ? color : hollow, clear ? 0.28 : undefined)
  );
}
