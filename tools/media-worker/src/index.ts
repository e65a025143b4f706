export { ensureMediaWorker, type EnsureMediaWorkerOptions, type MediaWorker } from './ensure-media-worker.ts';
export { MediaWorkerError, isMediaWorkerError } from './media-worker-error.ts';
export { isRunnableWorker } from './worker-check.ts';
export { defaultCacheFolder } from './worker-cache.ts';
export { ensureSystemPackages, type PackageOptions } from './system-packages.ts';
