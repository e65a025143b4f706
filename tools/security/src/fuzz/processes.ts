import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One process of the product, as its supervisor sees it, and its memory. */
export interface ProcessFacts {
  readonly name: string;
  readonly pid: number | null;
  readonly restarts: number;
  /** Memory that the machine holds for it; undefined where the system does not tell. */
  readonly megabytes: number | undefined;
}

function megabytesOf(pid: number | null): number | undefined {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1_024);
  } catch {
    return undefined;
  }
}

/** The processes of the product whose data is in a folder. */
export function readProcesses(dataDir: string): ProcessFacts[] {
  const listed = JSON.parse(readFileSync(join(dataDir, 'processes.json'), 'utf8')) as readonly Omit<ProcessFacts, 'megabytes'>[];
  return listed.map(({ name, pid, restarts }) => ({ name, pid, restarts, megabytes: megabytesOf(pid) }));
}

/** Which processes ended between two moments. */
export function endedBetween(before: readonly ProcessFacts[], after: readonly ProcessFacts[]): string[] {
  return before
    .filter(({ name, pid, restarts }) => !after.some((each) => each.name === name && each.pid === pid && each.restarts === restarts))
    .map(({ name }) => name);
}
