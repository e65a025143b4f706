import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCmsPage } from '../../model/build-cms-page.ts';
import { sanitizeHtml } from '../../sanitize.ts';
import { pageOf, rawMedia, rawSlot } from '../../testing/raw-page.ts';
import { CmsPageView } from '../cms-page-view.tsx';
import type { CmsContext } from '../context.ts';
import { DEFAULT_CMS_LABELS } from '../labels.ts';
import { preloadCmsViews } from '../preload.ts';
import { createCmsRegistry } from '../registry.ts';
import { ImageView, ManufacturerLogoView, SpatialViewerView } from './pictures.tsx';

const registry = createCmsRegistry();
beforeAll(() => preloadCmsViews(registry));

const VIDEO = rawMedia('clip', { url: 'https://media.example/clip.mp4', mimeType: 'video/mp4' });
const MODEL = rawMedia('chair', { url: 'https://media.example/chair.glb', mimeType: 'model/gltf-binary' });
const VECTOR = rawMedia('plan', { url: 'https://media.example/plan.pdf', mimeType: 'application/pdf' });
const silent = (name: string, rest = {}) => rawMedia(name, { alt: '', translated: { alt: '', title: '' }, ...rest });

function html(type: string, config: Record<string, unknown>, data: unknown, context: Partial<CmsContext> = {}): string {
  const page = buildCmsPage(pageOf('text', [rawSlot(type, 'content', config, { data })]), { sanitize: sanitizeHtml });
  if (!page) throw new Error('no page');
  return renderToString(
    <CmsPageView page={page} registry={registry} context={{ href: (path) => `/en-GB${path}`, isDevelopment: false, ...context }} />,
  );
}
const classes = (drawn: string, start: string) =>
  [...drawn.matchAll(/class="([^"]*)"/g)].map(([, name]) => name).filter((name) => name?.startsWith(start));
const items = (...media: unknown[]) => ({ sliderItems: media.map((each) => ({ media: each })) });

describe('a picture', () => {
  it.each([
    ['cover', true],
    ['contain', true],
    ['standard', false],
    ['stretch', false],
  ])('that fills its place by %s has the least height of its layout: %s', (displayMode, expected) => {
    const drawn = html('image', { displayMode, minHeight: '200px' }, { media: rawMedia('one') });
    expect(drawn.includes('--v-cms-min-height:200px')).toBe(expected);
    expect(classes(drawn, 'v-cms-image')).toContain(`v-cms-image v-cms-image--${displayMode}`);
  });

  it.each([
    ['flex-start', 'start'],
    ['center', 'center'],
    ['flex-end', 'end'],
  ])('stands where its layout says: %s', (horizontalAlign, expected) => {
    expect(html('image', { horizontalAlign }, { media: rawMedia('one') })).toContain(`--v-cms-justify:${expected}`);
    expect(html('image', {}, { media: rawMedia('one') })).not.toContain('--v-cms-justify');
  });

  it('leads where its layout says, by its own words, else by its title, else by the address', () => {
    const link = (media: unknown, url: string) => /<a [^>]*>/.exec(html('image', {}, { media, url }))?.[0];
    expect(link(rawMedia('one'), '/sofas')).toContain('href="/en-GB/sofas"');
    expect(link(rawMedia('one'), '/sofas')).not.toContain('aria-label');
    expect(link(silent('one'), 'https://sofas.example/x')).toContain('aria-label="sofas.example/x"');
    expect(link(silent('one', { translated: { alt: '', title: 'Sofas' } }), '/sofas')).toContain('aria-label="Sofas"');
  });

  it('that is a video or a 3D file has its own controls in place of a link and a frame', () => {
    const video = html('image', { displayMode: 'cover' }, { media: VIDEO, url: '/sofas' });
    expect(video).toContain('<video');
    expect(video).not.toContain('v-cms-image__link');
    expect(classes(video, 'v-cms-image')).toEqual(['v-cms-image']);
    const model = html('image', {}, { media: MODEL, url: '/sofas' });
    expect(model).toContain('class="v-cms-model__link" href="https://media.example/chair.glb" download');
    expect(model).not.toContain('v-cms-image__link');
  });

  it('of a kind that is not known is shown as a picture', () => {
    const drawn = html('image', {}, { media: VECTOR, url: '/plan' });
    expect(drawn).toContain('v-cms-image__link');
    expect(drawn).toContain('<img');
  });
});

