import type { CrossSelling, Product, ProductListing, PropertyGroup } from '@vitrine/store-api-client';
import type { CmsMedia } from './media-types.ts';
import type { CmsReviews } from './product-types.ts';
import type { SafeHtml } from './safe-html.ts';

/** How a picture fills its box: own size, filling and cropped, whole and letter-boxed, or full width. */
export type CmsDisplayMode = 'standard' | 'cover' | 'contain' | 'stretch';
/** A CSS alignment keyword. */
export type CmsAlign = 'flex-start' | 'center' | 'flex-end';
/** How much a product card shows. */
export type CmsBoxLayout = 'standard' | 'image' | 'minimal';
/** Where controls sit; null for none. */
export type CmsControlPosition = 'inside' | 'outside' | null;

/** A link set by a merchant. The address is absolute (`https:`, `mailto:`, `tel:`), a path of the shop, or a fragment. */
export interface CmsLink {
  readonly href: string;
  readonly newTab: boolean;
}

/** Text written by a merchant. */
export interface CmsTextElement {
  readonly type: 'text';
  readonly content: SafeHtml;
  readonly verticalAlign: CmsAlign | null;
}

/** The name of the page's product, usually its first heading. */
export interface CmsProductNameElement {
  readonly type: 'product-name';
  readonly content: SafeHtml;
  readonly verticalAlign: CmsAlign | null;
}

/** A merchant's own HTML. */
export interface CmsHtmlElement {
  readonly type: 'html';
  readonly content: SafeHtml;
}

interface PictureFields {
  readonly media: CmsMedia | null;
  readonly link: CmsLink | null;
  readonly displayMode: CmsDisplayMode;
  /** CSS length, in force with `cover`. */
  readonly minHeight: string | null;
  readonly verticalAlign: CmsAlign | null;
  readonly horizontalAlign: CmsAlign | null;
}

/** A picture; the media may be a video or a 3D file too. */
export interface CmsImageElement extends PictureFields {
  readonly type: 'image';
}

/** The logo of the product's manufacturer, or its name where there is no logo. */
export interface CmsManufacturerLogoElement extends PictureFields {
  readonly type: 'manufacturer-logo';
  readonly manufacturer: { readonly name: string } | null;
}

/** One picture of a slider or gallery. */
export interface CmsGalleryItem {
  readonly media: CmsMedia;
  readonly link: CmsLink | null;
}

/** Pictures shown one at a time. */
export interface CmsImageSliderElement {
  readonly type: 'image-slider';
  readonly items: readonly CmsGalleryItem[];
  readonly arrows: CmsControlPosition;
  readonly dots: CmsControlPosition;
  readonly displayMode: CmsDisplayMode;
  readonly minHeight: string;
  readonly verticalAlign: CmsAlign | null;
  /** Milliseconds of one slide's movement. */
  readonly speed: number;
  readonly autoSlide: boolean;
  /** Milliseconds between two slides. */
  readonly autoplayTimeout: number;
}

/** Pictures with thumbnails. */
export interface CmsImageGalleryElement {
  readonly type: 'image-gallery';
  readonly items: readonly CmsGalleryItem[];
  readonly arrows: CmsControlPosition;
  readonly dots: CmsControlPosition;
  readonly thumbnails: 'left' | 'underneath';
  readonly displayMode: CmsDisplayMode;
  readonly minHeight: string;
  readonly verticalAlign: CmsAlign | null;
  readonly zoom: boolean;
  readonly fullScreen: boolean;
  readonly keepAspectRatioOnZoom: boolean;
  readonly magnifierOverGallery: boolean;
}

/** A video on YouTube or Vimeo. The address of the player holds every option the merchant set. */
export interface CmsVideoElement {
  readonly type: 'youtube-video' | 'vimeo-video';
  readonly videoId: string;
  readonly playerUrl: string;
  readonly title: string;
  readonly preview: CmsMedia | null;
  /** Nothing is loaded from the platform before the visitor agrees. */
  readonly needsConfirmation: boolean;
  readonly displayMode: CmsDisplayMode;
}

/** A 3D file. */
export interface CmsSpatialViewerElement {
  readonly type: 'spatial-viewer';
  readonly media: CmsMedia | null;
  readonly poster: CmsMedia | null;
}

/** One product, pruned to what a card shows. */
export interface CmsProductBoxElement {
  readonly type: 'product-box';
  readonly product: Product | null;
  readonly boxLayout: CmsBoxLayout;
  readonly displayMode: CmsDisplayMode;
  readonly verticalAlign: CmsAlign | null;
}

/** Products in a row that can be moved. */
export interface CmsProductSliderElement {
  readonly type: 'product-slider';
  readonly products: readonly Product[];
  readonly title: string;
  readonly arrows: boolean;
  /** Moves by itself. */
  readonly autoplay: boolean;
  readonly border: boolean;
  /** CSS length: least width of a card. */
  readonly elMinWidth: string;
  readonly boxLayout: CmsBoxLayout;
  readonly displayMode: CmsDisplayMode;
  readonly verticalAlign: CmsAlign | null;
}

