import type { ProductListingParams } from '@vitrine/store-api-client';

/** The state of a listing as its address holds it. */
export interface ListingState {
  /** Key of a sorting; null for the shop's default. */
  order: string | null;
  /** From 1. */
  page: number;
  manufacturer: readonly string[];
  properties: readonly string[];
  minPrice: number | null;
  maxPrice: number | null;
  rating: number | null;
  isShippingFree: boolean;
}

const ID = /^[0-9a-f]{32}$/;
const SORTING = /^[\w-]{1,64}$/;

const ids = (value: string | null): string[] => [...new Set((value ?? '').split('|').filter((id) => ID.test(id)))];

/** Also several fields of one name, as a form without scripts sends them. */
const allIds = (search: URLSearchParams, name: string): string[] => ids(search.getAll(name).join('|'));

function positive(value: string | null): number | null {
  if (value === null || value.trim() === '') return null;
  const number = Number(value.replace(',', '.'));
  return Number.isFinite(number) && number >= 0 ? number : null;
}

/** Reads a listing's state from an address; what makes no sense there is left out. */
export function parseListingState(search: URLSearchParams): ListingState {
  const order = search.get('order');
  const page = Number(search.get('p') ?? '1');
  const rating = positive(search.get('rating'));
  return {
    order: order !== null && SORTING.test(order) ? order : null,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    manufacturer: allIds(search, 'manufacturer'),
    properties: allIds(search, 'properties'),
    minPrice: positive(search.get('min-price')),
    maxPrice: positive(search.get('max-price')),
    rating: rating === null ? null : Math.min(5, Math.round(rating)),
    isShippingFree: search.get('shipping-free') === '1',
  };
}

/** The state as query parameters, in a fixed order; defaults are left out, so that a state has one address. */
export function listingSearch(state: ListingState, search?: string | null): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (state.order !== null) params.set('order', state.order);
  if (state.manufacturer.length > 0) params.set('manufacturer', state.manufacturer.join('|'));
  if (state.properties.length > 0) params.set('properties', state.properties.join('|'));
  if (state.minPrice !== null) params.set('min-price', String(state.minPrice));
  if (state.maxPrice !== null) params.set('max-price', String(state.maxPrice));
  if (state.rating !== null) params.set('rating', String(state.rating));
  if (state.isShippingFree) params.set('shipping-free', '1');
  if (state.page > 1) params.set('p', String(state.page));
  return params;
}

/** Nothing is filtered. */
export const NO_FILTERS = {
  manufacturer: [],
  properties: [],
  minPrice: null,
  maxPrice: null,
  rating: null,
  isShippingFree: false,
} as const satisfies Partial<ListingState>;

/** How many filters are in force; least and highest price are one. */
export const countFilters = (state: ListingState): number =>
  state.manufacturer.length +
  state.properties.length +
  Number(state.minPrice !== null || state.maxPrice !== null) +
  Number(state.rating !== null) +
  Number(state.isShippingFree);

/** Whether anything is filtered. */
export const hasFilters = (state: ListingState): boolean => countFilters(state) > 0;

/** The state in the Store API's words. */
export function listingRequest(state: ListingState): ProductListingParams {
  return {
    p: state.page,
    ...(state.order === null ? {} : { order: state.order }),
    ...(state.manufacturer.length > 0 ? { manufacturer: [...state.manufacturer] } : {}),
    ...(state.properties.length > 0 ? { properties: [...state.properties] } : {}),
    ...(state.minPrice === null ? {} : { 'min-price': state.minPrice }),
    ...(state.maxPrice === null ? {} : { 'max-price': state.maxPrice }),
    ...(state.rating === null ? {} : { rating: state.rating }),
    ...(state.isShippingFree ? { 'shipping-free': true } : {}),
  };
}
