import { parseLimit } from '../criteria/criteria.ts';
import { fault, invalidUuid, violationFault } from '../server/faults.ts';
import { flag, type Parameters, stringList, text } from '../server/parameters.ts';
import { isId } from '../store/ids.ts';

export type FilterName = 'manufacturer' | 'price' | 'rating' | 'shipping-free' | 'properties';

export interface ListingParameters {
  order: string | undefined;
  page: number;
  limit: number;
  manufacturer: string[];
  properties: string[];
  minPrice: number;
  maxPrice: number;
  rating: number | null;
  shippingFree: boolean;
  search: string | undefined;
  /** Filters that the answer offers. */
  offered: Set<FilterName>;
  propertyWhitelist: string[] | null;
  reduceAggregations: boolean;
  noAggregations: boolean;
  onlyAggregations: boolean;
}

const SWITCHES: [FilterName, string][] = [
  ['manufacturer', 'manufacturer-filter'],
  ['price', 'price-filter'],
  ['rating', 'rating-filter'],
  ['shipping-free', 'shipping-free-filter'],
  ['properties', 'property-filter'],
];

function parsePage(value: unknown): number {
  if (value === undefined || value === null || value === '') return 1;
  const page = Number(value);
  if (!Number.isInteger(page)) {
    throw fault(
      400,
      'FRAMEWORK__INVALID_PAGE_QUERY',
      `The page parameter must be a positive integer. Given: ${String(value)}`,
      { page: value },
      '/p',
    );
  }
  return Math.max(1, page);
}

const amount = (value: unknown): number => {
  const number = Number(value);
  return value !== undefined && value !== null && value !== '' && Number.isFinite(number) && number > 0 ? number : 0;
};

function idList(name: string, value: unknown): string[] {
  if (Array.isArray(value)) {
    throw fault(400, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', `The parameter "${name}" is invalid.`, { parameterName: name, path: '' });
  }
  return stringList(value);
}

const switchedOff = (value: unknown): boolean => value !== undefined && value !== null && !flag(value);

/** Reads listing parameters; the body wins over the query. */
export function parseListing(input: (name: string) => unknown, defaultLimit: number): ListingParameters {
  const manufacturer = idList('manufacturer', input('manufacturer'));
  const malformed = manufacturer.find((id) => !isId(id));
  if (malformed !== undefined) throw invalidUuid(malformed);
  const whitelist = input('property-whitelist');
  if (typeof whitelist === 'string' && whitelist !== '') {
    throw violationFault([
      {
        code: 'INVALID_TYPE_ERROR',
        pointer: '/property-whitelist',
        detail: 'This value should be of type array.',
        parameters: { '{{ value }}': `"${whitelist}"`, '{{ type }}': 'array' },
      },
    ]);
  }
  const rating = amount(input('rating'));
  return {
    order: text(input('order')),
    page: parsePage(input('p')),
    limit: parseLimit(input('limit'), defaultLimit),
    manufacturer,
    properties: idList('properties', input('properties')).filter(isId),
    minPrice: amount(input('min-price')),
    maxPrice: amount(input('max-price')),
    rating: rating > 0 ? rating : null,
    shippingFree: flag(input('shipping-free')),
    search: text(input('search')),
    offered: new Set(SWITCHES.filter(([, name]) => !switchedOff(input(name))).map(([filter]) => filter)),
    propertyWhitelist: Array.isArray(whitelist) ? whitelist.map(String) : null,
    reduceAggregations: flag(input('reduce-aggregations')),
    noAggregations: flag(input('no-aggregations')),
    onlyAggregations: flag(input('only-aggregations')),
  };
}

export const inputOf =
  (body: Parameters, query: Parameters) =>
  (name: string): unknown =>
    body[name] ?? query[name];
