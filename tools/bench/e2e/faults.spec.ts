import { type ChildProcess, spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';

interface Outcome {
  readonly name: string;
  readonly healedMs: number | null;
  readonly saw: Readonly<Record<'guide' | 'client', string>>;
  readonly lost: readonly string[];
  /** What is known of a fault that did not heal: its story, and the replay of each person's room. */
  readonly files: readonly string[];
}

/** Faults that last a moment only, with small pictures; `npm run faults` has the long ones, and measures on a quiet machine how fast they heal. */
const SHORT = ['cut for 2 s', 'media worker killed', 'room server killed', 'camera unplugged'];
const WORKSPACE = join(import.meta.dirname, '../../..');
let running: ChildProcess | undefined;

/** Runs the bench in a process of its own: Node resolves sources of sibling packages by a condition that the test runner has not. */
function runFaults(parts: readonly string[]): Promise<Outcome[]> {
  const child = spawn(
    process.execPath,
    ['--conditions=@vitrine/source', 'tools/bench/src/main.ts', 'faults', '--json', '--light', '--only', parts.join(',')],
    { cwd: WORKSPACE, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  running = child;
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      const result = output.trimEnd().split('\n').at(-1) ?? '';
      // The end of what was said comes first: reports are cut off.
      if (code === 0) resolve((JSON.parse(result) as { results: Outcome[] }).results);
      else reject(new Error(`The faults ended with ${code ?? signal}: ${/^\w*Error: .*$/m.exec(errors)?.[0] ?? ''}\n${errors}`));
    });
  });
}

/** What is wrong with a fault, on one line; nothing where it healed and nothing was lost. */
const wrongWith = ({ name, healedMs, lost, saw }: Outcome): string[] =>
  healedMs !== null && lost.length === 0
    ? []
    : [
        `${name}: ${healedMs === null ? 'did not heal' : `healed after ${Math.round(healedMs)} ms`}; ${lost.join('; ') || 'nothing lost'}; the guide saw ${saw.guide}; the client saw ${saw.client}`,
      ];

test.afterEach(() => {
  // Where the time was over before the end.
  if (running?.exitCode === null) running.kill('SIGTERM');
});

test('a 2 s cut, a killed media worker or room server, and a pulled camera leave everything as before', async ({}, testInfo) => {
  // Each step has a limit of its own that says what it waited for; this is the sum of them.
  test.setTimeout(1_800_000);
  const results = await runFaults(SHORT);
  for (const path of results.flatMap(({ files }) => files)) await testInfo.attach(basename(path), { path });
  expect(results.flatMap(wrongWith)).toEqual([]);
  expect(results).toHaveLength(SHORT.length);
});
