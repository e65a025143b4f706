import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { buildCmsPage } from '../model/build-cms-page.ts';
import { sanitizeHtml } from '../sanitize.ts';
import { rawBlock, rawMedia, rawPage, rawSection, rawSlot } from '../testing/raw-page.ts';
import { CmsPageView } from './cms-page-view.tsx';
import { preloadCmsViews } from './preload.ts';
import { createCmsRegistry } from './registry.ts';

const registry = createCmsRegistry();
beforeAll(() => preloadCmsViews(registry));

function html(blocks: Parameters<typeof rawSection>[0]): string {
  const page = buildCmsPage(rawPage([rawSection(blocks)]), { sanitize: sanitizeHtml });
  if (!page) throw new Error('no page');
  return renderToString(<CmsPageView page={page} registry={registry} context={{ href: (path) => path, isDevelopment: false }} />);
}

const gallery = (config: Record<string, unknown>) => {
  const sliderItems = [{ media: rawMedia('one') }, { media: rawMedia('two') }];
  return html([rawBlock('image-gallery', [rawSlot('image-gallery', 'imageGallery', config, { data: { sliderItems } })])]);
};

it.each(['inside', 'outside'])('a gallery’s arrows and dots stand where the shop wants them: %s', (where) => {
  const drawn = gallery({ navigationArrows: where, navigationDots: where });
  expect(drawn).toContain(`class="v-cms-gallery v-cms-gallery--arrows-${where} v-cms-gallery--dots-${where}"`);
});

it('a gallery without arrows and dots has no class for either', () => {
  expect(gallery({ navigationArrows: 'none', navigationDots: 'none' })).toContain('class="v-cms-gallery"');
});

it('of two blocks with a background picture the first alone is loaded with high priority', () => {
  const words = [rawSlot('text', 'content', {}, { data: { content: '<p>words</p>' } })];
  const drawn = html([
    rawBlock('text', words, { id: 'first', backgroundMedia: rawMedia('near') }),
    rawBlock('text', words, { id: 'second', position: 1, backgroundMedia: rawMedia('far') }),
  ]);
  const pictures = drawn.match(/<img[^>]*>/g) ?? [];
  expect(pictures).toHaveLength(2);
  expect(pictures.map((picture) => /fetchpriority="high"/i.test(picture))).toEqual([true, false]);
});
