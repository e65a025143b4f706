import type { EntityList } from './entity.ts';
import type { Product, ProductManufacturer, PropertyGroup } from './product.ts';
import type { Extensions } from './store-types.ts';

/** A way to sort a listing. */
export interface ProductSorting {
  /** What the `order` parameter takes. */
  key: string;
  label?: string | null;
  translated?: { label?: string | null };
  priority?: number;
}

/** The filters that the server applied. A filter that the layout switches off has no key. */
export interface CurrentFilters {
  manufacturer?: string[];
  properties?: string[];
  /** 0 means not set. */
  price?: { min: number | null; max: number | null };
  rating?: number | null;
  'shipping-free'?: boolean;
  search?: string | null;
  navigationId?: string | null;
}

/** Filter choices. Amounts come as text (`"39.9000"`), numbers or null, by server version. */
export interface ListingAggregations {
  manufacturer?: { entities?: ProductManufacturer[] };
  /** `entities` is missing where no product has a property. */
  properties?: { entities?: PropertyGroup[] };
  price?: { min?: string | number | null; max?: string | number | null };
  rating?: { max?: string | number | null };
  'shipping-free'?: { max?: string | number | null };
  [name: string]: unknown;
}

/** A page of products with its filters and sortings. */
export interface ProductListing extends Omit<EntityList<Product>, 'aggregations'> {
  page: number;
  limit: number;
  /** Key of the sorting in use. */
  sorting?: string | null;
  availableSortings?: ProductSorting[];
  currentFilters?: CurrentFilters;
  aggregations: ListingAggregations;
  streamId?: string | null;
  /** Sales-room listings put all product ids in `extensions.allIds`. */
  extensions?: Extensions | null;
}

/**
 * Parameters of a listing or search, in the server's words. `properties` and `manufacturer`
 * travel joined with `|`; null and undefined values are left out.
 */
export interface ProductListingParams {
  /** Key of a sorting. */
  order?: string | null;
  /** Page, from 1. */
  p?: number | null;
  /** At most 100; without it the server takes 100 (24 on search). */
  limit?: number | null;
  /** Manufacturer ids. */
  manufacturer?: string[] | null;
  /** Property option ids: OR inside a group, AND across groups. */
  properties?: string[] | null;
  'min-price'?: number | null;
  'max-price'?: number | null;
  /** At least this many points. */
  rating?: number | null;
  'shipping-free'?: boolean | null;
  /** Aggregations shrink with the other filters. */
  'reduce-aggregations'?: boolean | null;
  'no-aggregations'?: boolean | null;
  /** No products, only aggregations. */
  'only-aggregations'?: boolean | null;
  'property-whitelist'?: string[] | null;
  'manufacturer-filter'?: boolean | null;
  'price-filter'?: boolean | null;
  'rating-filter'?: boolean | null;
  'shipping-free-filter'?: boolean | null;
  'property-filter'?: boolean | null;
}
