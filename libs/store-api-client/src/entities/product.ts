import type { Category } from './category.ts';
import type { CmsPage } from './cms.ts';
import type { Entity, EntityList, StoreDate } from './entity.ts';
import type { Media } from './media.ts';
import type { CalculatedPrice } from './price.ts';
import type { SeoUrl } from './seo-url.ts';
import type { CustomFieldsOf } from './store-types.ts';

/** A property, for example "Color", with its options. */
export interface PropertyGroup extends Entity<'property_group'> {
  name?: string | null;
  translated?: { name?: string | null; description?: string | null; position?: number };
  displayType?: 'text' | 'color' | 'media' | 'select' | (string & {});
  sortingType?: string;
  position?: number | null;
  filterable?: boolean;
  options?: PropertyGroupOption[] | null;
}

/** One value of a property, for example "Red". */
export interface PropertyGroupOption extends Entity<'property_group_option'> {
  groupId: string;
  name?: string | null;
  translated?: { name?: string | null; position?: number };
  position?: number | null;
  colorHexCode?: string | null;
  media?: Media | null;
  group?: PropertyGroup | null;
}

/** Who makes a product. */
export interface ProductManufacturer extends Entity<'product_manufacturer'> {
  name?: string | null;
  translated?: { name?: string | null; description?: string | null };
  link?: string | null;
  description?: string | null;
  media?: Media | null;
}

/** A picture's place in a product's gallery. */
export interface ProductMedia {
  id?: string;
  mediaId?: string;
  position?: number;
  media?: Media | null;
}

/** How long a delivery takes. */
export interface DeliveryTime {
  id?: string;
  name?: string | null;
  translated?: { name?: string | null };
  min: number;
  max: number;
  unit: 'hour' | 'day' | 'week' | 'month' | 'year' | (string & {});
}

/** Unit of measure. */
export interface Unit {
  id?: string;
  name?: string | null;
  shortCode?: string | null;
  translated?: { name?: string | null; shortCode?: string | null };
}

/** Texts of a product in the session's language. A variant's own fields are null: read these. */
export interface TranslatedProduct {
  name?: string | null;
  description?: string | null;
  keywords?: string | null;
  metaTitle?: string | null;
  metaDescription?: string | null;
  packUnit?: string | null;
  packUnitPlural?: string | null;
  customFields?: CustomFieldsOf<'product'>;
}

/** A product or one of its variants. What is not in the answer by itself comes by association. */
export interface Product extends Entity<'product'> {
  apiAlias?: 'product' | (string & {});
  parentId?: string | null;
  childCount?: number | null;
  productNumber: string;
  name?: string | null;
  description?: string | null;
  keywords?: string | null;
  metaTitle?: string | null;
  metaDescription?: string | null;
  /** `[]` when nothing is translated. */
  translated: TranslatedProduct;
  active?: boolean;
  available?: boolean;
  stock?: number;
  availableStock?: number;
  /** Clearance sale: sold only while stock lasts. */
  isCloseout?: boolean | null;
  isNew?: boolean;
  markAsTopseller?: boolean | null;
  shippingFree?: boolean | null;
  releaseDate?: StoreDate | null;
  /** Days. */
  restockTime?: number | null;
  deliveryTime?: DeliveryTime | null;
  minPurchase?: number | null;
  maxPurchase?: number | null;
  purchaseSteps?: number | null;
  /** The most that one may buy at once: stock of closeout products, else the product's or the shop's limit. */
  calculatedMaxPurchase?: number;
  purchaseUnit?: number | null;
  referenceUnit?: number | null;
  unit?: Unit | null;
  packUnit?: string | null;
  ean?: string | null;
  manufacturerNumber?: string | null;
  /** Millimetres. */
  width?: number | null;
  /** Millimetres. */
  height?: number | null;
  /** Millimetres. */
  length?: number | null;
  /** Kilograms. */
  weight?: number | null;
  tax?: { taxRate: number; name?: string } | null;
  calculatedPrice: CalculatedPrice;
  /** Tiers; empty when there is one price. */
  calculatedPrices?: CalculatedPrice[];
  calculatedCheapestPrice?: CalculatedPrice | null;
  ratingAverage?: number | null;
  manufacturer?: ProductManufacturer | null;
  manufacturerId?: string | null;
  cover?: ProductMedia | null;
  /** Null unless the `media` association was asked for. */
  media?: ProductMedia[] | null;
  optionIds?: string[] | null;
  options?: PropertyGroupOption[] | null;
  propertyIds?: string[] | null;
  properties?: PropertyGroupOption[] | null;
  seoUrls?: SeoUrl[] | null;
  seoCategory?: Category | null;
  categoryTree?: string[] | null;
  categoryIds?: string[] | null;
  /** Holds `is-download` for digital goods; 6.7 has `type` too. */
  states?: string[] | null;
  type?: 'physical' | 'digital' | (string & {});
  cmsPage?: CmsPage | null;
  cmsPageId?: string | null;
}

/** A product page's answer. The product may be a variant of the one asked for. */
export interface ProductDetail {
  product: Product;
  /** Groups with every option; empty for a product without variants. */
  configurator: PropertyGroup[];
}

/** A row of related products. */
export interface CrossSelling {
  crossSelling: {
    id: string;
    name?: string | null;
    translated?: { name?: string | null };
    position?: number;
    type?: string;
    active?: boolean;
  };
  products: Product[];
  total: number;
  streamId?: string | null;
}

/** The variant that a choice of options leads to. */
export interface FoundVariant {
  variantId: string;
  /** Option id by group id; only the options that were used. */
  options: Record<string, string>;
}

/** What a customer wrote about a product. */
export interface ProductReview extends Entity<'product_review'> {
  /** 1 to 5. */
  points: number | null;
  title: string;
  content: string;
  /** The shop's answer. */
  comment?: string | null;
  /** False while the shop has not approved it; only its author sees it then. */
  status: boolean;
  externalUser?: string | null;
}

/** Reviews, with the rating matrix that real servers add to the list. */
export interface ProductReviewList extends EntityList<ProductReview> {
  totalReviews?: number;
}
