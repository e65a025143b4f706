import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The processes that may die in a presentation. */
export type Victim = 'media-worker' | 'sales-room-server' | 'demo-store';

interface RunningProcess {
  readonly name: string;
  readonly pid: number | null;
  readonly state: string;
  readonly restarts: number;
}

const listOf = (dataDir: string): RunningProcess[] => JSON.parse(readFileSync(join(dataDir, 'processes.json'), 'utf8')) as RunningProcess[];

function find(dataDir: string, name: string): RunningProcess {
  const found = listOf(dataDir).find((entry) => entry.name === name);
  if (found === undefined) throw new Error(`No process is named ${name}.`);
  return found;
}

/** Ids of the media workers, which are children of the room server. */
function mediaWorkers(dataDir: string): number[] {
  const parent = find(dataDir, 'sales-room-server').pid;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        // The name of a program may hold spaces and brackets: what counts begins after the last one.
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const [state, ppid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return Number(ppid) === parent && state !== 'Z' && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('mediasoup-worker');
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** What was killed, to be waited for. */
export interface Kill {
  readonly victim: Victim;
  /** Resolves when another process has taken its place. */
  replaced(): Promise<void>;
}

/** Kills a process as a machine does that has no memory left: at once, with no last word. */
export function killProcess(dataDir: string, victim: Victim): Kill {
  if (victim === 'media-worker') {
    const before = mediaWorkers(dataDir);
    if (before.length === 0) throw new Error('No media worker runs.');
    for (const pid of before) process.kill(pid, 'SIGKILL');
    return {
      victim,
      replaced: () =>
        expect
          .poll(() => mediaWorkers(dataDir).filter((pid) => !before.includes(pid)).length, {
            message: 'media workers run again',
            timeout: 30_000,
          })
          .toBe(before.length),
    };
  }
  const before = find(dataDir, victim);
  if (before.pid === null) throw new Error(`${victim} does not run.`);
  process.kill(before.pid, 'SIGKILL');
  return {
    victim,
    replaced: () =>
      expect
        .poll(
          () => {
            const now = find(dataDir, victim);
            return now.pid !== before.pid && now.restarts > before.restarts && now.state === 'running';
          },
          { message: `${victim} runs again`, timeout: 60_000 },
        )
        .toBe(true),
  };
}
