import type { ReactNode } from 'react';
import { UiProvider } from '@vitrine/ui';
import { CmsPageView, createCmsRegistry } from '../../src/index.ts';
import { buildCmsPage, type CmsPageModel, type HtmlSanitizer } from '../../src/model/index.ts';
import { createHtmlSanitizer } from '../../src/sanitize.ts';

/** The shop's own paths, as an app gives them. */
export const sanitize = createHtmlSanitizer({ href: (path) => path });

const registry = createCmsRegistry();

/** A page as a shop's answer has it: each payload in a block of its own, as a text and as the merchant's own HTML. */
export function pageOfPayloads(payloads: readonly string[], sanitizer: HtmlSanitizer = sanitize): CmsPageModel {
  const blocks = payloads.flatMap((content, index) =>
    ['text', 'html'].map((type, kind) => ({
      id: `${type}-${index}`,
      type,
      position: index * 2 + kind,
      slots: [
        {
          id: `slot-${type}-${index}`,
          type,
          slot: 'content',
          config: { content: { source: 'static', value: content } },
          data: { content },
        },
      ],
    })),
  );
  const page = buildCmsPage({ id: 'payloads', type: 'page', sections: [{ id: 's', type: 'default', blocks }] }, { sanitize: sanitizer });
  if (!page) throw new Error('There is no page.');
  return page;
}

/** The model as the page that a shop shows. */
export const view = (page: CmsPageModel): ReactNode => (
  <UiProvider locale="en-US">
    <CmsPageView page={page} registry={registry} context={{ href: (path) => path, isDevelopment: false }} />
  </UiProvider>
);
