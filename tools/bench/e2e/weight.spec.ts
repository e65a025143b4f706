import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const WORKSPACE = join(import.meta.dirname, '../../..');
const TIMEOUT_MS = 600_000;

test('no page brings more code, styles, fonts, images or requests than its budget allows', async () => {
  test.setTimeout(TIMEOUT_MS);
  // A process of its own: Node resolves sources of sibling packages by a condition that the test runner has not.
  const weighed = await promisify(execFile)(process.execPath, ['--conditions=@vitrine/source', 'tools/bench/src/weight/main.ts'], {
    cwd: WORKSPACE,
  }).catch((error: Error & { stdout?: string; stderr?: string }) => ({
    stdout: error.stdout ?? '',
    excess: error.stderr || error.message,
  }));
  expect('excess' in weighed ? weighed.excess : '').toBe('');
  expect(weighed.stdout).toMatch(/^home: \d/m);
});
