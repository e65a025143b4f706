import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureSystemPackages } from '@vitrine/media-worker/system-packages';
import { type Recording, recordTask } from './record-task.ts';
import type { WorkspaceTask } from './workspace-tasks.ts';

/** What was recorded of each task, kept between runs. */
export interface Recordings {
  all(): readonly Recording[];
  /** Runs a task and keeps what it read in place of what was known of it. */
  record(task: WorkspaceTask): Promise<Recording>;
}

const git = (root: string, ...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The tracked files of a tree, from its root. */
export const trackedFiles = (root: string): string[] => git(root, 'ls-files').split('\n');

/**
 * Makes sure that `strace` is there.
 * @throws Error that says what to do where it can't be had.
 */
export async function ensureTracer(log: (line: string) => void): Promise<void> {
  const problem = await ensureSystemPackages(['strace'], { log });
  if (problem !== undefined) throw new Error(`The audit needs strace, which Linux alone has: ${problem}.`);
}

/** Opens what earlier runs recorded, in a folder of their own, and records tasks of a tree beside it. */
export function openRecordings(folder: string, root: string): Recordings {
  const path = join(folder, 'recordings.json');
  const kept = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Recording[]) : [];
  const known = new Map(kept.map((recording) => [recording.task, recording]));
  const options = {
    root,
    tracked: new Set(trackedFiles(root)),
    index: git(root, 'rev-parse', '--path-format=absolute', '--git-path', 'index'),
    scratch: join(folder, 'traces'),
  };
  return {
    all: () => [...known.values()],
    async record(task) {
      const recording = await recordTask(task, options);
      known.set(task.id, recording);
      writeFileSync(path, JSON.stringify([...known.values()]));
      return recording;
    },
  };
}
