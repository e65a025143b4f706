import { parentPort } from 'node:worker_threads';
import { renderFile, renderPicture } from './render.ts';

/** Draws in a thread of its own: a picture takes longer than a server's other calls may wait. */

export interface PictureJob {
  id: number;
  key: string;
  /** Pixels; `null` for a video or a model. */
  width: number | null;
}

export type PictureResult = { id: number; picture: Uint8Array } | { id: number; error: string };

parentPort?.on('message', ({ id, key, width }: PictureJob) => {
  void (width === null ? renderFile(key) : renderPicture(key, width)).then(
    (picture) => parentPort?.postMessage({ id, picture } satisfies PictureResult),
    (error: unknown) =>
      parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) } satisfies PictureResult),
  );
});
