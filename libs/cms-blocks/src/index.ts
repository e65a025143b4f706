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
export type { CmsReviews } from './model/product-types.ts';
export type { HtmlSanitizer, SafeHtml } from './model/safe-html.ts';
export { /** @public */ CmsLinkView, type CmsLinkViewProps } from './render/cms-link.tsx';
export { CmsPageView, type CmsPageViewProps } from './render/cms-page-view.tsx';
export { type CmsContext, type CmsRenderContext, /** @public */ useCmsContext } from './render/context.ts';
export { CMS_DOCUMENT_NEEDS } from './render/document-needs.ts';
export { type CmsErrorViewProps, CmsNoProductFoundView, CmsNoProductsFoundView, CmsPageErrorView } from './render/error-views.tsx';
export { type CmsLabels, /** @public */ DEFAULT_CMS_LABELS } from './render/labels.ts';
export { type LazyView, lazyView } from './render/lazy-view.ts';
export { hasMainHeading } from './render/page-facts.ts';
export { cmsTypesIn, cmsTypesOf, preloadCmsViews } from './render/preload.ts';
export { createCmsRegistry } from './render/registry.ts';
export { SafeHtmlView, type SafeHtmlViewProps } from './render/safe-html-view.tsx';
export { type CmsVisibilityMapping, /** @public */ VISIBILITY_MAPPING } from './render/style.ts';
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