describe('a manufacturer', () => {
  const manufacturer = { translated: { name: 'Nordwerk' }, link: 'https://nordwerk.example' };

  it('is shown by its logo, named after it where it has no words, else by its name, and leads to its site', () => {
    const logo = html('manufacturer-logo', {}, { media: silent('logo'), manufacturer });
    expect(logo).toContain('alt="Nordwerk"');
    expect(logo).toContain('href="https://nordwerk.example"');
    expect(logo).toContain('target="_blank"');
    const words = html('manufacturer-logo', {}, { manufacturer });
    expect(words).toContain('<span class="v-cms-logo__name">Nordwerk</span>');
    expect(html('manufacturer-logo', {}, { media: rawMedia('logo'), manufacturer })).toContain('alt="Picture logo"');
  });

  it('opens in the same tab where the layout says so, and has no link where it has no site', () => {
    expect(html('manufacturer-logo', { newTab: false }, { manufacturer })).not.toContain('target="_blank"');
    expect(html('manufacturer-logo', {}, { manufacturer: { translated: { name: 'Nordwerk' } } })).not.toContain('<a ');
    expect(html('manufacturer-logo', { url: '/brand' }, { manufacturer })).toContain('href="/en-GB/brand"');
  });

  it('that nobody names is not there', () => {
    expect(html('manufacturer-logo', {}, null)).not.toContain('v-cms-logo');
    expect(html('manufacturer-logo', {}, { manufacturer: {} })).not.toContain('v-cms-logo');
  });
});

describe('a 3D file', () => {
  it('is its poster with the file to take along, or a blank place', () => {
    const both = html('spatial-viewer', {}, { media: MODEL, poster: rawMedia('poster') });
    expect(both).toContain('v-cms-model__poster');
    expect(both).toContain('href="https://media.example/chair.glb"');
    expect(both).not.toContain('v-cms-model__blank');
    const bare = html('spatial-viewer', {}, { media: MODEL });
    expect(bare).toContain('v-cms-model__blank');
    expect(bare).not.toContain('v-cms-model__name');
    expect(html('spatial-viewer', {}, { media: { ...MODEL, translated: { title: 'Chair' } } })).toContain('v-cms-model__name">Chair<');
  });

  it('that is a picture is its poster alone; that is something else is nothing to take along', () => {
    const picture = html('spatial-viewer', {}, { media: rawMedia('photo') });
    expect(picture).toContain('photo');
    expect(picture).not.toContain('v-cms-model__link');
    expect(html('spatial-viewer', {}, { media: VIDEO })).not.toContain('clip.mp4');
    expect(html('spatial-viewer', { media: MODEL }, null)).toContain('chair.glb');
  });
});

