import type { createWorker } from 'mediasoup';

/** What is used of mediasoup when a worker starts. */
export interface Mediasoup {
  createWorker: typeof createWorker;
}

/**
 * Loads mediasoup, which importers install beside this package where rooms have audio and video.
 * @throws Error that says what to install, where it is missing.
 */
export async function loadMediasoup(load: () => Promise<Mediasoup> = () => import('mediasoup')): Promise<Mediasoup> {
  try {
    return await load();
  } catch (cause) {
    throw new Error(
      'MEDIASOUP_WORKER_BIN: names a media worker, but the package mediasoup is not installed: install it, or set MEDIASOUP_WORKER_BIN to none.',
      { cause },
    );
  }
}
