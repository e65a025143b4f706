export { ensureMediaWorker, type EnsureMediaWorkerOptions, type MediaWorker } from './ensure-media-worker.ts';
export { isMediaWorkerError, MediaWorkerError } from './media-worker-error.ts';
export { ensureSystemPackages, type PackageOptions } from './system-packages.ts';
export { defaultCacheFolder } from './worker-cache.ts';
export { isRunnableWorker } from './worker-check.ts';
