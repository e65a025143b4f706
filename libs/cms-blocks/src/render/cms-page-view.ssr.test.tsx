import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildCmsPage, type BuildCmsPageOptions } from '../model/build-cms-page.ts';
import type { CmsPageModel } from '../model/page-types.ts';
import { sanitizeHtml } from '../sanitize.ts';
import { withBrokenPictures } from '../testing/broken-pictures.ts';
import { commerceStub, presentationStub } from '../testing/commerce-stub.tsx';
import { pageOf, rawBlock, rawMedia, rawPage, rawProduct, rawSection, rawSlot } from '../testing/raw-page.ts';
import { hasRecordings, NO_RECORDINGS, realData, recordedBody, recordedPages } from '../testing/recorded.ts';
import { BLOCK_LAYOUTS } from './block-layouts.ts';
import { CmsPageView } from './cms-page-view.tsx';
import type { CmsContext } from './context.ts';
import { CmsNoProductFoundView, CmsNoProductsFoundView, CmsPageErrorView } from './error-views.tsx';
import { CMS_PROGRESSIVE_CHUNK_SIZE } from './guard.tsx';
import { preloadCmsViews } from './preload.ts';
import { createCmsRegistry } from './registry.ts';
import { SafeHtmlView } from './safe-html-view.tsx';
import { isHiddenEverywhere, visibilityClasses } from './style.ts';
import type { CmsRegistry } from './view-types.ts';

const registry = createCmsRegistry({ commerce: commerceStub, presentation: presentationStub });
beforeAll(() => preloadCmsViews(registry));
const CONTEXT: CmsContext = { href: (path) => `/de-DE${path}`, isDevelopment: false };

function model(raw: unknown, options: BuildCmsPageOptions = {}): CmsPageModel {
  const page = buildCmsPage(raw, { sanitize: sanitizeHtml, ...options });
  if (!page) throw new Error('no page');
  return page;
}

function html(raw: unknown, context: Partial<CmsContext> = {}, options: BuildCmsPageOptions = {}, views: CmsRegistry = registry): string {
  return renderToString(<CmsPageView page={model(raw, options)} registry={views} context={{ ...CONTEXT, ...context }} />);
}

async function streamed(node: ReactNode, options: { progressiveChunkSize?: number } = {}): Promise<{ result: string; errors: unknown[] }> {
  const errors: unknown[] = [];
  const stream = new PassThrough();
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      ...options,
      onError: (error) => void errors.push(error),
      onShellError: reject,
      onAllReady: () => {
        pipe(stream);
        resolve();
      },
    });
  });
  return { result: await text(stream), errors };
}

const image = (slot: string, config: Record<string, unknown> = {}, data: Record<string, unknown> = {}) =>
  rawSlot('image', slot, config, { id: `image-${slot}`, data: { media: rawMedia(`pic-${slot}`), url: '', newTab: false, ...data } });
const words = (slot: string) => rawSlot('text', slot, {}, { id: `text-${slot}`, data: { content: `<p>words ${slot}</p>` } });
const box = (slot: string) => rawSlot('product-box', slot, {}, { data: { product: rawProduct(`Product ${slot}`) } });

