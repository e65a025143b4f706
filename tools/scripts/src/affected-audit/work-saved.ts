/** What a change of one file makes run, in shares of the time of all recorded tasks. */
export interface WorkShare {
  readonly file: string;
  /** Of the tasks whose hash it changes: what runs where Nx has kept the results of the others. */
  readonly hashed: number;
  /** Of all tasks of the projects that it affects: what runs where nothing is kept. */
  readonly selected: number;
}

export interface TimedTask {
  readonly task: string;
  readonly project: string;
  readonly seconds: number;
  readonly inputs: ReadonlySet<string>;
}

/** The share of each file, where `affected` names the projects that a change of it affects. */
export function workSharesOf(
  files: readonly string[],
  tasks: readonly TimedTask[],
  affected: (file: string) => ReadonlySet<string>,
): WorkShare[] {
  const timeOf = (some: readonly TimedTask[]) => some.reduce((sum, { seconds }) => sum + seconds, 0);
  const all = timeOf(tasks);
  return files.map((file) => {
    const projects = affected(file);
    return {
      file,
      hashed: timeOf(tasks.filter(({ inputs }) => inputs.has(file))) / all,
      selected: timeOf(tasks.filter(({ project }) => projects.has(project))) / all,
    };
  });
}

/** Upper ends of the classes that {@link workTable} counts. */
const CLASSES: readonly number[] = [0.01, 0.05, 0.15, 0.5, 1];

const percent = (share: number): string => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;

function quantile(values: readonly number[], part: number): number {
  return values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
}

/** How the shares are spread, as a table in Markdown. */
export function workTable(shares: readonly WorkShare[]): string {
  const row = (name: string, values: readonly number[]): string => {
    const counts = CLASSES.map((end, at) => values.filter((value) => value <= end && (at === 0 || value > (CLASSES[at - 1] ?? 0))).length);
    const cells = [quantile(values, 0.5), quantile(values, 0.9), ...counts.map((count) => count / values.length)];
    return `| ${[name, ...cells.map(percent)].join(' | ')} |`;
  };
  return [
    `| A change of one file runs | Median | 9 of 10 at most | ${CLASSES.map((end, at) => (at === 0 ? `files up to ${end * 100} %` : `up to ${end * 100} %`)).join(' | ')} |`,
    `| --- |${' --: |'.repeat(CLASSES.length + 2)}`,
    row(
      'with kept results',
      shares.map(({ hashed }) => hashed),
    ),
    row(
      'with none',
      shares.map(({ selected }) => selected),
    ),
  ].join('\n');
}
