import type { ListingAggregations, ProductListing, ProductManufacturer, PropertyGroup } from '@vitrine/store-api-client';

/** Page size for a listing whose server names none. */
const DEFAULT_LIMIT = 10;

/** Pages of a listing: the ceiling of total divided by limit. */
export const totalPages = ({ total, limit }: Pick<ProductListing, 'total' | 'limit'>): number =>
  Math.ceil(total / (limit > 0 ? limit : DEFAULT_LIMIT));

/** What can be filtered by: servers send amounts as text, flags as "1", and leave out what they have no data for. */
export interface FilterChoices {
  manufacturers: ProductManufacturer[];
  properties: PropertyGroup[];
  price: { min: number; max: number } | null;
  hasRating: boolean;
  hasShippingFree: boolean;
}

const amount = (value: string | number | null | undefined): number | null => {
  const number = typeof value === 'string' ? Number.parseFloat(value) : (value ?? Number.NaN);
  return Number.isFinite(number) ? number : null;
};

/** Reads the choices out of a listing's aggregations. A filter without data is not offered. */
export function filterChoices(
  aggregations: ListingAggregations,
  allowed: { filters?: readonly string[] | undefined; propertyWhitelist?: readonly string[] | undefined } = {},
): FilterChoices {
  const isOn = (filter: string): boolean =>
    allowed.filters === undefined || allowed.filters.length === 0 || allowed.filters.includes(filter);
  const whitelist = allowed.propertyWhitelist ?? [];
  const min = amount(aggregations.price?.min);
  const max = amount(aggregations.price?.max);
  return {
    manufacturers: isOn('manufacturer-filter') ? (aggregations.manufacturer?.entities ?? []) : [],
    properties: isOn('property-filter')
      ? (aggregations.properties?.entities ?? []).filter(
          (group) => (group.options?.length ?? 0) > 0 && (whitelist.length === 0 || whitelist.includes(group.id)),
        )
      : [],
    price: isOn('price-filter') && min !== null && max !== null && max > min ? { min: Math.floor(min), max: Math.ceil(max) } : null,
    hasRating: isOn('rating-filter') && (amount(aggregations.rating?.max) ?? 0) > 0,
    hasShippingFree: isOn('shipping-free-filter') && (amount(aggregations['shipping-free']?.max) ?? 0) > 0,
  };
}

/** Whether there is anything to filter by. */
export const hasChoices = ({ manufacturers, properties, price, hasRating, hasShippingFree }: FilterChoices): boolean =>
  manufacturers.length > 0 || properties.length > 0 || price !== null || hasRating || hasShippingFree;