/** Filters a merchant can switch on. */
export type CmsFilterName = 'manufacturer-filter' | 'rating-filter' | 'price-filter' | 'shipping-free-filter' | 'property-filter';

/** The products of a category, with sorting and pages. */
export interface CmsProductListingElement {
  readonly type: 'product-listing';
  /** Null when the page came without products: load them. */
  readonly listing: ProductListing | null;
  readonly boxLayout: CmsBoxLayout;
  readonly filters: readonly CmsFilterName[];
  readonly showSorting: boolean;
  readonly useCustomSorting: boolean;
  /** Key of a sorting; null for the shop's default. */
  readonly defaultSorting: string | null;
  /** Ids of the property groups to offer; empty for all. */
  readonly propertyWhitelist: readonly string[];
}

/** Name, price, variants, quantity and cart button of a product. */
export interface CmsBuyBoxElement {
  readonly type: 'buy-box';
  readonly productId: string | null;
  readonly product: Product | null;
  readonly configurator: readonly PropertyGroup[];
  readonly totalReviews: number;
  readonly alignment: CmsAlign | null;
}

/** Description and reviews of a product. */
export interface CmsProductDescriptionReviewsElement {
  readonly type: 'product-description-reviews';
  readonly productId: string | null;
  readonly productName: string;
  readonly description: SafeHtml;
  /** What the product is made of and can do, in the merchant's order; empty for none. */
  readonly properties: readonly PropertyGroup[];
  readonly reviews: CmsReviews | null;
  /** A review was just sent. */
  readonly ratingSuccess: boolean;
  readonly alignment: CmsAlign | null;
}

/** Groups of products beside a product. */
export interface CmsCrossSellingElement {
  readonly type: 'cross-selling';
  readonly groups: readonly CrossSelling[];
  readonly boxLayout: CmsBoxLayout;
  readonly displayMode: CmsDisplayMode;
  readonly elMinWidth: string;
}

/** The filters of the page's listing. */
export interface CmsSidebarFilterElement {
  readonly type: 'sidebar-filter';
}

/** The categories around the page's own. */
export interface CmsCategoryNavigationElement {
  readonly type: 'category-navigation';
}

/** How to address a person. */
export interface CmsSalutation {
  readonly id: string;
  readonly salutationKey: string;
  readonly displayName: string;
}

/** A contact or newsletter form. */
export interface CmsFormElement {
  readonly type: 'form';
  readonly form: 'contact' | 'newsletter';
  readonly title: string;
  /** Shown after sending; empty for the shop's own words. */
  readonly confirmationText: string;
  readonly salutations: readonly CmsSalutation[];
}

/** A form whose fields an extension of the shop defines: the visitor gets the contact form under its title. */
export interface CmsCustomFormElement extends Omit<CmsFormElement, 'type' | 'form'> {
  readonly type: 'custom-form';
}

/** A like button of a presentation slide. */
export interface CmsLikeElement {
  readonly type: 'like';
  readonly productId: string | null;
}

/** A guide's notes on a slide. Built only when asked for: they are not for clients. */
export interface CmsNotesElement {
  readonly type: 'notes';
  readonly content: SafeHtml;
}

/** An element this library does not know: its configuration and data, for a shop's own view. Not sanitised. */
export interface CmsUnknownElement {
  readonly type: 'unknown';
  /** The type's name in the shop. */
  readonly name: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}

/** Every element by the name of its type in the shop. */
export interface CmsElementMap {
  text: CmsTextElement;
  'product-name': CmsProductNameElement;
  html: CmsHtmlElement;
  image: CmsImageElement;
  'manufacturer-logo': CmsManufacturerLogoElement;
  'image-slider': CmsImageSliderElement;
  'image-gallery': CmsImageGalleryElement;
  'youtube-video': CmsVideoElement;
  'vimeo-video': CmsVideoElement;
  'spatial-viewer': CmsSpatialViewerElement;
  'product-box': CmsProductBoxElement;
  'product-slider': CmsProductSliderElement;
  'product-listing': CmsProductListingElement;
  'buy-box': CmsBuyBoxElement;
  'product-description-reviews': CmsProductDescriptionReviewsElement;
  'cross-selling': CmsCrossSellingElement;
  'sidebar-filter': CmsSidebarFilterElement;
  'category-navigation': CmsCategoryNavigationElement;
  form: CmsFormElement;
  'custom-form': CmsCustomFormElement;
  like: CmsLikeElement;
  notes: CmsNotesElement;
}

/** Name of a type this library knows. */
export type CmsElementType = keyof CmsElementMap;

/** An element of a slot. */
export type CmsElement = CmsElementMap[CmsElementType] | CmsUnknownElement;
