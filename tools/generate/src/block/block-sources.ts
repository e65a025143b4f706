import type { Name } from '../names.ts';

/** The component. */
export const blockView = ({ kebab, pascal }: Name): string => `import type { ReactNode } from 'react';
import type { CmsBlockViewProps } from '../view-types.ts';

/** Block \`${kebab}\`: a picture (slot \`image\`) beside its words (slot \`content\`). A slot that is left out leaves its place to the other. */
export function ${pascal}View({ slot }: CmsBlockViewProps): ReactNode {
  const picture = slot('image');
  const words = slot('content');
  return (
    <div className="v-cms-${kebab}">
      {picture === null ? null : <div className="v-cms-${kebab}__picture">{picture}</div>}
      {words === null ? null : <div className="v-cms-${kebab}__words">{words}</div>}
    </div>
  );
}
`;

/** Its test, on pages as a server sends them. */
export const blockTest = ({ kebab }: Name): string => `import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCmsPage } from '../../model/build-cms-page.ts';
import { sanitizeHtml } from '../../sanitize.ts';
import { pageOf, rawMedia, rawSlot } from '../../testing/raw-page.ts';
import { CmsPageView } from '../cms-page-view.tsx';
import { preloadCmsViews } from '../preload.ts';
import { createCmsRegistry } from '../registry.ts';

const registry = createCmsRegistry();
beforeAll(() => preloadCmsViews(registry));

const image = () => rawSlot('image', 'image', {}, { data: { media: rawMedia('oak'), url: '', newTab: false } });
const words = (content: string) => rawSlot('text', 'content', { content });

function draw(slots: Parameters<typeof pageOf>[1]): string {
  const page = buildCmsPage(pageOf('${kebab}', slots), { sanitize: sanitizeHtml });
  if (!page) throw new Error('no page');
  return renderToString(<CmsPageView page={page} registry={registry} context={{ href: (path) => path, isDevelopment: true }} />);
}

describe('the block ${kebab}', () => {
  it('is read with its two slots, whatever order they came in', () => {
    const page = buildCmsPage(pageOf('${kebab}', [words('<p>Oak</p>'), image()]), { sanitize: sanitizeHtml });
    const [block] = page?.sections[0]?.blocks ?? [];
    expect(block).toMatchObject({ type: '${kebab}' });
    expect(block?.slots.map(({ name, element }) => [name, element.type]).sort()).toEqual([
      ['content', 'text'],
      ['image', 'image'],
    ]);
  });

  it('shows its picture before its words, each in its own part', () => {
    const drawn = draw([words('<p>Oak</p>'), image()]);
    const parts = drawn.slice(drawn.indexOf('class="v-cms-${kebab}"')).match(/v-cms-${kebab}__\\w+|oak\\.jpg|<p>Oak<\\/p>/g);
    expect([...new Set(parts)]).toEqual(['v-cms-${kebab}__picture', 'oak.jpg', 'v-cms-${kebab}__words', '<p>Oak</p>']);
  });

  it('draws no empty part for a slot that the merchant left out', () => {
    expect(draw([words('<p>Oak</p>')])).not.toContain('v-cms-${kebab}__picture');
    expect(draw([image()])).not.toContain('v-cms-${kebab}__words');
  });

  it('writes no script of a stranger', () => {
    const drawn = draw([words('<p onclick="alert(1)">Oak</p><script>alert(1)</script>')]);
    expect(drawn).toContain('<p>Oak</p>');
    expect(drawn).not.toMatch(/alert\\(1\\)/);
  });
});
`;

/** Its style sheet. */
export const blockStyles = ({ kebab }: Name): string => `@layer vitrine.components {
  .v-cms-${kebab} {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    gap: var(--v-space-6);
    align-items: center;
  }

  .v-cms-${kebab}__picture,
  .v-cms-${kebab}__words {
    display: flex;
    min-inline-size: 0;
  }

  @container cms (min-width: 768px) {
    .v-cms-${kebab} {
      grid-auto-flow: column;
      gap: var(--v-space-10);
    }
  }
}
`;
