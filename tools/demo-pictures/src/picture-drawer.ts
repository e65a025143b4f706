import { Worker } from 'node:worker_threads';
import type { PictureJob, PictureResult } from './picture-worker.ts';

/** Draws an image of this width, as WebP; without a width makes a video (WebM) or a 3D model (GLB). */
export type RenderPicture = (key: string, width: number | null) => Promise<Uint8Array>;

/** Draws in a thread of its own. */
export interface PictureDrawer {
  render: RenderPicture;
  /** Ends the thread; what is still being drawn is refused. */
  close(): Promise<void>;
}

interface Waiting {
  resolve(picture: Uint8Array): void;
  reject(error: Error): void;
}

/** Draws pictures in a worker thread, which starts with the first one. */
export function createPictureDrawer(): PictureDrawer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;

  function failAll(error: Error): void {
    worker = null;
    for (const entry of waiting.values()) entry.reject(error);
    waiting.clear();
  }

  function start(): Worker {
    // From its source the module is TypeScript; from the built package it is JavaScript.
    const module = import.meta.url.endsWith('.ts') ? './picture-worker.ts' : './picture-worker.js';
    const started = new Worker(new URL(module, import.meta.url));
    started.on('message', (result: PictureResult) => {
      const entry = waiting.get(result.id);
      waiting.delete(result.id);
      if ('picture' in result) entry?.resolve(result.picture);
      else entry?.reject(new Error(result.error));
      if (waiting.size === 0) started.unref();
    });
    started.on('error', failAll);
    started.on('exit', () => failAll(new Error('The picture worker ended.')));
    return started;
  }

  return {
    render: (key, width) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        // The process lives on for what is being drawn, and not for an idle thread.
        worker.ref();
        worker.postMessage({ id: lastId, key, width } satisfies PictureJob);
      }),
    async close() {
      await worker?.terminate();
    },
  };
}
