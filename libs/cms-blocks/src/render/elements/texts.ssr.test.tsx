import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCmsPage } from '../../model/build-cms-page.ts';
import { sanitizeHtml } from '../../sanitize.ts';
import { pageOf, rawSlot } from '../../testing/raw-page.ts';
import { CmsPageView } from '../cms-page-view.tsx';
import { preloadCmsViews } from '../preload.ts';
import { createCmsRegistry } from '../registry.ts';

const registry = createCmsRegistry();
beforeAll(() => preloadCmsViews(registry));

function nameOf(content: string, headingLevel?: 1 | 2): string | undefined {
  const page = buildCmsPage(pageOf('text', [rawSlot('product-name', 'content', { content })]), { sanitize: sanitizeHtml });
  if (!page) throw new Error('no page');
  const context = { href: (path: string) => path, isDevelopment: false, headingLevel };
  const drawn = renderToString(<CmsPageView page={page} registry={registry} context={context} />);
  return /<(h\d|div)[^>]*v-cms-product-name[^>]*>.*?<\/\1>/.exec(drawn)?.[0];
}

describe('the name of a product', () => {
  it('is the heading of its page, one level lower inside another', () => {
    expect(nameOf('Chair <em>and more</em>')).toBe('<h1 class="v-cms-product-name v-cms-product-name--plain">Chair <em>and more</em></h1>');
    expect(nameOf('Chair', 2)).toBe('<h2 class="v-cms-product-name v-cms-product-name--plain">Chair</h2>');
  });

  it.each(['<h2>Chair</h2>', '<H3 class="x">Chair</H3>', '<p>Chair</p>', '<div>Chair</div>'])(
    'is no heading around markup of the merchant’s own: %s',
    (content) => {
      expect(nameOf(content)).toMatch(/^<div[^>]*v-cms-product-name/);
      expect(nameOf(content)).not.toContain('<h1');
    },
  );

  it('is a heading around markup that only looks alike', () => {
    expect(nameOf('<strong>Chair</strong>')).toMatch(/^<h1/);
  });
});
