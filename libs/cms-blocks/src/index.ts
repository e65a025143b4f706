import type { ReactNode } from 'react';
import type { CmsContext } from './render/context.ts';
import type { CmsPageModel } from './model/page-types.ts';
import type { CmsRegistry, CmsRegistryOptions } from './render/view-types.ts';
import type { HtmlSanitizer, SafeHtml } from './model/safe-html.ts';
import type { Category, Product, PropertyGroup } from '@vitrine/store-api-client';

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
export { escapeHtml, type HtmlSanitizer, type SafeHtml } from './model/safe-html.ts';
export { type CmsContext, type CmsRenderContext, useCmsContext } from './render/context.ts';
export { type CmsLabels, DEFAULT_CMS_LABELS } from './render/labels.ts';
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

export interface BuildCmsPageOptions {
  /** Default: text without its markup. */
  sanitize?: HtmlSanitizer | undefined;
  product?: Product | null | undefined;
  configurator?: readonly PropertyGroup[] | undefined;
  category?: Category | null | undefined;
  /** Keeps a guide's notes; default false. */
  includeNotes?: boolean | undefined;
}
/**
 * Builds the model from a CMS page, or from an answer that holds one (`cmsPage`: category, landing page, product,
 * presentation page). Null when there is no page in it. Never throws.
 */
export declare function buildCmsPage(raw: unknown, options?: BuildCmsPageOptions): CmsPageModel | null;

export declare function createCmsRegistry<const E>(options?: CmsRegistryOptions<E>): CmsRegistry;

export interface CmsPageViewProps {
  readonly page: CmsPageModel;
  readonly registry: CmsRegistry;
  readonly context: CmsContext;
}
export declare function CmsPageView(props: CmsPageViewProps): ReactNode;
/** Writes sanitised HTML. */
export declare function SafeHtmlView(props: { html: SafeHtml; className?: string }): ReactNode;
export interface CmsErrorViewProps {
  readonly actions?: ReactNode;
}
/** The generic page error. */
export declare function CmsPageErrorView(props: CmsErrorViewProps): ReactNode;
/** A page whose product is gone. */
export declare function CmsNoProductFoundView(props: CmsErrorViewProps): ReactNode;
/** A page whose product list is empty. */
export declare function CmsNoProductsFoundView(props: CmsErrorViewProps): ReactNode;
