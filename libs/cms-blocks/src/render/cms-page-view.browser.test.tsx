// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildCmsPage } from '../model/build-cms-page.ts';
import type { CmsImageElement } from '../model/element-types.ts';
import { sanitizeHtml } from '../sanitize.ts';
import { withBrokenPictures } from '../testing/broken-pictures.ts';
import { commerceStub } from '../testing/commerce-stub.tsx';
import { pageOf, rawBlock, rawMedia, rawPage, rawProduct, rawSection, rawSlot } from '../testing/raw-page.ts';
import { hasRecordings, NO_RECORDINGS, recordedBody } from '../testing/recorded.ts';
import { CmsPageView } from './cms-page-view.tsx';
import type { CmsContext } from './context.ts';
import { preloadCmsViews } from './preload.ts';
import { createCmsRegistry } from './registry.ts';
import type { CmsElementViewProps, CmsRegistry } from './view-types.ts';

const registry = createCmsRegistry({ commerce: commerceStub });
beforeAll(() => preloadCmsViews(registry));
let root: Root | null = null;
let container: HTMLElement;
let isMotionReduced = false;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isMotionReduced && query.includes('reduce'),
    addEventListener() {},
    removeEventListener() {},
  }));
  isMotionReduced = false;
  container = document.body.appendChild(document.createElement('main'));
});

afterEach(() => {
  act(() => root?.unmount());
  root = null;
  container.remove();
  vi.unstubAllGlobals();
});

function view(raw: unknown, context: Partial<CmsContext> = {}, views: CmsRegistry = registry): ReactNode {
  const page = buildCmsPage(raw, { sanitize: sanitizeHtml });
  if (!page) throw new Error('no page');
  return <CmsPageView page={page} registry={views} context={{ href: (path) => path, isDevelopment: false, ...context }} />;
}

function show(node: ReactNode): void {
  root = createRoot(container);
  act(() => root?.render(node));
}

const words = (id: string) => rawBlock('text', [rawSlot('text', 'content', { content: `<p>words</p>` })], { id });

describe('a broken block in a browser', () => {
  function Broken(): ReactNode {
    throw new Error('broken');
  }
  const views = createCmsRegistry({ base: registry, elements: { image: Broken } });
  const page = rawPage([
    rawSection([
      words('a'),
      rawBlock('image', [rawSlot('image', 'image', {}, { data: { media: rawMedia('m') } })], { id: 'b', position: 1 }),
      { ...words('c'), position: 2 },
    ]),
  ]);

  it('leaves the other blocks, and is reported with its place', () => {
    const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const onError = vi.fn();
    show(view(page, { onError }, views));
    spy.mockRestore();
    expect(container.querySelectorAll('.v-cms-text')).toHaveLength(2);
    expect(container.querySelector('[data-cms-placeholder]')).toBeNull();
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'broken' }), { id: 'b', type: 'image' });
  });

  it('is reported alike when it is this library’s own drawing that fails', () => {
    const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const onError = vi.fn();
    const model = buildCmsPage(page, { sanitize: sanitizeHtml });
    if (!model) throw new Error('no page');
    show(
      <CmsPageView page={withBrokenPictures(model)} registry={registry} context={{ href: (path) => path, isDevelopment: true, onError }} />,
    );
    spy.mockRestore();
    expect(container.querySelectorAll('.v-cms-text')).toHaveLength(2);
    expect(container.querySelector('[data-cms-placeholder="image"]')?.textContent).toContain('failed to render');
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError), { id: 'b', type: 'image' });
  });

  it('is tried again with the next data', () => {
    const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Fickle = ({ element }: CmsElementViewProps<CmsImageElement>) => {
      if (element.media?.alt === 'Picture m') throw new Error('broken');
      return <b>{element.media?.alt}</b>;
    };
    const fickle = createCmsRegistry({ base: registry, elements: { image: Fickle } });
    const pageWith = (name: string) =>
      rawPage([
        rawSection([
          words('a'),
          rawBlock('image', [rawSlot('image', 'image', {}, { data: { media: rawMedia(name) } })], { id: 'b', position: 1 }),
        ]),
      ]);
    show(view(pageWith('m'), {}, fickle));
    expect(container.querySelector('b')).toBeNull();
    act(() => root?.render(view(pageWith('n'), {}, fickle)));
    spy.mockRestore();
    expect(container.querySelector('b')?.textContent).toBe('Picture n');
  });

  it('is labelled in development', () => {
    const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    show(view(page, { isDevelopment: true }, views));
    spy.mockRestore();
    expect(container.querySelector('[data-cms-placeholder="image"]')?.textContent).toContain('failed to render');
  });
});

