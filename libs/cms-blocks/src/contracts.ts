import type { ComponentType } from 'react';
import type { Category, CrossSelling, Product, ProductListing, PropertyGroup } from '@vitrine/store-api-client';
import type { CmsAlign, CmsBoxLayout, CmsDisplayMode, CmsFilterName, CmsSalutation } from './model/element-types.ts';
import type { CmsReviews } from './model/product-types.ts';
import type { SafeHtml } from './model/safe-html.ts';

/** Where on the page an element stands. Every element supplied from outside is told. */
export interface CmsPlacement {
  /** Technical id of the slot; a contact form sends it. */
  readonly slotId: string;
  /** Name of the slot in its block, such as `left`. */
  readonly slotName: string;
  readonly blockType: string;
  /** Type of the page, such as `product_list`; a contact form sends it. */
  readonly pageType: string;
  readonly section: 'main' | 'sidebar';
  /** The page is a slide of a presentation. */
  readonly isPresentation: boolean;
  /** The first pictures of the page are here: load the first at once and with high priority. */
  readonly isPriority: boolean;
  /** `sizes` of a picture that fills the slot. */
  readonly sizes: string;
  /** Level of a heading that titles the element. */
  readonly headingLevel: 2 | 3;
}

/** One product. Products are the Store API's, pruned to what is shown; texts in `translated`. */
export interface ProductBoxProps {
  readonly product: Product;
  readonly boxLayout: CmsBoxLayout;
  /** How the picture fills its frame. */
  readonly displayMode: CmsDisplayMode;
  readonly placement: CmsPlacement;
}

/** Products in a row that can be moved. Never rendered without products. */
export interface ProductSliderProps {
  readonly products: readonly Product[];
  /** Empty for none. */
  readonly title: string;
  readonly hasArrows: boolean;
  /** Moves by itself; rests for reduced motion. */
  readonly isAutoplay: boolean;
  readonly hasBorder: boolean;
  /** CSS length: least width of a card. */
  readonly minItemWidth: string;
  readonly boxLayout: CmsBoxLayout;
  readonly displayMode: CmsDisplayMode;
  readonly placement: CmsPlacement;
}

/** The products of the page, with sorting and pages. */
export interface ProductListingProps {
  /** As the page came, pruned, with the page's first products; null when it came without: load them. */
  readonly listing: ProductListing | null;
  readonly boxLayout: CmsBoxLayout;
  /** Filters the merchant switched on. */
  readonly filters: readonly CmsFilterName[];
  readonly showSorting: boolean;
  readonly useCustomSorting: boolean;
  /** Key of a sorting; null for the shop's default. */
  readonly defaultSorting: string | null;
  /** Ids of the property groups to offer; empty for all. */
  readonly propertyWhitelist: readonly string[];
  /** False where a `sidebar-filter` shows the filters elsewhere on the page. */
  readonly showFilters: boolean;
  readonly placement: CmsPlacement;
}

/** The filters of the page's listing. */
export interface SidebarFilterProps {
  /** The page's listing, if any. */
  readonly listing: ProductListing | null;
  readonly filters: readonly CmsFilterName[];
  readonly propertyWhitelist: readonly string[];
  readonly placement: CmsPlacement;
}

/** The categories around the page's own. */
export interface CategoryNavigationProps {
  /** The page's category; null where the page has none. */
  readonly category: Category | null;
  readonly placement: CmsPlacement;
}

/** Name, price, variants, quantity and cart button of a product. */
export interface BuyBoxProps {
  readonly product: Product;
  /** Groups with options to choose from; empty without variants. */
  readonly configurator: readonly PropertyGroup[];
  readonly totalReviews: number;
  readonly alignment: CmsAlign | null;
  readonly placement: CmsPlacement;
}

/** Description and reviews of a product. */
export interface ProductDescriptionReviewsProps {
  /** Null when neither the slot nor the page names the product. */
  readonly productId: string | null;
  readonly productName: string;
  /** Sanitised: write it with `SafeHtmlView`. Empty for none. */
  readonly description: SafeHtml;
  /** Property groups with the product's own options, in the merchant's order; empty for none. */
  readonly properties: readonly PropertyGroup[];
  /** Null when the page came without: load them. */
  readonly reviews: CmsReviews | null;
  readonly alignment: CmsAlign | null;
  readonly placement: CmsPlacement;
}

/** Groups of products beside a product. Never rendered without groups. */
export interface CrossSellingProps {
  readonly groups: readonly CrossSelling[];
  readonly boxLayout: CmsBoxLayout;
  readonly displayMode: CmsDisplayMode;
  /** CSS length: least width of a card. */
  readonly minItemWidth: string;
  readonly placement: CmsPlacement;
}

/** A contact or newsletter form. */
export interface CmsFormProps {
  /** Empty for the shop's own heading. */
  readonly title: string;
  /** Shown after sending; empty for the shop's own words. */
  readonly confirmationText: string;
  readonly salutations: readonly CmsSalutation[];
  readonly placement: CmsPlacement;
}

/**
 * Elements that need the store: this library declares them, a shop supplies them to
 * `createCmsRegistry`. An element that is not supplied counts as an unknown type.
 */
export interface CommerceElements {
  readonly ProductBox: ComponentType<ProductBoxProps>;
  readonly ProductSlider: ComponentType<ProductSliderProps>;
  readonly ProductListing: ComponentType<ProductListingProps>;
  readonly SidebarFilter: ComponentType<SidebarFilterProps>;
  readonly CategoryNavigation: ComponentType<CategoryNavigationProps>;
  readonly BuyBox: ComponentType<BuyBoxProps>;
  readonly ProductDescriptionReviews: ComponentType<ProductDescriptionReviewsProps>;
  readonly CrossSelling: ComponentType<CrossSellingProps>;
  readonly ContactForm: ComponentType<CmsFormProps>;
  readonly NewsletterForm: ComponentType<CmsFormProps>;
}

/** A like button of a presentation slide. */
export interface PresentationLikeProps {
  readonly productId: string;
  readonly product: Product | null;
  readonly placement: CmsPlacement;
}

/** A guide's notes on a slide. In the model only when it was built with `includeNotes`. */
export interface PresentationNotesProps {
  /** Sanitised. */
  readonly content: SafeHtml;
  readonly placement: CmsPlacement;
}

/** Elements of presentation slides, supplied by a sales room. Not supplied means not shown. */
export interface PresentationElements {
  readonly Like: ComponentType<PresentationLikeProps>;
  readonly Notes: ComponentType<PresentationNotesProps>;
}

/** What the page is about. Elements without data of their own fall back to it. */
export interface CmsPageEntities {
  readonly product?: Product | null | undefined;
  readonly configurator?: readonly PropertyGroup[] | undefined;
  readonly category?: Category | null | undefined;
  /** A listing newer than the page's own, such as a filtered one. */
  readonly listing?: ProductListing | null | undefined;
}
