// @vitest-environment jsdom
import { act, Suspense } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildCmsPage } from '../model/build-cms-page.ts';
import { rawBlock, rawPage, rawSection, rawSlot } from '../testing/raw-page.ts';
import { CmsPageView } from './cms-page-view.tsx';
import { lazyView } from './lazy-view.ts';
import { cmsTypesIn, cmsTypesOf, preloadCmsViews } from './preload.ts';
import { createCmsRegistry } from './registry.ts';

const Chart = () => <p>the chart</p>;
let root: Root | null = null;
let container: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.body.appendChild(document.createElement('main'));
});

afterEach(() => {
  act(() => root?.unmount());
  root = null;
  container.remove();
  vi.unstubAllGlobals();
});

function chartPage(registry: ReturnType<typeof createCmsRegistry>) {
  const raw = rawPage([
    rawSection([
      rawBlock('text', [rawSlot('size-chart', 'content', {})]),
      rawBlock('text', [rawSlot('text', 'content', {}, { data: { content: '<p>words</p>' } })], { id: 'other', position: 1 }),
    ]),
  ]);
  const page = buildCmsPage(raw, { sanitize: (html) => html as never });
  if (!page) throw new Error('no page');
  return { page, view: <CmsPageView page={page} registry={registry} context={{ href: (path) => path, isDevelopment: false }} /> };
}

it('loads the code of a lazy view once, when it is first shown, while the rest of the page stands', async () => {
  const load = vi.fn(async () => Chart);
  const { view } = chartPage(createCmsRegistry({ elements: { 'size-chart': lazyView(load) } }));
  expect(load).not.toHaveBeenCalled();
  root = createRoot(container);

  await act(async () => root?.render(view));
  expect(container.textContent).toBe('the chartwords');
  expect(load).toHaveBeenCalledTimes(1);
});

it('renders a preloaded view at once: on a server, and by hydration without an error', async () => {
  const registry = createCmsRegistry({ elements: { 'size-chart': lazyView(async () => Chart) } });
  const { page, view } = chartPage(registry);
  await preloadCmsViews(registry, cmsTypesOf(page));
  container.innerHTML = renderToString(view);
  expect(container.textContent).toBe('the chartwords');
  const onRecoverableError = vi.fn();
  act(() => {
    root = hydrateRoot(container, view, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('a document tells which types were drawn into it, so that a browser loads those and no others', async () => {
  const chart = vi.fn(async () => Chart);
  const map = vi.fn(async () => Chart);
  const registry = createCmsRegistry({ elements: { 'size-chart': lazyView(chart), 'shop-map': lazyView(map) } });
  const { page, view } = chartPage(registry);
  await preloadCmsViews(registry, cmsTypesOf(page));
  container.innerHTML = renderToString(view);
  expect(cmsTypesIn(document).toSorted()).toEqual(['size-chart', 'text']);
  expect(chart).toHaveBeenCalledTimes(1);
  expect(map).not.toHaveBeenCalled();
  await preloadCmsViews(registry);
  expect(map).toHaveBeenCalledTimes(1);
});

it('a view whose code can’t be had leaves the other blocks, and is tried again by the next page', async () => {
  const load = vi.fn<() => Promise<typeof Chart>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Chart);
  const registry = createCmsRegistry({ elements: { 'size-chart': lazyView(load) } });
  const { page, view } = chartPage(registry);
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(preloadCmsViews(registry, cmsTypesOf(page))).resolves.toBeUndefined();
  root = createRoot(container);

  await act(async () => root?.render(<Suspense>{view}</Suspense>));
  spy.mockRestore();
  expect(container.textContent).toBe('words');
  expect(load).toHaveBeenCalledTimes(1);
  await preloadCmsViews(registry, cmsTypesOf(page));
  act(() => root?.render(<Suspense key="next">{view}</Suspense>));
  expect(container.textContent).toBe('the chartwords');
});

it.each(['form', 'custom-form'])('the code of a %s is that of the shop’s own form', async (type) => {
  const load = vi.fn(async () => () => null);
  await preloadCmsViews(createCmsRegistry({ commerce: { ContactForm: lazyView(load) } }), [type]);
  expect(load).toHaveBeenCalledTimes(1);
});
