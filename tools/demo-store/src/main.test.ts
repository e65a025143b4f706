import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'demo-store-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

interface Ending {
  code: number | null;
  output: string;
}

/** Runs the process; `onReady` may end it. */
function run(
  environment: Record<string, string>,
  onReady?: (line: string, kill: (signal: NodeJS.Signals) => void) => void,
): Promise<Ending> {
  const child = spawn(process.execPath, ['--conditions=@vitrine/source', join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, DATA_DIR: directory, DEMO_STORE_PORT: '0', ...environment },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes('\n')) onReady?.(output, (signal) => child.kill(signal));
  });
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output })));
}

it('prints one line when it is ready, and ends with 0 on SIGTERM', async () => {
  const { code, output } = await run({}, (_, kill) => kill('SIGTERM'));
  expect([code, output]).toEqual([0, expect.stringMatching(/^demo-store: ready at http:\/\/127\.0\.0\.1:\d+\n$/)]);
});

it('--help says what can be asked for, and starts nothing', async () => {
  const child = spawn(process.execPath, ['--conditions=@vitrine/source', join(import.meta.dirname, 'main.ts'), '--help'], {
    env: { ...process.env, DATA_DIR: directory },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
  expect(output).toMatch(/^Usage: demo-store[\s\S]*--double-opt-in[\s\S]*PUBLIC_ORIGIN/);
});

it.each([
  ['DEMO_STORE_PORT', 'many'],
  ['PUBLIC_ORIGIN', 'http://localhost:3000/shop'],
  ['PUBLIC_ORIGIN', 'nowhere'],
])('refuses %s=%s by its name', async (name, value) => {
  const { code, output } = await run({ [name]: value });
  expect([code, output]).toEqual([2, expect.stringContaining(`demo-store: ${name}: `)]);
});

it('names the port in use and the variable to change', async () => {
  const blocker = createServer();
  const port = await new Promise<number>((resolve) => {
    blocker.listen(0, '127.0.0.1', () => {
      const address = blocker.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const { code, output } = await run({ DEMO_STORE_PORT: String(port) });
  blocker.close();
  expect([code, output]).toEqual([1, `demo-store: port ${port} is in use: set DEMO_STORE_PORT to another one\n`]);
});
