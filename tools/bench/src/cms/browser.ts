import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { CmsPageModel } from '@vitrine/cms-blocks';
import { byHand, ours } from './candidates.tsx';

const CANDIDATES = { ours, byHand };

/** Milliseconds of one rendering into an empty element, and of the next for a parent that has changed. */
function time(draw: (page: CmsPageModel) => ReactNode, page: CmsPageModel): { first: number; again: number } {
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  const since = performance.now();
  flushSync(() => root.render(draw(page)));
  const first = performance.now() - since;
  const then = performance.now();
  flushSync(() => root.render(draw(page)));
  const again = performance.now() - then;
  root.unmount();
  container.remove();
  return { first, again };
}

/** Both candidates in turn, round after round. */
function run(page: CmsPageModel, { warmUp, rounds }: { warmUp: number; rounds: number }) {
  const samples = { ours: { first: [] as number[], again: [] as number[] }, byHand: { first: [] as number[], again: [] as number[] } };
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const name of ['ours', 'byHand'] as const) {
      const { first, again } = time(CANDIDATES[name], page);
      if (round < 0) continue;
      samples[name].first.push(first);
      samples[name].again.push(again);
    }
  }
  return samples;
}

Object.assign(globalThis, { runCmsBench: run });
