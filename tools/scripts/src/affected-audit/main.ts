/**
 * `npm run affected:audit [-- --only PROJECT,PROJECT:TARGET] [--reuse]`: part of the long tier. Runs each task of the gate once
 * without a cache, in a tree of the last commit, while the kernel's calls say which tracked files its processes open, and compares
 * them with what Nx hashes for it. What a task reads and Nx does not hash is a miss, and the exit code 1. `--only` records some
 * tasks anew beside what was recorded before; `--reuse` records nothing.
 */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addWorkTree } from '../mutants/work-tree.ts';
import { prepareTests } from '../prepare-tests.ts';
import { missesOf } from './misses.ts';
import { ensureTracer, openRecordings, trackedFiles } from './recordings.ts';
import { type TimedTask, workSharesOf, workTable } from './work-saved.ts';
import { tasksOf } from './workspace-tasks.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const folder = join(root, '.data', 'affected-audit');
const { values } = parseArgs({ options: { only: { type: 'string' }, reuse: { type: 'boolean', default: false } } });
/** Misses of one task that are named. */
const SHOWN = 20;
const log = (line: string) => console.log(line);

mkdirSync(folder, { recursive: true });
const tree = addWorkTree(root, join(tmpdir(), `affected-audit-${process.pid}`));
// Far from here: what it lacks must not be found in the folders above.
// Nx takes the folder in which it is loaded for its workspace.
process.chdir(tree.path);
process.env['NX_DAEMON'] = 'false';
const { loadWorkspace } = await import('./load-workspace.ts');
const workspace = await loadWorkspace(tree.path);
const tasks = tasksOf(tree.path, workspace.graph);
const recordings = openRecordings(folder, tree.path);

if (!values.reuse) {
  await ensureTracer(log);
  await prepareTests(log);
  const only = values.only?.split(',');
  for (const task of tasks) {
    if (only !== undefined && !only.includes(task.project) && !only.includes(task.id)) continue;
    const { seconds, code, files } = await recordings.record(task);
    log(`${task.id}: ${seconds.toFixed(1)} s, ${files.length} files${code === 0 ? '' : `, FAILED (${code})`}`);
  }
}

const tracked = trackedFiles(tree.path);
const timed: TimedTask[] = [];
let problems = 0;
const report = (line: string) => {
  problems += 1;
  log(line);
};
for (const task of tasks) {
  const recording = recordings.all().find((each) => each.task === task.id);
  if (recording === undefined) {
    report(`${task.id} was not recorded.`);
    continue;
  }
  if (recording.code !== 0) report(`${task.id} failed: what it reads after that is unknown.`);
  const inputs = await workspace.inputsOf(task.id);
  timed.push({ ...task, task: task.id, seconds: recording.seconds, inputs });
  const misses = missesOf(recording, { inputs, tracked, ownFolder: task.folder });
  for (const { path, why } of misses.slice(0, SHOWN)) log(`MISS  ${task.id}: ${path} ${why}`);
  if (misses.length > SHOWN) log(`      … and ${misses.length - SHOWN} more of ${task.id}`);
  problems += misses.length;
}
log(`\n${timed.length} of ${tasks.length} tasks, ${tracked.length} tracked files, ${problems} problems\n`);
log(workTable(workSharesOf(tracked, timed, workspace.affectedBy)));
tree.remove();
process.exit(problems === 0 ? 0 : 1);
