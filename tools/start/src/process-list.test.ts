import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findPortBlock } from './ports.ts';
import { createProcessList, PROCESS_LIST } from './processes-file.ts';
import { type SupervisedProcess, superviseProcess } from './supervisor.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'processes-file-'));
});
afterEach(() => rm(folder, { recursive: true }));

const read = () =>
  JSON.parse(readFileSync(join(folder, PROCESS_LIST), 'utf8')) as { name: string; pid: number | null; state: string; restarts: number }[];

it('names each process that runs and its id, also after it was started again, and is gone with them', { timeout: 30_000 }, async () => {
  const port = (await findPortBlock(1)).first;
  const processes: SupervisedProcess[] = [];
  const list = createProcessList(folder, processes);
  const entry = new URL('./testing/health-server.ts', import.meta.url).pathname;
  const supervised = superviseProcess(
    {
      name: 'test',
      entry,
      cwd: import.meta.dirname,
      env: { ...process.env, TEST_PORT: String(port) },
      healthUrl: `http://127.0.0.1:${port}/`,
      readyWithinMs: 20_000,
    },
    { log: () => undefined, onChange: list.write },
  );
  processes.push(supervised);
  await supervised.ready();
  expect(read()).toEqual([{ name: 'test', pid: supervised.pid, state: 'running', restarts: 0 }]);
  const before = supervised.pid;
  await supervised.restart();
  expect(read()).toEqual([{ name: 'test', pid: supervised.pid, state: 'running', restarts: 1 }]);
  expect(supervised.pid).not.toBe(before);
  await supervised.stop();
  list.remove();
  expect(existsSync(join(folder, PROCESS_LIST))).toBe(false);
});
