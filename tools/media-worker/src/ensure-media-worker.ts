import { access, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildWorker } from './build-worker.ts';
import { MediaWorkerError } from './media-worker-error.ts';
import { downloadPrebuiltWorker } from './prebuilt-worker.ts';
import { ensureSystemPackages, type PackageOptions } from './system-packages.ts';
import { defaultCacheFolder, withLock, workerFileName } from './worker-cache.ts';
import { isRunnableWorker } from './worker-check.ts';

/** A worker's path, or the plain reason why there is none: the room then runs without audio and video. */
export type MediaWorker = { readonly path: string; readonly missing?: never } | { readonly missing: string; readonly path?: never };

export interface EnsureMediaWorkerOptions {
  /** Gets a line for each step and each twentieth of a build. */
  readonly log: (line: string) => void;
  /** Default: the process's environment. */
  readonly env?: NodeJS.ProcessEnv;
  /** Where workers are kept. Default: `$XDG_CACHE_HOME` or `~/.cache`, then `vitrine/media-worker`. */
  readonly cacheFolder?: string;
  /** Installs the Debian packages that a build, or a worker that was built, lacks. Default: no; what is missing is named. */
  readonly installPackages?: boolean;
  /** Ends a build. */
  readonly signal?: AbortSignal;
}

/** mediasoup's package folder and version: the worker must be of the same version as the server's library. */
async function mediasoupPackage(): Promise<{ folder: string; version: string }> {
  let folder = dirname(createRequire(import.meta.url).resolve('mediasoup'));
  for (;;) {
    const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => undefined);
    const manifest = text === undefined ? undefined : (JSON.parse(text) as { name?: string; version?: string });
    if (manifest?.name === 'mediasoup' && manifest.version) return { folder, version: manifest.version };
    if (dirname(folder) === folder) throw new MediaWorkerError('The package mediasoup has no package.json.');
    folder = dirname(folder);
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function fromCache(path: string, packages: PackageOptions): Promise<boolean> {
  if (!(await exists(path))) return false;
  if (await isRunnableWorker(path)) return true;
  // Kept from an earlier installation of the system, it may lack the one library that is linked dynamically.
  const lacking = process.platform === 'linux' ? await ensureSystemPackages(['libsrtp2-1'], packages) : undefined;
  if (lacking !== undefined) packages.log(lacking);
  return isRunnableWorker(path);
}

/**
 * Makes mediasoup's worker available on this machine: the one that `MEDIASOUP_WORKER_BIN` names (`none`: no media),
 * else one in the cache, else mediasoup's prebuilt one, else one built from the sources in the npm package.
 * @throws MediaWorkerError when `MEDIASOUP_WORKER_BIN` names something that does not run.
 */
export async function ensureMediaWorker(options: EnsureMediaWorkerOptions): Promise<MediaWorker> {
  const env = options.env ?? process.env;
  const { log, signal, installPackages: mayInstall = false } = options;
  const packages = { log, signal, mayInstall };
  const named = env['MEDIASOUP_WORKER_BIN'];
  if (named === 'none') return { missing: 'MEDIASOUP_WORKER_BIN is none' };
  if (named) {
    if (await isRunnableWorker(named)) return { path: named };
    throw new MediaWorkerError(`MEDIASOUP_WORKER_BIN: expected the path of a mediasoup worker that runs here, or none; got ${named}`);
  }

  const { folder, version } = await mediasoupPackage();
  const cache = options.cacheFolder ?? defaultCacheFolder(env);
  const target = join(cache, await workerFileName(version));
  if (await fromCache(target, packages)) return { path: target };

  await mkdir(cache, { recursive: true });
  const make = async (): Promise<MediaWorker> => {
    // Whoever held the lock before may have made it.
    if (await fromCache(target, packages)) return { path: target };
    for (const left of await readdir(cache)) if (left.startsWith('.making-')) await rm(join(cache, left), { recursive: true, force: true });
    const scratch = await mkdtemp(join(cache, '.making-'));
    try {
      const noPrebuilt = await downloadPrebuiltWorker({
        version,
        scratch,
        target,
        base: env['MEDIASOUP_WORKER_PREBUILT_DOWNLOAD_BASE_URL'],
        log,
        signal,
      });
      if (!noPrebuilt) return { path: target };
      log(noPrebuilt);
      const notBuilt = signal?.aborted
        ? 'it was interrupted'
        : await buildWorker({ sources: join(folder, 'worker'), scratch, target, ...packages });
      return notBuilt ? { missing: `${noPrebuilt}; ${notBuilt}` } : { path: target };
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
  };
  return withLock(join(cache, '.making.lock'), make, () => log('waiting for another process that makes the media worker'), signal);
}
