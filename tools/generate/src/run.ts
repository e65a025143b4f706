import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDraft } from './draft.ts';
import { GenerateError } from './generate-error.ts';
import type { FollowUp } from './generator.ts';
import { GENERATORS } from './generators.ts';
import { linkWorkspacePackages } from './link-packages.ts';

/** What the command offers, as text. */
function usage(): string {
  const lines = [...GENERATORS].map(([kind, { parameters, purpose }]) => `  npm run generate -- ${kind} ${parameters}\n      ${purpose}`);
  return ['Usage:', ...lines, '', 'With --dry-run it only lists the files.'].join('\n');
}

/** The kind, its parameters and whether nothing is to be written. */
function readArguments(args: readonly string[]): { kind: string; parameters: readonly string[]; isDryRun: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    });
    const [kind = '', ...parameters] = positionals;
    return { kind, parameters, isDryRun: values['dry-run'] };
  } catch (error) {
    throw new GenerateError(`${(error as Error).message}\n\n${usage()}`);
  }
}

/** How a run is watched and followed up. */
export interface RunOptions {
  /** Takes each line that people should read. */
  readonly log: (line: string) => void;
  /** Runs what follows the writing; left out, it is run as it stands. */
  readonly followUp?: (root: string, step: FollowUp) => void;
}

const runFollowUp = (root: string, { file }: FollowUp): void => {
  execFileSync(process.execPath, ['--conditions=@vitrine/source', join(root, file)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};

/**
 * Writes what the arguments ask for into the workspace at `root`.
 * @throws GenerateError where nothing was written, and why.
 */
export async function run(root: string, args: readonly string[], { log, followUp = runFollowUp }: RunOptions): Promise<void> {
  const { kind, parameters, isDryRun } = readArguments(args);
  const generator = GENERATORS.get(kind);
  if (generator === undefined)
    throw new GenerateError(`${kind === '' ? 'Nothing was asked for.' : `There is no generator "${kind}".`}\n\n${usage()}`);
  if (parameters.length === 0) throw new GenerateError(`${kind} needs ${generator.parameters}.\n\n${usage()}`);
  if (parameters.length > generator.most) throw new GenerateError(`${kind} takes ${generator.parameters} and no more.\n\n${usage()}`);
  const draft = createDraft(root);
  const steps = generator.plan(draft, parameters);
  const written = draft.paths().map((path) => `${draft.isNew(path) ? 'new    ' : 'changed'} ${path}`);
  if (!isDryRun) {
    await draft.write();
    linkWorkspacePackages(root);
  }
  for (const line of written) log(line);
  for (const step of steps) {
    log(`then    ${step.command}`);
    if (!isDryRun) followUp(root, step);
  }
}
