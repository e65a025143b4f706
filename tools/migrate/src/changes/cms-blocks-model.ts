import type { Migration } from './change.ts';

export const cmsBlocksModel: Migration = {
  package: '@vitrine/cms-blocks',
  since: '0.1.0',
  changes: [
    {
      kind: 'moved-exports',
      entry: '.',
      to: '@vitrine/cms-blocks/model',
      names: ['BuildCmsPageOptions', 'CmsPageSource', 'buildCmsPage', 'pruneListing'],
    },
    {
      kind: 'removed-exports',
      entry: '.',
      names: ['CMS_ELEMENT_TYPES', 'escapeHtml', 'findCmsPage', 'pruneProduct', 'pruneProductListing', 'resolveHref', 'visibilityClasses'],
      advice:
        'It was part of how blocks are drawn. buildCmsPage and pruneListing of @vitrine/cms-blocks/model do the same for a whole page or listing.',
    },
  ],
};
