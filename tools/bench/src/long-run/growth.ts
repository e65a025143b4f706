import { slopeOf } from '../room/turnover.ts';

/** What something held at a moment of a long run. */
export interface Look {
  /** How far the run was: views, or minutes. */
  readonly at: number;
  /** Figures by name; bytes, or numbers of things. */
  readonly held: Readonly<Record<string, number>>;
}

/** By how much a figure has grown over the second half of a run, along the line through its looks. */
export function grownInSecondHalf(looks: readonly Look[], name: string): number {
  const half = (looks.at(-1)?.at ?? 0) / 2;
  const second = looks.filter(({ at }) => at >= half);
  const points = second.map(({ at, held }) => [at, held[name] ?? Number.NaN] as const);
  return slopeOf(points) * ((second.at(-1)?.at ?? 0) - (second[0]?.at ?? 0));
}

/** A few of the looks tell the course: the first, the last and some between them. */
export function fewOf(looks: readonly Look[], most = 8): Look[] {
  const every = Math.max(1, Math.ceil(looks.length / most));
  return looks.filter((_look, index) => index % every === 0 || index === looks.length - 1);
}
