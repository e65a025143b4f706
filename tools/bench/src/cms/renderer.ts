/** What a page imports that shows layouts: the pages come built from a server. */
export { CmsPageView, cmsTypesIn, createCmsRegistry, preloadCmsViews } from '@vitrine/cms-blocks';
