import type { Change } from './change.ts';

/** What followed from a change. */
export interface Outcome {
  /** Projects that are affected. */
  readonly selected: ReadonlySet<string>;
  /** Tasks that read what was changed. */
  readonly readers: readonly string[];
  /** The task that the change names as broken fails. */
  readonly isBroken: boolean;
}

const SCOPE = '@vitrine/';
const projectOf = (task: string): string => task.slice(0, task.lastIndexOf(':'));

/** In what the outcome of a change is other than it has to be. */
export function problemsOf({ selects, spares = [], breaks }: Change, { selected, readers, isBroken }: Outcome): string[] {
  const problems = readers.filter((task) => !selected.has(projectOf(task))).map((task) => `${task} reads it and is not selected`);
  for (const name of selects) if (!selected.has(SCOPE + name)) problems.push(`${name} is not selected`);
  for (const name of spares) if (selected.has(SCOPE + name)) problems.push(`${name} is selected, and need not be`);
  if (breaks === undefined) return problems;
  if (!isBroken) problems.push(`${breaks.task} passes all the same`);
  if (!selected.has(SCOPE + projectOf(breaks.task))) problems.push(`${breaks.task} fails and is not selected`);
  return problems;
}