/** What each block type is filled with, and something of every slot that must be seen. */
const FILLED: Readonly<Record<string, { slots: Record<string, unknown>[]; seen: readonly string[] }>> = Object.fromEntries(
  Object.entries(BLOCK_LAYOUTS).map(([type, { cells }]) => {
    const names = cells.flat();
    const own: Record<string, { slots: Record<string, unknown>[]; seen: readonly string[] }> = {
      html: { slots: [rawSlot('html', 'content', { content: '<em>own</em>' })], seen: ['<em>own</em>'] },
      form: { slots: [rawSlot('form', 'content', { type: 'newsletter', title: 'News' })], seen: ['data-newsletter="News"'] },
      'custom-form': { slots: [words('content')], seen: ['words content'] },
      'product-listing': {
        slots: [rawSlot('product-listing', 'content', {}, { data: { listing: { elements: [rawProduct('A')], total: 7 } } })],
        seen: ['data-listing="7"'],
      },
      'product-slider': {
        slots: [rawSlot('product-slider', 'productSlider', { title: 'Picks' }, { data: { products: [rawProduct('A'), rawProduct('B')] } })],
        seen: ['data-product-slider="Picks true false"', 'A, B'],
      },
      'product-three-column': { slots: names.map(box), seen: names.map((name) => `Product ${name}`) },
      'product-heading': {
        slots: [
          rawSlot('product-name', 'left', { content: 'Stool' }),
          rawSlot('manufacturer-logo', 'right', {}, { data: { media: rawMedia('logo'), manufacturer: { name: 'Nordwerk' } } }),
        ],
        seen: ['Stool', 'logo.jpg'],
      },
      'gallery-buybox': {
        slots: [
          rawSlot('image-gallery', 'left', {}, { data: { sliderItems: [{ media: rawMedia('one') }, { media: rawMedia('two') }] } }),
          rawSlot(
            'buy-box',
            'right',
            {},
            {
              data: {
                product: rawProduct('Stool'),
                totalReviews: 3,
                configuratorSettings: [{ id: 'g', name: 'Colour', options: [{ id: 'o', name: 'Red' }] }],
              },
            },
          ),
        ],
        seen: ['one.jpg', 'two.jpg', 'data-buy-box="stool"', 'data-groups="1"', 'data-reviews="3"'],
      },
      'product-description-reviews': {
        slots: [rawSlot('product-description-reviews', 'content', {}, { data: { product: rawProduct('Stool'), reviews: { total: 2 } } })],
        seen: ['data-description="stool"', '<strong>fine</strong>'],
      },
      'cross-selling': {
        slots: [
          rawSlot(
            'cross-selling',
            'content',
            {},
            { data: { crossSellings: [{ crossSelling: { id: 'c', name: 'More' }, products: [rawProduct('A')], total: 1 }] } },
          ),
        ],
        seen: ['data-cross-selling="1"'],
      },
      'category-navigation': { slots: [rawSlot('category-navigation', 'content', {}, { config: null })], seen: ['data-category="none"'] },
      'sidebar-filter': { slots: [rawSlot('sidebar-filter', 'content', {}, { config: [] })], seen: ['data-sidebar-filter=""'] },
      'image-slider': {
        slots: [
          rawSlot(
            'image-slider',
            'imageSlider',
            {},
            { data: { sliderItems: [{ media: rawMedia('one') }, { media: rawMedia('two'), url: '/two' }] } },
          ),
        ],
        seen: ['one.jpg', 'two.jpg', 'href="/de-DE/two"'],
      },
      'youtube-video': {
        slots: [rawSlot('youtube-video', 'video', { videoID: 'aqz-KE-bpKQ', needsConfirmation: true })],
        seen: ['watch?v=aqz-KE-bpKQ'],
      },
      'vimeo-video': { slots: [rawSlot('vimeo-video', 'video', { videoID: '1084537' })], seen: ['player.vimeo.com/video/1084537'] },
      'spatial-viewer': {
        slots: [
          rawSlot(
            'spatial-viewer',
            'default',
            {},
            { data: { media: rawMedia('chair', { url: 'https://media.example/chair.glb', mimeType: 'model/gltf-binary' }) } },
          ),
        ],
        seen: ['href="https://media.example/chair.glb"', 'Download 3D model'],
      },
    };
    const gallery = {
      slots: names.map((name) =>
        rawSlot('image-gallery', name, {}, { data: { sliderItems: [{ media: rawMedia('one') }, { media: rawMedia('two') }] } }),
      ),
      seen: ['one.jpg', 'two.jpg'],
    };
    if (type.startsWith('image-gallery')) return [type, gallery];
    const isPicture = (name: string) =>
      name.endsWith('image') ||
      (type.startsWith('image') && !name.endsWith('text') && !(type.startsWith('image-text') && name === 'right')) ||
      (type === 'center-text' && name !== 'center');
    return [
      type,
      own[type] ?? {
        slots: names.map((name) => (isPicture(name) ? image(name) : words(name))),
        seen: names.map((name) => (isPicture(name) ? `pic-${name}.jpg` : `words ${name}`)),
      },
    ];
  }),
);

