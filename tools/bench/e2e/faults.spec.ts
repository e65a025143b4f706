import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

interface Outcome {
  readonly name: string;
  readonly healedMs: number | null;
  readonly lost: readonly string[];
}

/** Faults that last a moment only; `npm run faults` has the long ones. */
const SHORT = ['cut for 2 s', 'media worker killed', 'room server killed', 'camera unplugged'];
/** A bound for a machine that does many things at once; the aims are measured on a quiet one. */
const HEALS_WITHIN_MS = 20_000;

/** Runs the bench as a person does: Node resolves sources of sibling packages by a condition that the test runner has not. */
function runFaults(parts: readonly string[]): Promise<Outcome[]> {
  const child = spawn('npm', ['run', '-s', 'faults', '--', '--json', '--only', parts.join(',')], { cwd: join(import.meta.dirname, '../../..'), stdio: ['ignore', 'pipe', 'pipe'] });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve((JSON.parse(output) as { results: Outcome[] }).results);
      else reject(new Error(`npm run faults ended with ${code ?? 'a signal'}:\n${errors}`));
    });
  });
}

test('after a cut of 2 s, a kill of the media worker or of the room server, and a camera that is pulled, everything is as before', async () => {
  test.setTimeout(400_000);
  const results = await runFaults(SHORT);
  expect(results).toHaveLength(SHORT.length);
  for (const { name, healedMs, lost } of results) {
    await test.step(name, () => {
      expect(lost, name).toEqual([]);
      expect(healedMs, name).not.toBeNull();
      expect(healedMs, name).toBeLessThan(HEALS_WITHIN_MS);
    });
  }
});
