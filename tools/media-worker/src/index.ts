export { /** @public */ ensureMediaWorker, type EnsureMediaWorkerOptions, type MediaWorker } from './ensure-media-worker.ts';
export { isMediaWorkerError, /** @public */ MediaWorkerError } from './media-worker-error.ts';