describe('videos', () => {
  const video = (config: Record<string, unknown>) =>
    pageOf('youtube-video', [rawSlot('youtube-video', 'video', { videoID: 'aqz-KE-bpKQ', ...config })]);

  it('come from the platform once the visitor agrees', () => {
    show(view(video({ needsConfirmation: true })));
    expect(container.querySelector('iframe')).toBeNull();
    const play = container.querySelector<HTMLAnchorElement>('.v-cms-video__play');
    act(() => play?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
    expect(container.querySelector('iframe')?.src).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&autoplay=1');
  });

  it('that start by themselves do so', () => {
    show(view(video({ autoPlay: true })));
    expect(container.querySelector('iframe')).not.toBeNull();
  });

  it('that start by themselves wait where motion is to be reduced', () => {
    isMotionReduced = true;
    show(view(video({ autoPlay: true })));
    expect(container.querySelector('iframe')).toBeNull();
  });
});

describe('links inside merchants’ texts', () => {
  const page = pageOf('text', [
    rawSlot('text', 'content', { content: '<a href="/a">in</a><a href="https://e.example">out</a><a href="/b" target="_blank">tab</a>' }),
  ]);
  const click = (index: number, init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    act(() => void container.querySelectorAll('a')[index]?.dispatchEvent(event));
    return event.defaultPrevented;
  };

  it('navigate softly inside the app, and by the browser otherwise', () => {
    const navigate = vi.fn();
    show(view(page, { navigate }));
    container.addEventListener('click', (event) => event.preventDefault(), { once: false });
    expect(click(0)).toBe(true);
    click(1);
    click(2);
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) click(0, init);
    expect(navigate.mock.calls).toEqual([['/a']]);
  });
});

describe('hydration', () => {
  async function hydrate(raw: unknown): Promise<unknown[]> {
    const node = view(raw);
    container.innerHTML = renderToString(node);
    const problems: unknown[] = [];
    const spy = vi.spyOn(console, 'error').mockImplementation((...args) => void problems.push(args));
    await act(async () => {
      root = hydrateRoot(container, node, { onRecoverableError: (error) => void problems.push(error) });
    });
    spy.mockRestore();
    return problems;
  }

  it
    .skipIf(!hasRecordings)
    .each(['landing-page/summer.json', 'category/home-alias.json', 'product/sneaker.json', 'category/lamps-de.json'])(
    `of %s finds what the server wrote${NO_RECORDINGS}`,
    async (path) => {
      expect(await hydrate(recordedBody(path))).toEqual([]);
    },
  );

  it('of a slider, a video and products finds what the server wrote', async () => {
    const items = [{ media: rawMedia('one') }, { media: rawMedia('two'), url: '/x', newTab: true }];
    const slots = [
      rawSlot('image-slider', 'left', { autoSlide: true, navigationDots: 'outside' }, { data: { sliderItems: items } }),
      rawSlot('product-box', 'center', {}, { data: { product: rawProduct('A') } }),
      rawSlot('youtube-video', 'right', { videoID: 'aqz-KE-bpKQ', autoPlay: true }),
    ];
    expect(await hydrate(pageOf('text-three-column', slots))).toEqual([]);
  });
});
