/** What was measured, beside what was aimed at. */
export interface Aim {
  readonly name: string;
  readonly measured: string;
  readonly aim: string;
  readonly met: boolean;
}

/** An upper bound. */
export const atMost = (name: string, value: number, limit: number, unit: string): Aim => ({
  name,
  measured: `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ${unit}`,
  aim: `≤ ${limit} ${unit}`,
  met: value <= limit,
});

/** A lower bound. */
export const atLeast = (name: string, value: number, limit: number, unit: string): Aim => ({
  name,
  measured: `${value.toFixed(0)} ${unit}`,
  aim: `≥ ${limit} ${unit}`,
  met: value >= limit,
});
