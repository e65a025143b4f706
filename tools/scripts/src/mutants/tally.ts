import type { Outcome } from './outcome.ts';

/** What became of the changes of one run. */
export interface Tally {
  add(file: string, outcome: Outcome, what: string): void;
  /** The share that was noticed of those that were asked about: a line for each library and one for all. */
  shares(): string[];
  /** The changes that nobody noticed. */
  unnoticed(): string[];
}

export function createTally(): Tally {
  const counts = new Map<string, Record<Outcome, number>>();
  const unnoticed: string[] = [];
  return {
    add(file, outcome, what) {
      const project = file.split('/').slice(0, 2).join('/');
      for (const name of [project, 'all']) {
        const count = counts.get(name) ?? { killed: 0, survived: 0, untested: 0, static: 0 };
        counts.set(name, { ...count, [outcome]: count[outcome] + 1 });
      }
      if (outcome === 'survived' || outcome === 'untested') unnoticed.push(`${outcome.toUpperCase()}  ${what}`);
    },
    shares: () =>
      [...counts]
        .sort(([a], [b]) => Number(a === 'all') - Number(b === 'all') || a.localeCompare(b))
        .map(([name, { killed, survived, untested, static: unasked }]) => {
          const asked = killed + survived + untested;
          const share = asked === 0 ? '–' : ((100 * killed) / asked).toFixed(1);
          const left = unasked === 0 ? '' : `; ${unasked} that act as a module loads were not asked about`;
          return `${name}: ${killed} of ${asked} noticed (${share} %), ${survived} not, ${untested} that no test reaches${left}`;
        }),
    unnoticed: () => unnoticed.sort(),
  };
}
