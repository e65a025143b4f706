/** How a change ended: a test noticed it, none did, or no test reaches the file. */
export type Outcome = 'killed' | 'survived' | 'untested';

/** What became of the changes of one run. */
export interface Tally {
  add(file: string, outcome: Outcome, what: string): void;
  /** The changes that nobody noticed, then the share that was noticed: a line for each library and one for all. */
  lines(): string[];
}

export function createTally(): Tally {
  const counts = new Map<string, Record<Outcome, number>>();
  const unnoticed: string[] = [];
  return {
    add(file, outcome, what) {
      const project = file.split('/').slice(0, 2).join('/');
      for (const name of [project, 'all']) {
        const count = counts.get(name) ?? { killed: 0, survived: 0, untested: 0 };
        counts.set(name, { ...count, [outcome]: count[outcome] + 1 });
      }
      if (outcome !== 'killed') unnoticed.push(`${outcome.toUpperCase()}  ${what}`);
    },
    lines() {
      const shares = [...counts]
        .sort(([a], [b]) => Number(a === 'all') - Number(b === 'all') || a.localeCompare(b))
        .map(([name, { killed, survived, untested }]) => {
          const asked = killed + survived + untested;
          const share = ((100 * killed) / asked).toFixed(1);
          return `${name}: ${killed} of ${asked} noticed (${share} %), ${survived} not, ${untested} that no test reaches`;
        });
      return [...unnoticed.sort(), ...shares];
    },
  };
}
