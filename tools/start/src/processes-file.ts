import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SupervisedProcess } from './supervisor.ts';

/** File of the data folder that says which processes run now, for whoever wants to look after one of them. */
export const PROCESS_LIST = 'processes.json';

export interface ProcessList {
  /** Writes what runs now. */
  write(): void;
  /** Nothing runs any more. */
  remove(): void;
}

/** Keeps `processes.json`: `[{ name, pid, state, restarts }]`, the pid being null between two lives. */
export function createProcessList(dataDir: string, processes: readonly SupervisedProcess[]): ProcessList {
  const file = join(dataDir, PROCESS_LIST);
  return {
    write() {
      const entries = processes.map(({ name, pid, state, restarts }) => ({ name, pid: pid ?? null, state, restarts }));
      // A rename is whole or not at all: nobody reads half a list.
      writeFileSync(`${file}.tmp`, `${JSON.stringify(entries)}\n`, { mode: 0o600 });
      renameSync(`${file}.tmp`, file);
    },
    remove: () => rmSync(file, { force: true }),
  };
}
