/**
 * The gate: formatting, what nobody uses, lint, types, builds, unit, contract and end-to-end tests of every project, or with `--affected` of what a
 * change touches. Ends with one line, `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { recordGate } from '@vitrine/release';
import { affectedTests } from './checklist/affected-tests.ts';
import { checkChecklist } from './checklist/check-checklist.ts';
import { readChecklist } from './checklist/checklist.ts';
import { ranTests } from './checklist/ran-tests.ts';
import { prepareTests } from './prepare-tests.ts';
import { clearReports, loadReports, tallyOf } from './reports.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const affected = process.argv.includes('--affected');

const log = (line: string) => console.log(line);

/** Runs a command of the workspace and gives its exit code; its output streams through. */
const run = (command: string, ...args: readonly string[]): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn('npx', [command, ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0' },
    });
    child.on('close', (code) => resolve(code ?? 1));
  });

/** Runs Nx for some targets, of every project or of those that a change touches. */
const nx = (targets: readonly string[], parallel: number): Promise<number> =>
  run('nx', affected ? 'affected' : 'run-many', '-t', ...targets, `--parallel=${parallel}`, '--output-style=static');

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

const started = performance.now();
await prepareTests(log);

clearReports(root);
const steps: Array<{ name: string; code: number; took: string }> = [];
for (const [name, step] of [
  ['formatting', () => run('prettier', '--check', '--log-level', 'warn', '.')],
  ['unused files, exports and dependencies', () => run('knip', '--no-progress')],
  ['lint, typecheck, build, unit and contract tests', () => nx(['lint', 'typecheck', 'build', 'test'], 2)],
  ['end-to-end tests', () => nx(['e2e'], 2)],
] as const) {
  const since = performance.now();
  const code = await step();
  steps.push({ name, code, took: seconds(since) });
}

const reports = loadReports(root);
const tally = tallyOf(reports);
// What the checklist claims is read from this run's reports; it counts like a test of its own for each claim that does not hold.
const unshown = checkChecklist(readChecklist(root), ranTests(reports), affected ? affectedTests(root) : undefined);
tally.failed += unshown.length;
tally.failures.push(...unshown);
const brokenSteps = steps.filter((step) => step.code !== 0).length;
for (const failure of tally.failures) console.log(`FAILED  ${failure}`);
for (const step of steps) console.log(`${step.code === 0 ? 'ok    ' : 'FAILED'}  ${step.name} (${step.took})`);
console.log(`${tally.files} reports, ${seconds(started)} in all`);
// A step that failed without a failing test (formatting, a lint or type error) counts as one failure.
const failed = tally.failed > 0 ? tally.failed : brokenSteps;
// A release takes it for its own run of the gate, if nothing has changed by then.
if (failed === 0 && !affected) await recordGate(tally.passed);
console.log(`${tally.passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