describe('every block type', () => {
  it.each(Object.keys(BLOCK_LAYOUTS))('%s shows each of its slots once, in a box of its own', (type) => {
    const filled = FILLED[type];
    if (!filled) throw new Error(type);
    // Servers send slots in any order.
    const page = html(pageOf(type, [...filled.slots].reverse()));
    expect(page.match(/data-cms-slot=/g)).toHaveLength(filled.slots.length);
    expect(page).toContain(`data-cms-block="${type}"`);
    for (const seen of filled.seen) expect(page).toContain(seen);
    expect(page).not.toContain('data-cms-placeholder');
  });

  it.each(Object.entries(BLOCK_LAYOUTS).filter(([, { cells }]) => cells.flat().length > 1))(
    '%s reads from left to right, whatever order its slots came in',
    (type, { cells }) => {
      const page = html(pageOf(type, [...(FILLED[type]?.slots ?? [])].reverse()));
      expect([...page.matchAll(/data-cms-slot="([^"]+)"/g)].map(([, name]) => name)).toEqual(cells.flat());
    },
  );
});

describe.skipIf(!hasRecordings)(`pages of real servers${NO_RECORDINGS}`, () => {
  it.each(hasRecordings ? recordedPages() : [])('$name renders without a placeholder or an error', ({ answer }) => {
    const page = html(answer, { isDevelopment: true });
    expect(page).not.toMatch(/data-cms-placeholder|failed to render|undefined|\[object Object\]/);
    expect(page).not.toContain('<!--$!-->');
  });

  it('show all 32 blocks of the page that has them', () => {
    expect(html(recordedBody('landing-page/summer.json')).match(/data-cms-block=/g)).toHaveLength(32);
  });

  it('give the filters beside a listing the listing and its filters', () => {
    const page = html(recordedBody('category/cms-page.json'));
    expect(page).toContain('data-sidebar-filter="price-filter,property-filter"');
    expect(page).toMatch(/data-listing="\d+"[^>]*data-show-filters="false"/);
  });

  it('hand the product of the page to the elements of a product page', () => {
    const page = html(recordedBody('product/tee.json'));
    expect(page).toContain('<h1 class="v-cms-product-name v-cms-product-name--plain">Aurora T-Shirt</h1>');
    expect(page).toMatch(/data-buy-box="8e16bf104e013c5d9563f808ff07830e" data-groups="2"/);
  });

  it('show the error views on slides whose product or products are gone', () => {
    const [list, detail] = realData('dsr-schema-examples/store.PresentationStructure.json')['cmsPageResults'] as unknown[];
    expect(html(detail)).toContain('data-cms-error="no-product"');
    expect(html(detail, { product: model(recordedBody('product/tee.json')).product })).toContain('data-like=');
    // Not loaded yet is not empty.
    expect(html(list)).toContain('data-listing="none"');
    expect(html(list, { listing: { elements: [], total: 0, page: 1, limit: 10, aggregations: {} } })).toContain(
      'data-cms-error="no-products"',
    );
  });
});

describe('sections', () => {
  it('split blocks between sidebar and main column', () => {
    const blocks = [
      rawBlock('text', [words('content')], { id: 'm', position: 0 }),
      rawBlock('category-navigation', [rawSlot('category-navigation', 'content')], { id: 's', position: 1, sectionPosition: 'sidebar' }),
    ];
    const page = html(rawPage([rawSection(blocks, { type: 'sidebar', mobileBehavior: 'hidden' })]), { category: { id: 'cat' } as never });
    expect(page).toMatch(/columns__sidebar v-cms-columns__sidebar--hidden-mobile.*data-category="cat".*columns__main.*words content/s);
  });

  it('of an unknown type are default sections', () => {
    expect(html(rawPage([rawSection([rawBlock('text', [words('content')])], { type: 'accordion' })]))).toContain('words content');
  });

  it('carry sizing, background, classes and visibility', () => {
    const section = rawSection([rawBlock('text', [words('content')])], {
      sizingMode: 'full_width',
      backgroundColor: '#102030',
      backgroundMedia: rawMedia('bg'),
      backgroundMediaMode: 'contain',
      cssClass: 'summer',
      visibility: { mobile: false },
    });
    const page = html(rawPage([section], { cssClass: 'whole' }));
    expect(page).toMatch(
      /class="v-cms-section v-cms-section--full-width v-cms-hidden-mobile summer" data-scheme="dark" style="background-color:#102030"/,
    );
    expect(page).toMatch(/v-cms-background--contain.*bg\.jpg/);
    expect(page).toContain('class="v-cms-page whole"');
  });
});

describe('visibility', () => {
  it.each([
    [{ mobile: true, tablet: true, desktop: true }, '', ''],
    [{ mobile: false, tablet: true, desktop: true }, 'v-cms-hidden-mobile', 'v-cms-hidden-from-md'],
    [{ mobile: true, tablet: false, desktop: true }, 'v-cms-hidden-tablet', 'v-cms-hidden-from-lg'],
    [{ mobile: true, tablet: true, desktop: false }, 'v-cms-hidden-desktop', 'v-cms-hidden-from-xl'],
    [
      { mobile: false, tablet: false, desktop: true },
      'v-cms-hidden-mobile v-cms-hidden-tablet',
      'v-cms-hidden-from-md v-cms-hidden-from-lg',
    ],
  ])('%j hides by device range (%s), or upward from a breakpoint (%s) where that is chosen', (flags, device, upward) => {
    expect(visibilityClasses(flags)).toBe(device);
    expect(visibilityClasses(flags, 'upward')).toBe(upward);
    expect(isHiddenEverywhere(flags)).toBe(false);
  });

  it('with every flag false is not rendered at all', () => {
    const hidden = { mobile: false, tablet: false, desktop: false };
    expect(html(pageOf('text', [words('content')], { visibility: hidden }))).not.toContain('words');
  });
});

describe('blocks', () => {
  it('carry margins, background and classes', () => {
    const page = html(
      pageOf('text', [words('content')], { marginTop: '20px', marginLeft: '5%', backgroundColor: '#fff', cssClass: 'lead' }),
    );
    expect(page).toMatch(
      /class="v-cms-block v-cms-block--text v-cms-block--filled lead" data-cms-block="text" data-scheme="light" style="--v-cms-margin-top:20px;--v-cms-margin-start:5%;background-color:#fff"/,
    );
  });

  it('carry their ids where those are asked for, and cost no page a byte otherwise', () => {
    const page = rawPage([rawSection([rawBlock('text', [words('content')], { id: 'first' })])]);
    expect(html(page, { hasBlockIds: true })).toContain('data-cms-block-id="first"');
    expect(html(page)).not.toContain('data-cms-block-id');
  });

  it('in which nothing would be seen leave no gap', () => {
    for (const page of [
      pageOf('cross-selling', [rawSlot('cross-selling', 'content', {}, { data: { crossSellings: null } })]),
      pageOf('image', [rawSlot('image', 'image')]),
      pageOf('product-three-column', [rawSlot('product-box', 'left')]),
      pageOf('text', [rawSlot('text', 'content')]),
    ]) {
      expect(html(page)).not.toContain('data-cms-block');
    }
  });
});

describe('pictures', () => {
  it('choose their file by the width of their place, and reserve it', () => {
    const page = html(rawPage([rawSection([rawBlock('image-three-column', [image('left'), image('center'), image('right')])])]));
    expect(page).toContain(
      'srcSet="https://media.example/pic-left-400.jpg 400w, https://media.example/pic-left-800.jpg 800w, https://media.example/pic-left.jpg 1600w"',
    );
    expect(page).toContain('sizes="(min-width: 1440px) 448px, (min-width: 768px) 33vw, (min-resolution: 2.5dppx) 67vw, 100vw"');
    expect(page).toContain('width="1600" height="800"');
  });

  it('load lazily, except the first of the page, which is hurried', () => {
    const page = html(
      rawPage([
        rawSection([
          rawBlock('text', [words('content')], { id: 'a' }),
          rawBlock('image-two-column', [image('left'), image('right')], { id: 'b', position: 1 }),
          rawBlock('image', [image('image')], { id: 'c', position: 2 }),
        ]),
      ]),
    );
    expect(page.match(/fetchPriority="high"/gi)?.length).toBeGreaterThanOrEqual(1);
    expect(page.match(/loading="eager"/g)).toHaveLength(1);
    expect(page).toMatch(/pic-left\.jpg"[^>]*loading="eager"/);
    expect(page.match(/loading="lazy"/g)).toHaveLength(2);
  });

  it('are not hurried below the first screen', () => {
    const texts = Array.from({ length: 5 }, (_, index) =>
      rawBlock('text', [words(`${index}`), words('content')], { id: `t${index}`, position: index }),
    );
    expect(html(rawPage([rawSection([...texts, rawBlock('image', [image('image')], { position: 9 })])]))).not.toContain('eager');
  });

  it('link through the app, open new tabs safely, and always have a name', () => {
    const link = (url: string, newTab: boolean, alt = 'Beach') =>
      html(pageOf('image', [image('image', {}, { media: rawMedia('m', { alt, translated: [] }), url, newTab })]));
    expect(link('/Clothing/', false)).toContain('href="/de-DE/Clothing/"');
    expect(link('https://example.com/x', true)).toMatch(
      /href="https:\/\/example\.com\/x"[^>]*target="_blank"[^>]*rel="noopener noreferrer"|target="_blank"[^>]*href="https:\/\/example\.com\/x"/,
    );
    expect(link('https://example.com/x', true, '')).toContain('aria-label="example.com/x (opens in a new tab)"');
  });

  it('fill their place by display mode', () => {
    for (const mode of ['standard', 'cover', 'stretch', 'contain'])
      expect(html(pageOf('image', [image('image', { displayMode: mode, minHeight: '420px' })]))).toContain(`v-cms-image--${mode}`);
    expect(html(pageOf('image', [image('image', { displayMode: 'cover', minHeight: '420px' })]))).toContain('--v-cms-min-height:420px');
    expect(
      html(pageOf('image', [image('image', { displayMode: 'standard', horizontalAlign: 'center', verticalAlign: 'flex-end' })])),
    ).toMatch(/--v-cms-align:flex-end.*--v-cms-justify:center/);
  });

  it('may be a video of the shop’s own, or a 3D file to take along', () => {
    const video = rawMedia('video', { url: 'https://media.example/video.mp4', mimeType: 'video/mp4' });
    expect(html(pageOf('image', [image('image', {}, { media: video })]))).toMatch(
      /<video[^>]*controls[^>]*><source src="https:\/\/media\.example\/video\.mp4" type="video\/mp4"/,
    );
    const chair = rawMedia('chair', { url: 'https://media.example/chair.glb', mimeType: 'application/octet-stream' });
    expect(html(pageOf('image', [image('image', {}, { media: chair })]))).toMatch(
      /href="https:\/\/media\.example\/chair\.glb" download=""/,
    );
  });
});

describe('videos on a platform', () => {
  const video = (config: Record<string, unknown>) =>
    html(pageOf('youtube-video', [rawSlot('youtube-video', 'video', { videoID: 'aqz-KE-bpKQ', ...config }, { data: { media: null } })]));

  it('load nothing from the platform before consent', () => {
    const page = video({ needsConfirmation: true });
    expect(page).not.toContain('<iframe');
    expect(page).toContain('loads content from YouTube');
  });

  it('play at once where no consent is asked, without tracking by default', () => {
    expect(video({ needsConfirmation: false })).toMatch(
      /<iframe[^>]*src="https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ[^>]*loading="lazy"/,
    );
  });

  it('that start by themselves wait for the browser to say whether motion is welcome', () => {
    expect(video({ needsConfirmation: false, autoPlay: true })).not.toContain('<iframe');
  });
});

describe('unknown types', () => {
  const unknown = rawPage([
    rawSection([
      rawBlock('shop-map', [words('content')], { id: 'a' }),
      rawBlock('text', [rawSlot('size-chart', 'content', { unit: 'cm' })], { id: 'b' }),
      rawBlock('text', [words('content')], { id: 'c' }),
    ]),
  ]);

  it('render nothing in production', () => {
    const page = html(unknown);
    expect(page).not.toMatch(/shop-map|size-chart|placeholder/);
    expect(page.match(/data-cms-block=/g)).toHaveLength(1);
  });

  it('are labelled in development', () => {
    const page = html(unknown, { isDevelopment: true });
    expect(page).toContain('data-cms-placeholder="shop-map"');
    expect(page).toContain('data-cms-placeholder="size-chart"');
  });

  it('include commerce elements that the shop did not supply', () => {
    const page = pageOf('product-three-column', [box('left')]);
    expect(html(page, { isDevelopment: true }, {}, createCmsRegistry())).toContain('data-cms-placeholder="ProductBox"');
    expect(html(page, {}, {}, createCmsRegistry())).not.toContain('placeholder');
  });

  it('are known after one line', () => {
    const views = createCmsRegistry({
      base: registry,
      blocks: { 'shop-map': ({ slot }) => <figure data-map>{slot('content')}</figure> },
      elements: {
        'size-chart': ({ element }) => <b>{`in ${String(element.config['unit'])}`}</b>,
        text: ({ element }) => <i>{element.content.length}</i>,
      },
    });
    const page = html(unknown, {}, {}, views);
    expect(page).toMatch(/<figure data-map="true">.*<i>20<\/i>/);
    expect(page).toContain('<b>in cm</b>');
  });
});

describe('a broken block', () => {
  function Broken(): ReactNode {
    throw new Error('broken');
  }
  const views = createCmsRegistry({
    base: registry,
    commerce: {
      ...commerceStub,
      ProductBox: () => (
        <div>
          <Broken />
        </div>
      ),
    },
  });
  const page = rawPage([
    rawSection([
      rawBlock('text', [words('left'), words('content')], { id: 'a' }),
      rawBlock('product-three-column', [box('left')], { id: 'b', position: 1 }),
      rawBlock('text-hero', [words('content')], { id: 'c', position: 2 }),
    ]),
  ]);

  it('does not take the page with it when a server renders to a string', () => {
    const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const result = html(page, {}, {}, views);
    spy.mockRestore();
    expect(result.match(/words content/g)).toHaveLength(2);
    expect(result).not.toContain('Product left');
  });

  it('does not take the page with it when a server streams', async () => {
    const { result, errors } = await streamed(<CmsPageView page={model(page)} registry={views} context={CONTEXT} />);
    expect(result.match(/words content/g)).toHaveLength(2);
    expect(errors).toHaveLength(1);
  });

  it('does not take the page with it when it is this library’s own drawing that fails', async () => {
    const whole = model(
      rawPage([
        rawSection([
          rawBlock('text', [words('content')], { id: 'a' }),
          rawBlock('image', [image('image')], { id: 'b', position: 1 }),
          rawBlock('text-hero', [words('content')], { id: 'c', position: 2 }),
        ]),
      ]),
    );
    const { result, errors } = await streamed(<CmsPageView page={withBrokenPictures(whole)} registry={registry} context={CONTEXT} />);
    expect(result.match(/words content/g)).toHaveLength(2);
    expect(result).not.toContain('data-cms-block="image"');
    expect(errors).toHaveLength(1);
  });
});

describe('guards', () => {
  const guards = (raw: unknown, views: CmsRegistry = registry) => html(raw, {}, {}, views).match(/<!--\$-->/g)?.length ?? 0;
  const page = rawPage([
    rawSection([
      rawBlock('text', [words('content')], { id: 'a' }),
      rawBlock('image', [image('image')], { id: 'b', position: 1 }),
      rawBlock('product-three-column', [box('left')], { id: 'c', position: 2 }),
    ]),
  ]);

  it('stand around blocks that mount a component; a block of HTML elements alone cannot fail', () => {
    expect(guards(page)).toBe(1);
  });

  it('stand around every element and block that a shop put in place', () => {
    expect(guards(page, createCmsRegistry({ base: registry, elements: { text: ({ element }) => <i>{element.content.length}</i> } }))).toBe(
      2,
    );
    expect(guards(page, createCmsRegistry({ base: registry, blocks: { text: ({ slot }) => slot('content') } }))).toBe(2);
  });

  it('stand around pictures with links, which the app draws', () => {
    expect(guards(pageOf('image', [image('image', {}, { url: '/beach' })]))).toBe(1);
  });
});

describe('streaming', () => {
  const blocks = Array.from({ length: 60 }, (_, index) =>
    rawBlock('text', [rawSlot('text', 'content', { content: `<p>${'long '.repeat(200)}</p>` })], { id: `b${index}`, position: index }),
  );
  const views = createCmsRegistry({ base: registry, elements: { text: ({ element }) => <SafeHtmlView html={element.content} /> } });
  const view = <CmsPageView page={model(rawPage([rawSection(blocks)]))} registry={views} context={CONTEXT} />;

  it('puts every block of a long page into its place when the app asks for one chunk', async () => {
    const { result } = await streamed(view, { progressiveChunkSize: CMS_PROGRESSIVE_CHUNK_SIZE });
    expect(result.includes('<div hidden id="S:')).toBe(false);
    expect(result.match(/data-cms-block/g)).toHaveLength(60);
  });

  it('needs that: by default React moves what comes late into place by script', async () => {
    expect((await streamed(view)).result.includes('<div hidden id="S:')).toBe(true);
  });
});

it('error views exist by name: page, no product, no products', () => {
  expect(renderToString(<CmsPageErrorView />)).toContain('This page could not be shown');
  expect(renderToString(<CmsNoProductFoundView />)).toContain('No product found');
  expect(renderToString(<CmsNoProductsFoundView actions={<a href="/">Home</a>} />)).toMatch(/No products found.*href="\/"/);
});

it('notes reach a guide’s slide alone', () => {
  const raw = rawPage([rawSection([rawBlock('text', [rawSlot('notes', 'content', { content: '<p>Say hello</p>' })])])], {
    type: 'presentation_product_detail',
  });
  expect(html(raw)).not.toContain('Say hello');
  expect(html(raw, {}, { includeNotes: true })).toContain('data-notes="true"><p>Say hello</p>');
});
