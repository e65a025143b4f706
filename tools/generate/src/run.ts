import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDraft } from './draft.ts';
import { GenerateError } from './generate-error.ts';
import { GENERATORS } from './generators.ts';
import { linkWorkspacePackages } from './link-packages.ts';

/** What the command offers, as text. */
export function usage(): string {
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
    throw new GenerateError((error as Error).message);
  }
}

/**
 * Writes what the arguments ask for into the workspace at `root`.
 * @param log Takes each line that people should read.
 * @throws GenerateError where nothing was written, and why.
 */
export async function run(root: string, args: readonly string[], log: (line: string) => void): Promise<void> {
  const { kind, parameters, isDryRun } = readArguments(args);
  const generator = GENERATORS.get(kind);
  if (generator === undefined)
    throw new GenerateError(`${kind === '' ? 'Nothing was asked for.' : `There is no generator "${kind}".`}\n\n${usage()}`);
  if (parameters.length === 0) throw new GenerateError(`${kind} needs ${generator.parameters}.\n\n${usage()}`);
  const draft = createDraft(root);
  const followUps = generator.plan(draft, parameters);
  const lines = draft.paths().map((path) => `${draft.isNew(path) ? 'new    ' : 'changed'} ${path}`);
  if (isDryRun) {
    for (const line of [...lines, ...followUps.map(({ command }) => `then    ${command}`)]) log(line);
    return;
  }
  await draft.write();
  linkWorkspacePackages(root);
  for (const line of lines) log(line);
  for (const { command, file } of followUps) {
    log(`then    ${command}`);
    execFileSync(process.execPath, ['--conditions=@vitrine/source', join(root, file)], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
}
