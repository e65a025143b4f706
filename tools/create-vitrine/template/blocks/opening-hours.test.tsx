import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CmsPageView, createCmsRegistry } from '@vitrine/cms-blocks';
import { buildCmsPage } from '@vitrine/cms-blocks/model';
import { createHtmlSanitizer } from '@vitrine/cms-blocks/sanitize';
import { ownBlocks } from './index.ts';

/** A category as the Store API answers it, whose layout has the block with this text. */
const categoryWith = (content: string) => ({
  cmsPage: {
    id: 'page',
    type: 'page',
    sections: [
      {
        id: 'section',
        type: 'default',
        position: 0,
        blocks: [
          {
            id: 'block',
            type: 'opening-hours',
            position: 0,
            slots: [{ id: 'slot', type: 'text', slot: 'hours', config: { content: { source: 'static', value: content } } }],
          },
        ],
      },
    ],
  },
});

const href = (path: string) => path;

function drawn(content: string): string {
  const page = buildCmsPage(categoryWith(content), { sanitize: createHtmlSanitizer({ href }) });
  if (page === null) throw new Error('The layout is none.');
  return renderToStaticMarkup(<CmsPageView page={page} registry={createCmsRegistry({ blocks: ownBlocks })} context={{ href }} />);
}

test('opening hours show what the layout says, in their frame', () => {
  expect(drawn('<p>Mon to Fri, 9 to 18</p>')).toMatch(/class="opening-hours">.*<p>Mon to Fri, 9 to 18<\/p>/s);
});

test('opening hours run no script that a layout brings', () => {
  expect(drawn('<p>Open</p><script>alert(1)</script>')).not.toContain('alert');
});
