import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Longer than any build: whoever holds a lock for so long was killed. */
const LONGEST_BUILD_MS = 90_000;

const errorCode = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Whether the lock is now held here. Only a lock that is there says that somebody else builds; every other failure is one. */
function take(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw new Error(`The lock ${lock} could not be made: ${String(error)}. Make its folder writable and try again.`, { cause: error });
  }
}

function isLeftBehind(lock: string, longestMs: number): boolean {
  try {
    return Date.now() - statSync(lock).mtimeMs > longestMs;
  } catch {
    return false;
  }
}

/**
 * Does some work while nobody else does it, in this process or another.
 *
 * @param lock - A folder that is there while the work is done.
 * @param options - `longestMs`: after how long a lock counts as left behind.
 */
export async function withBuildLock<Result>(
  lock: string,
  work: () => Promise<Result>,
  { longestMs = LONGEST_BUILD_MS, pollMs = 200 } = {},
): Promise<Result> {
  // A library without packages of its own has no folder for it after `npm ci`.
  mkdirSync(dirname(lock), { recursive: true });
  while (!take(lock)) {
    if (isLeftBehind(lock, longestMs)) rmSync(lock, { recursive: true, force: true });
    else await setTimeout(pollMs);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}
