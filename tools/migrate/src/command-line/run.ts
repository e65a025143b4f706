import { resolve } from 'node:path';
import { examine } from '../examine.ts';
import { MigrateError } from '../migrate-error.ts';
import { renderJson, renderText } from '../report/render-report.ts';
import { writeChanges } from '../write-changes.ts';
import { readArguments, USAGE } from './arguments.ts';

/** What a run meets outside of itself. */
export interface Surroundings {
  readonly folder: string;
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
}

/** `0`: nothing breaks, or all of it is mended; `1`: something is left; `2`: it could not be run. */
export type ExitCode = 0 | 1 | 2;

/** Runs a command line. */
export function run(args: readonly string[], { folder, write, writeError }: Surroundings): ExitCode {
  try {
    const { help, apply, force, json, to, from, ...given } = readArguments(args);
    if (help) {
      write(USAGE);
      return 0;
    }
    const impact = examine(resolve(folder, given.folder), { to, from });
    const written = apply ? writeChanges(impact, { force }) : undefined;
    write(json ? renderJson(impact, written) : renderText(impact, written));
    const left = impact.findings.filter(({ mend }) => mend === 'hand' || !apply);
    return left.length === 0 ? 0 : 1;
  } catch (error) {
    // These are written for the person who asked; anything else is a fault of ours and keeps its stack.
    if (!(error instanceof MigrateError)) throw error;
    const hint = error.code === 'ARGUMENTS' || error.code === 'VERSION' ? '\nnpx @vitrine/migrate --help says what there is.' : '';
    writeError(`${error.message}${hint}\n`);
    return 2;
  }
}
