/** One line of a benchmark's result: ours beside its peers, measured in one run in alternation. */
export interface BenchRow {
  name: string;
  /** Median of ours. */
  ours: number;
  /** Medians of the peers, by name. */
  peers: Record<string, number>;
  unit: string;
  /** Ours divided by the first peer. */
  ratio: number;
  /** The ratio that we aim at, at most. */
  aim: number;
  met: boolean;
}

export interface Bench {
  /** What is measured, against what, and what the aim means. */
  description: string;
  run(log: (line: string) => void): Promise<BenchRow[]>;
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

/**
 * Times each candidate in turn, round after round, so that a machine that slows down slows all of them down.
 * @returns Milliseconds of each call, by candidate, without the warm-up.
 */
export async function alternate<Name extends string>(
  candidates: Record<Name, () => Promise<unknown>>,
  options: { warmUp: number; rounds: number },
): Promise<Record<Name, number[]>> {
  const names = Object.keys(candidates) as Name[];
  const samples = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = -options.warmUp; round < options.rounds; round += 1) {
    for (const name of names) {
      const since = performance.now();
      await candidates[name]();
      if (round >= 0) samples[name].push(performance.now() - since);
    }
  }
  return samples;
}

/** A row from the medians of ours and its peers. */
export function toRow(input: { name: string; ours: number; peers: Record<string, number>; unit: string; aim: number }): BenchRow {
  const [limit = Number.NaN] = Object.values(input.peers);
  const ratio = input.ours / limit;
  return { ...input, ratio, met: ratio <= input.aim };
}
