import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findPortBlock } from './ports.ts';
import { type SupervisedProcess, superviseProcess } from './supervisor.ts';

const ENTRY = new URL('./testing/health-server.ts', import.meta.url).pathname;
const STARTER = new URL('./testing/starter.ts', import.meta.url).pathname;

let port: number;
let lines: string[];
let supervised: SupervisedProcess | undefined;

beforeEach(async () => {
  port = (await findPortBlock(1)).first;
  lines = [];
});
afterEach(() => supervised?.stop());

function start(env: Record<string, string> = {}): SupervisedProcess {
  supervised = superviseProcess(
    {
      name: 'test',
      entry: ENTRY,
      cwd: import.meta.dirname,
      env: { ...process.env, TEST_PORT: String(port), ...env },
      healthUrl: `http://127.0.0.1:${port}/`,
      readyWithinMs: 20_000,
    },
    { log: (_name, line) => lines.push(line) },
  );
  return supervised;
}

const pidsOf = async (): Promise<{ pid: number; child?: number }> =>
  (await fetch(`http://127.0.0.1:${port}/pid`)).json() as Promise<{ pid: number; child?: number }>;
/** A dead process that nobody has collected yet counts as gone. */
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return !existsSync(`/proc/${pid}/stat`) || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};
const gone = (...pids: number[]) => vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), { timeout: 15_000, interval: 50 });

describe('a supervised process', { timeout: 30_000 }, () => {
  it('is started again when it dies, and says so', async () => {
    const process_ = start();
    await process_.ready();
    const before = process_.pid;
    process_.kill('SIGKILL');
    await vi.waitFor(() => expect(process_.restarts).toBe(1), { timeout: 10_000 });
    await process_.ready();
    expect((await pidsOf()).pid).toBe(process_.pid);
    expect(process_.pid).not.toBe(before);
    expect(lines.join('\n')).toMatch(/ended \(SIGKILL\); starting it again in 0\.1 s[^]*running again \(process \d+\)/);
  });

  it('is started again after longer and longer pauses', async () => {
    const process_ = start();
    await process_.ready();
    for (let round = 1; round <= 3; round += 1) {
      process_.kill('SIGKILL');
      await vi.waitFor(() => expect(process_.restarts).toBe(round), { timeout: 10_000 });
      await process_.ready();
    }
    expect(lines.filter((line) => line.startsWith('ended')).map((line) => /in ([\d.]+) s/.exec(line)?.[1])).toEqual(['0.1', '0.2', '0.4']);
  });

  it('is given up with its last words when it ends before it was ever ready', async () => {
    await expect(start({ FAIL_AT_START: '1' }).ready()).rejects.toMatchObject({
      code: 'PROCESS_FAILED',
      message: expect.stringMatching(/ended before it was ready \(status 3\)[^]*the reason/),
    });
    expect(supervised?.state).toBe('stopped');
  });

  it('restarts on request', async () => {
    const process_ = start();
    await process_.ready();
    const before = process_.pid;
    await process_.restart();
    expect(process_.state).toBe('running');
    expect(process_.pid).not.toBe(before);
  });

  it('leaves nothing behind when it is stopped, not even what it started itself', async () => {
    const process_ = start({ WITH_CHILD: '1' });
    await process_.ready();
    const { pid, child } = await pidsOf();
    await process_.stop();
    expect(process_.state).toBe('stopped');
    await gone(pid, child ?? 0);
  });

  it('is stopped also while it is about to be started again', async () => {
    const process_ = start();
    await process_.ready();
    process_.kill('SIGKILL');
    await vi.waitFor(() => expect(process_.state).toBe('restarting'));
    await process_.stop();
    expect(process_.pid).toBeUndefined();
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });
});

describe('when the starter itself is killed', { timeout: 30_000 }, () => {
  it.each(['SIGKILL', 'SIGTERM'] as const)('by %s, its processes end, and what they started', async (signal) => {
    const starter = spawn(process.execPath, ['--conditions=@vitrine/source', STARTER, String(port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((resolve) => starter.stdout.once('data', () => resolve()));
    const { pid, child } = await pidsOf();
    starter.kill(signal);
    await gone(starter.pid ?? 0, pid, child ?? 0);
    // A second start works at once.
    await start().ready();
  });
});
