export { buildCmsPage, type BuildCmsPageOptions, type CmsPageSource } from './build-cms-page.ts';
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
} from './element-types.ts';
export type { CmsMedia, CmsThumbnail } from './media-types.ts';
export type { CmsBackground, CmsBlockModel, CmsPageModel, CmsSectionModel, CmsSlotModel, CmsVisibility } from './page-types.ts';
export { pruneListing } from './product.ts';
export type { CmsReviews } from './product-types.ts';
export type { HtmlSanitizer, SafeHtml } from './safe-html.ts';