describe('a gallery', () => {
  const photos = [rawMedia('one'), rawMedia('two')];

  it('has pictures to swipe; videos and 3D files stand below them', () => {
    const drawn = html('image-gallery', {}, items(rawMedia('one'), VIDEO, MODEL, VECTOR));
    expect(classes(drawn, 'v-gallery__slide')).toHaveLength(2);
    expect(drawn).toContain('plan.pdf');
    expect(classes(drawn, 'v-cms-own-video')).toHaveLength(1);
    expect(classes(drawn, 'v-cms-model__link')).toHaveLength(1);
  });

  it('of videos alone has no strip of pictures', () => {
    const drawn = html('image-gallery', {}, items(VIDEO));
    expect(drawn).not.toContain('v-gallery');
    expect(drawn).toContain('<video');
  });

  it.each([
    ['left', 2, 'side'],
    ['underneath', 2, 'below'],
    ['left', 1, 'none'],
  ])('has small pictures at its place (%s, of %s): %s', (galleryPosition, count, expected) => {
    const drawn = html('image-gallery', { galleryPosition }, items(...photos.slice(0, count)));
    expect(classes(drawn, 'v-gallery v-gallery--')).toEqual([`v-gallery v-gallery--${expected}`]);
  });

  it.each([
    [{ zoom: true }, 1],
    [{ magnifierOverGallery: true }, 1],
    [{ zoom: false }, 0],
    [{ fullScreen: true }, 1],
    [{ zoom: true, fullScreen: true }, 2],
  ])('has the tools that its layout asks for: %o', (config, expected) => {
    const drawn = html('image-gallery', config, items(...photos));
    expect(/<div class="v-gallery__tools">(.*?)<\/div>/.exec(drawn)?.[1]?.match(/<button/g)?.length ?? 0).toBe(expected);
  });

  it.each([
    [{ navigationArrows: 'inside' }, true, false],
    [{ navigationArrows: '' }, false, false],
    [{ navigationDots: 'outside' }, true, true],
  ])('has the arrows and dots that its layout asks for: %o', (config, arrows, dots) => {
    const drawn = html('image-gallery', config, items(...photos));
    expect([drawn.includes('v-carousel__arrow'), drawn.includes('v-carousel__dot')]).toEqual([arrows, dots]);
  });

  it.each([
    ['contain', 'contain'],
    ['standard', 'contain'],
    ['cover', 'cover'],
    ['stretch', 'cover'],
  ])('fills its frame by display mode: %s', (displayMode, expected) => {
    const drawn = html('image-gallery', { displayMode, minHeight: '200px' }, items(...photos));
    expect(drawn).toContain(`v-image--${expected}`);
    expect(drawn.includes('--v-cms-min-height:200px')).toBe(displayMode === 'cover');
  });

  it.each([
    [[1600, 800], '1.6'],
    [[1200, 1000], '1.2'],
    [[400, 1000], '0.8'],
  ])('reserves a place as wide as its first picture of %o, within limits', ([width, height], expected) => {
    const drawn = html('image-gallery', {}, items(rawMedia('one', { metaData: { width, height } })));
    expect(/<li[^>]*v-gallery__slide[^>]*style="aspect-ratio:([\d.]+)/.exec(drawn)?.[1]).toBe(expected);
  });

  it('is named by the first words of its pictures', () => {
    const name = (...media: unknown[]) => /<section aria-label="([^"]*)"/.exec(html('image-gallery', {}, items(...media)))?.[1];
    expect(name(silent('one'), rawMedia('two'))).toBe(`${DEFAULT_CMS_LABELS.gallery}: Picture two`);
    expect(name(silent('one', { translated: { alt: '', title: 'Titled' } }))).toBe(`${DEFAULT_CMS_LABELS.gallery}: Titled`);
    expect(name(silent('one'))).toBe(DEFAULT_CMS_LABELS.gallery);
  });

  it('is the cover of the product where it has no pictures', () => {
    const page = buildCmsPage(
      { product: { id: 'p', cover: { media: rawMedia('cover') }, cmsPage: pageOf('text', [rawSlot('image-gallery', 'content')]) } },
      { sanitize: sanitizeHtml },
    );
    const [slot] = page?.sections[0]?.blocks[0]?.slots ?? [];
    expect(slot?.element).toMatchObject({ items: [{ media: { url: 'https://media.example/cover.jpg' }, link: null }] });
  });
});

