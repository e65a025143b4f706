import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { CMS_DOCUMENT_NEEDS } from '@vitrine/cms-blocks';
import { sanitizeHtml } from '@vitrine/cms-blocks/sanitize';
import { buildCmsPage, byHand, ours } from './candidates.tsx';

/** The whole document of a tree, streamed as the shop streams its pages. */
export function render(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        done();
        resolve(Buffer.concat(chunks).toString());
      },
    });
    const { pipe } = renderToPipeableStream(tree, {
      progressiveChunkSize: CMS_DOCUMENT_NEEDS.progressiveChunkSize,
      onShellReady: () => pipe(sink),
      onError: reject,
    });
  });
}

/** What the benchmark calls on a server. */
export { buildCmsPage, byHand, ours, sanitizeHtml };
