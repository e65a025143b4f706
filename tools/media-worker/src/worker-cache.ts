import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SOURCE_EDITS } from './source-edits.ts';

/** Folder of the recipe's files. */
export const RECIPE_FOLDER = join(import.meta.dirname, '..', 'recipe');

/** Where workers are kept: outside the checkout, so that a fresh clone finds them. */
export function defaultCacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  return join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'vitrine', 'media-worker');
}

/** Short hash of everything that shapes a build: the recipe's files and the edits. */
async function recipeHash(folder = RECIPE_FOLDER): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(SOURCE_EDITS));
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && entry.name !== 'README.md',
  );
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort())
    hash.update(path.slice(folder.length)).update(await readFile(path));
  return hash.digest('hex').slice(0, 10);
}

async function distribution(): Promise<string> {
  try {
    const text = await readFile('/etc/os-release', 'utf8');
    const field = (name: string) => new RegExp(`^${name}="?([^"\\n]*)"?$`, 'm').exec(text)?.[1] ?? '';
    return `${field('ID') || process.platform}${field('VERSION_ID')}`;
  } catch {
    return process.platform;
  }
}

/** File name under which a worker of this version is kept: by system, processor and recipe. */
export async function workerFileName(version: string): Promise<string> {
  return `mediasoup-worker-${version}-${await distribution()}-${process.arch}-${await recipeHash()}`;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Runs a job while no other process runs one under the same lock; one left by a killed process is taken over. */
export async function withLock<T>(lock: string, run: () => Promise<T>, onWait: () => void, signal?: AbortSignal): Promise<T> {
  const owner = join(lock, 'pid');
  for (let waited = false; ;) {
    try {
      await mkdir(lock);
      await writeFile(owner, String(process.pid));
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const pid = Number(await readFile(owner, 'utf8').catch(() => ''));
    const age =
      Date.now() -
      (await stat(lock).then(
        (entry) => entry.mtimeMs,
        () => Date.now(),
      ));
    // Between making the folder and writing the number a moment passes: an unnamed lock is dead only when old.
    if (pid > 0 ? !isAlive(pid) : age > 5_000) await rm(lock, { recursive: true, force: true });
    else {
      if (!waited) onWait();
      waited = true;
      await sleep(200, undefined, signal ? { signal } : {});
    }
  }
  try {
    return await run();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}
