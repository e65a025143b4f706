import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSecret } from '../identifiers.ts';
import { type DemoStoreProcess, startDemoStoreProcess } from '../testing/demo-store.ts';
import { parsePresentationFile } from './presentation-file.ts';

const NAME = 'presentations.example.json';
const { presentations } = parsePresentationFile(readFileSync(join(import.meta.dirname, '../..', NAME), 'utf8'), NAME);
const slides = presentations.flatMap((presentation) => presentation.slides);

let store: DemoStoreProcess;
beforeAll(async () => void (store = await startDemoStoreProcess()), 60_000);
afterAll(() => store.close());

/** What the store has at these addresses. */
const everythingAt = (paths: readonly string[]) => Promise.all(paths.map((path) => store.call(newSecret(), 'POST', path, {})));

test('each id of the example file is one of the demo store', async () => {
  const paths = slides.flatMap((slide) => {
    switch (slide.kind) {
      case 'cms':
        return [`/cms/${slide.cmsPageId}`];
      case 'product':
        return [`/product/${slide.productId}`];
      case 'category':
        return [`/category/${slide.categoryId}`];
      case 'landing-page':
        return [`/landing-page/${slide.landingPageId}`];
      case 'listing':
        return slide.productIds.map((id) => `/product/${id}`);
      case 'search':
        return [];
    }
  });
  expect(paths.length).toBeGreaterThanOrEqual(5);
  await expect(everythingAt(paths)).resolves.toHaveLength(paths.length);
});

test('each search of the example file finds something in the demo store', async () => {
  const searches = slides.flatMap((slide) => (slide.kind === 'search' ? [slide.search] : []));
  expect(searches).not.toEqual([]);
  for (const search of searches) {
    const { elements } = (await store.call(newSecret(), 'POST', '/search', { search })) as { elements: unknown[] };
    expect(elements, search).not.toEqual([]);
  }
});
