import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { arch, platform, release } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';
import { isRunnableWorker } from './worker-check.ts';

const RELEASES = 'https://github.com/versatica/mediasoup/releases/download';
/** A machine without a way out should not wait long for finding out. */
const ANSWER_LIMIT_MS = 6_000;
const DOWNLOAD_LIMIT_MS = 120_000;

/** Address of the worker that mediasoup's project builds for this machine. */
export function prebuiltUrl(version: string, base = RELEASES): string {
  const kernel = platform() === 'linux' ? `-kernel${release().split('.', 1)[0]}` : '';
  return `${base.replace(/(?<!\/)\/+$/, '')}/${version}/mediasoup-worker-${version}-${platform()}-${arch()}${kernel}.tgz`;
}

export interface PrebuiltOptions {
  readonly version: string;
  /** Folder for what is on the way. */
  readonly scratch: string;
  /** Where the worker is put. */
  readonly target: string;
  readonly base?: string | undefined;
  readonly log: (line: string) => void;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Downloads mediasoup's prebuilt worker.
 * @returns Undefined when the target runs, else a plain reason.
 */
export async function downloadPrebuiltWorker(options: PrebuiltOptions): Promise<string | undefined> {
  const url = prebuiltUrl(options.version, options.base || RELEASES);
  options.log(`looking for a prebuilt worker at ${new URL(url).host}`);
  const answer = AbortSignal.timeout(ANSWER_LIMIT_MS);
  const giveUp = new AbortController();
  const abort = () => giveUp.abort();
  answer.addEventListener('abort', abort);
  options.signal?.addEventListener('abort', abort);
  try {
    const response = await fetch(url, { signal: giveUp.signal });
    answer.removeEventListener('abort', abort);
    if (!response.ok) return `no prebuilt worker for this machine (status ${response.status})`;
    const limit = setTimeout(abort, DOWNLOAD_LIMIT_MS);
    const archive = join(options.scratch, 'worker.tgz');
    const folder = join(options.scratch, 'prebuilt');
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(archive, new Uint8Array(await response.arrayBuffer()));
    } finally {
      clearTimeout(limit);
    }
    if ((await runCommand('tar', ['-xzf', archive, '-C', folder])).status !== 0) return 'the prebuilt worker could not be unpacked';
    const binary = join(folder, platform() === 'win32' ? 'mediasoup-worker.exe' : 'mediasoup-worker');
    await chmod(binary, 0o755);
    if (!(await isRunnableWorker(binary))) return 'the prebuilt worker does not run on this system';
    await rename(binary, options.target);
    return undefined;
  } catch {
    return 'the prebuilt worker could not be downloaded';
  } finally {
    answer.removeEventListener('abort', abort);
    options.signal?.removeEventListener('abort', abort);
  }
}
