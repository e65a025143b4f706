import { createRandom, type Random } from './random.ts';

/** One color along a gradient: where it sits (0 to 1), the color, and how opaque it is. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

/** Collects the definitions (gradients, patterns, clips) that the strokes of one drawing refer to. */
export interface Pen {
  /** Seeded numbers: the same drawing always comes out the same. */
  readonly random: Random;
  /** A gradient along a line in drawing coordinates; answers the paint to use as `fill`. */
  linear(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string;
  /** A gradient around a point; `squash` flattens it vertically. */
  radial(cx: number, cy: number, radius: number, stops: readonly Stop[], squash?: number): string;
  /** A repeating tile, optionally turned or scaled. */
  pattern(width: number, height: number, content: string, transform?: string): string;
  /** A clip made of one path; answers the attribute value. */
  clip(path: string): string;
  /** The same pen without patterns: for what is out of focus, where they would cost time and not be seen. */
  distant(): Pen;
  /** Everything collected, for the `<defs>` of the document. */
  defs(): string;
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

/** Rounds a coordinate to a tenth: finer is invisible and makes documents long. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Creates the pen of one picture. */
export function createPen(seed: string): Pen {
  const collected: string[] = [];
  const add = (build: (id: string) => string): string => {
    const id = `d${collected.length}`;
    collected.push(build(id));
    return `url(#${id})`;
  };
  const pen: Pen = {
    random: createRandom(seed),
    linear: (x1, y1, x2, y2, stops) =>
      add(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stopList(stops)}</linearGradient>`,
      ),
    radial: (cx, cy, radius, stops, squash = 1) =>
      add(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="matrix(${n(radius)} 0 0 ${n(radius * squash)} ${n(cx)} ${n(cy)})">${stopList(stops)}</radialGradient>`,
      ),
    pattern: (width, height, content, transform) =>
      add(
        (id) =>
          `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${width}" height="${height}"${transform === undefined ? '' : ` patternTransform="${transform}"`}>${content}</pattern>`,
      ),
    clip: (path) => add((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`),
    distant: () => ({ ...pen, pattern: () => 'none' }),
    defs: () => collected.join(''),
  };
  return pen;
}
