/**
 * `npm run affected:changes [-- --only TEXT] [--from TEXT]`: part of the long tier. Makes each change of two tables in a tree of its own, asks Nx
 * which projects it affects, and compares that with who reads those files by the last `npm run affected:audit`, and with a task that
 * the change breaks, which really runs. A reader that is not selected, or a breaking change that breaks nothing, is exit code 1.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { openRecordings, trackedFiles } from '../affected-audit/recordings.ts';
import { environmentOf, tasksOf, type WorkspaceTask } from '../affected-audit/workspace-tasks.ts';
import { addWorkTree } from '../mutants/work-tree.ts';
import { prepareTests } from '../prepare-tests.ts';
import { BREAKING_CHANGES } from './breaking-changes.ts';
import type { Break, Edit } from './change.ts';
import { HARMLESS_CHANGES } from './harmless-changes.ts';
import { problemsOf } from './problems.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const folder = join(root, '.data', 'affected-audit');
const { values } = parseArgs({ options: { only: { type: 'string', default: '' }, from: { type: 'string', default: '' } } });
await prepareTests(() => {});
const tree = addWorkTree(root, join(tmpdir(), `affected-changes-${process.pid}`));
// Far from here: what a change takes away must not be found in the folders above.
// Nx takes the folder in which it is loaded for its workspace.
process.chdir(tree.path);
process.env['NX_DAEMON'] = 'false';
const { loadWorkspace } = await import('../affected-audit/load-workspace.ts');
const workspace = await loadWorkspace(tree.path);
const tasks = new Map(tasksOf(tree.path, workspace.graph).map((task) => [task.id, task]));
const recordings = openRecordings(folder, tree.path).all();
if (recordings.length === 0) {
  console.error('Nothing was recorded of what tasks read. Run `npm run affected:audit` first.');
  process.exit(2);
}
const inTree = (command: string, ...args: readonly string[]) =>
  execFileSync(command, args, { cwd: tree.path, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const tracked = trackedFiles(tree.path);

/** The tasks that read a file of the edit or, where one came or went, list its folder. */
const readersOf = ({ files, isNamed }: Edit): string[] =>
  recordings
    .filter(
      (recording) =>
        files.some((file) => recording.files.includes(file)) ||
        (isNamed && (recording.asksGit || files.some((file) => recording.folders.includes(dirname(file))))),
    )
    .map(({ task }) => task);

/** The projects that Nx selects; undefined where it refuses to read such a workspace, which nobody can overlook. */
function selectedProjects(): ReadonlySet<string> | undefined {
  try {
    return new Set(JSON.parse(inTree('npx', 'nx', 'show', 'projects', '--affected', '--base=HEAD', '--json')) as string[]);
  } catch {
    return undefined;
  }
}

/** Whether the task fails as the tree is now. */
function fails({ test }: Break, task: WorkspaceTask): boolean {
  const command = test === undefined ? task.command : `${task.command} ${test}`;
  const { status } = spawnSync('sh', ['-c', command], {
    cwd: join(tree.path, task.folder),
    env: environmentOf(tree.path, task),
    stdio: 'ignore',
  });
  return status !== 0;
}

let problems = 0;
let made = 0;
const changes = [...BREAKING_CHANGES, ...HARMLESS_CHANGES];
const first = changes.findIndex(({ name }) => name.includes(values.from));
for (const change of changes.slice(first)) {
  if (!change.name.includes(values.only)) continue;
  made += 1;
  change.edit.apply(tree.path);
  const selected = selectedProjects();
  const task = change.breaks === undefined ? undefined : tasks.get(`@vitrine/${change.breaks.task}`);
  const said = problemsOf(selected === undefined ? { ...change, spares: [] } : change, {
    selected: selected ?? new Set(Object.keys(workspace.graph.nodes)),
    readers: readersOf(change.edit),
    isBroken: change.breaks !== undefined && task !== undefined && fails(change.breaks, task),
  });
  console.log(`${said.length === 0 ? 'ok    ' : 'FAILED'}  ${change.name}${change.breaks === undefined ? '' : ` → ${change.breaks.task}`}`);
  if (selected === undefined) console.log('        Nx itself refuses it.');
  for (const problem of said) console.log(`        ${problem}`);
  problems += said.length;
  inTree('git', 'checkout', '--quiet', '--', '.');
  inTree('git', 'clean', '--force', '-d', '--quiet');
}
console.log(`${made} changes, ${recordings.length} recorded tasks, ${tracked.length} tracked files, ${problems} problems`);
tree.remove();
process.exit(problems === 0 ? 0 : 1);