describe('a slider of pictures', () => {
  it('of one picture stands, of several moves', () => {
    expect(html('image-slider', {}, items(rawMedia('one')))).not.toContain('v-carousel');
    expect(classes(html('image-slider', {}, items(rawMedia('one'), rawMedia('two'))), 'v-carousel__slide')).toHaveLength(2);
  });

  it('has arrows and dots as its layout asks', () => {
    const parts = (config: Record<string, unknown>) => {
      const drawn = html('image-slider', config, items(rawMedia('one'), rawMedia('two')));
      return [drawn.includes('v-carousel__arrow'), drawn.includes('v-carousel__dot')];
    };
    expect(parts({})).toEqual([true, false]);
    expect(parts({ navigationArrows: '', navigationDots: 'inside' })).toEqual([false, true]);
  });

  it('has videos and 3D files as they are, and links on pictures alone', () => {
    const sliderItems = [
      { media: rawMedia('one'), url: '/one' },
      { media: VIDEO, url: '/two' },
      { media: MODEL, url: '/three' },
    ];
    const drawn = html('image-slider', {}, { sliderItems });
    expect([...drawn.matchAll(/v-cms-slide__link[^>]*href="([^"]*)"|href="([^"]*)"[^>]*v-cms-slide__link/g)]).toHaveLength(1);
    expect(drawn).toContain('<video');
    expect(drawn).toContain('v-cms-model__link');
  });

  it('tells its style where arrows and dots are, and that there are none', () => {
    const frame = (config: Record<string, unknown>) =>
      classes(html('image-slider', config, items(rawMedia('one'), rawMedia('two'))), 'v-cms-slider')[0];
    expect(frame({ navigationArrows: 'inside', navigationDots: 'outside' })).toBe(
      'v-cms-slider v-cms-slider--standard v-cms-slider--arrows-inside v-cms-slider--dots-outside',
    );
    expect(frame({ navigationArrows: '', navigationDots: '', displayMode: 'cover' })).toBe('v-cms-slider v-cms-slider--cover');
  });

  it('of whose pictures the first alone is hurried', () => {
    const drawn = html('image-slider', {}, items(rawMedia('one'), rawMedia('two')));
    expect((drawn.match(/<img[^>]*>/g) ?? []).map((picture) => /fetchpriority="high"/i.test(picture))).toEqual([true, false]);
  });

  it('keeps a place as wide as its first picture', () => {
    expect(html('image-slider', {}, items(rawMedia('one', { metaData: { width: 1000, height: 300 } })))).toContain('--v-cms-ratio:3.333');
    expect(html('image-slider', {}, items(rawMedia('one', { metaData: null })))).not.toContain('--v-cms-ratio');
  });
});

describe('a video that plays by itself', () => {
  const isOnSight = (config: Record<string, unknown>) =>
    html('youtube-video', { videoID: 'aqz-KE-bpKQ', ...config }, { media: rawMedia('still') }).includes('data-on-sight');

  it('is told apart from one that waits for somebody', () => {
    expect(isOnSight({ autoPlay: true })).toBe(true);
    expect(isOnSight({})).toBe(false);
    expect(isOnSight({ autoPlay: true, needsConfirmation: true })).toBe(false);
  });
});

describe('what can fail once it is drawn', () => {
  const [media, link] = [{ kind: 'image' }, { href: '/', newTab: false }];

  it.each([
    ['a picture', ImageView, { media, link: null }, true],
    ['no picture', ImageView, { media: null, link }, true],
    ['a picture with a link', ImageView, { media, link }, false],
    ['a video', ImageView, { media: { kind: 'video' }, link: null }, false],
    ['a logo', ManufacturerLogoView, { media, link: null }, true],
    ['a logo with a link', ManufacturerLogoView, { media, link }, false],
    ['the poster of a 3D file', SpatialViewerView, { media: null, poster: media }, true],
    ['a 3D file', SpatialViewerView, { media }, false],
  ] as const)('is what mounts a component; HTML alone needs no guard: %s', (_, view, element, expected) => {
    expect((view.isPlain as (of: unknown) => boolean)(element)).toBe(expected);
  });
});
