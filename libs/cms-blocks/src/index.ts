export type {
  BuyBoxProps,
  CategoryNavigationProps,
  CmsFormProps,
  CmsPageEntities,
  CmsPlacement,
  CommerceElements,
  CrossSellingProps,
  PresentationElements,
  PresentationLikeProps,
  PresentationNotesProps,
  ProductBoxProps,
  ProductDescriptionReviewsProps,
  ProductListingProps,
  ProductSliderProps,
  SidebarFilterProps,
} from './contracts.ts';
export { buildCmsPage, type BuildCmsPageOptions, type CmsPageSource, findCmsPage } from './model/build-cms-page.ts';
export type {
  CmsAlign,
  CmsBoxLayout,
  CmsBuyBoxElement,
  CmsCategoryNavigationElement,
  CmsControlPosition,
  CmsCrossSellingElement,
  CmsCustomFormElement,
  CmsDisplayMode,
  CmsElement,
  CmsElementMap,
  CmsElementType,
  CmsFilterName,
  CmsFormElement,
  CmsGalleryItem,
  CmsHtmlElement,
  CmsImageElement,
  CmsImageGalleryElement,
  CmsImageSliderElement,
  CmsLikeElement,
  CmsLink,
  CmsManufacturerLogoElement,
  CmsNotesElement,
  CmsProductBoxElement,
  CmsProductDescriptionReviewsElement,
  CmsProductListingElement,
  CmsProductNameElement,
  CmsProductSliderElement,
  CmsSalutation,
  CmsSidebarFilterElement,
  CmsSpatialViewerElement,
  CmsTextElement,
  CmsUnknownElement,
  CmsVideoElement,
} from './model/element-types.ts';
export type { CmsMedia, CmsThumbnail } from './model/media-types.ts';
export type { CmsBackground, CmsBlockModel, CmsPageModel, CmsSectionModel, CmsSlotModel, CmsVisibility } from './model/page-types.ts';
export { pruneProduct, pruneProductListing } from './model/product.ts';
export type { CmsReviews } from './model/product-types.ts';
export { CMS_ELEMENT_TYPES } from './model/read-element.ts';
export { escapeHtml, type HtmlSanitizer, type SafeHtml } from './model/safe-html.ts';
export { CmsLinkView, type CmsLinkViewProps, resolveHref } from './render/cms-link.tsx';
export { CmsPageView, type CmsPageViewProps } from './render/cms-page-view.tsx';
export { type CmsContext, type CmsRenderContext, useCmsContext } from './render/context.ts';
export { CMS_DOCUMENT_NEEDS } from './render/document-needs.ts';
export { type CmsErrorViewProps, CmsNoProductFoundView, CmsNoProductsFoundView, CmsPageErrorView } from './render/error-views.tsx';
export { type CmsLabels, DEFAULT_CMS_LABELS } from './render/labels.ts';
export { type LazyView, lazyView } from './render/lazy-view.ts';
export { hasMainHeading } from './render/page-facts.ts';
export { cmsTypesIn, cmsTypesOf, preloadCmsViews } from './render/preload.ts';
export { createCmsRegistry } from './render/registry.ts';
export { SafeHtmlView, type SafeHtmlViewProps } from './render/safe-html-view.tsx';
export { type CmsVisibilityMapping, VISIBILITY_MAPPING, visibilityClasses } from './render/style.ts';
export type {
  CmsBlockView,
  CmsBlockViewProps,
  CmsElementOf,
  CmsElementView,
  CmsElementViewProps,
  CmsRegistry,
  CmsRegistryOptions,
  CmsSectionView,
  CmsSectionViewProps,
} from './render/view-types.ts';
