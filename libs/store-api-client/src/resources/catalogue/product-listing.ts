import { missingParameterError } from '../../client/normalize-error.ts';
import { entityId } from '../../client/path.ts';
import { joinList, withoutNullish } from '../../client/query.ts';
import { requestBody } from '../../client/request-body.ts';
import type { CallOptions, StoreApiClient } from '../../client/store-api-client.ts';
import type { Criteria } from '../../criteria/criteria.ts';
import type { ProductListing, ProductListingParams } from '../../entities/product-listing.ts';

/** Listing parameters with the search grammar; the page number is `p`. */
export type ListingCriteria = ProductListingParams & Omit<Criteria, 'limit' | 'page'>;

/** Parameters of a search: those of a listing and the text. */
export interface ProductSearchParams extends ListingCriteria {
  /** What to look for. */
  search: string;
}

/** Listing parameters as servers take them: filter lists joined with `|`, null values left out. */
export function listingBody(params: ListingCriteria): Record<string, unknown> {
  const { manufacturer, properties, ...rest } = params;
  return withoutNullish({
    ...rest,
    // An empty list would filter for nothing; a list in JSON is refused.
    manufacturer: manufacturer && manufacturer.length > 0 ? joinList(manufacturer) : null,
    properties: properties && properties.length > 0 ? joinList(properties) : null,
  });
}

/** A listing in one shape: an empty map of aggregations comes as `[]`. */
export function asProductListing<T extends ProductListing>(body: T): T {
  return Array.isArray(body.aggregations) || body.aggregations === undefined ? { ...body, aggregations: {} } : body;
}

/**
 * A page of a category's products.
 *
 * Without `limit` servers give 100: send the `limit` of the first answer again.
 *
 * @throws StoreApiError `MISSING_PARAMETER` without category id; 404 `PRODUCT__CATEGORY_NOT_FOUND`.
 */
export async function getProductListing(
  client: StoreApiClient,
  categoryId: string,
  params: ListingCriteria = {},
  options?: CallOptions,
): Promise<ProductListing> {
  if (!categoryId) throw missingParameterError('getProductListing', '[useListing][search] Search category id does not exist.');
  return asProductListing(
    await requestBody<ProductListing>(
      client,
      {
        operation: 'getProductListing',
        method: 'POST',
        path: `/product-listing/${entityId(categoryId, 'category')}`,
        body: listingBody(params),
      },
      options,
    ),
  );
}

/** Finds products by text. A blank text is refused by servers. */
export async function searchProducts(client: StoreApiClient, params: ProductSearchParams, options?: CallOptions): Promise<ProductListing> {
  return search(client, 'searchProducts', '/search', params, options);
}

/** The first matches while a shopper types. */
export async function suggestProducts(client: StoreApiClient, params: ProductSearchParams, options?: CallOptions): Promise<ProductListing> {
  return search(client, 'suggestProducts', '/search-suggest', params, options);
}

async function search(
  client: StoreApiClient,
  operation: string,
  path: string,
  { search: text, ...params }: ProductSearchParams,
  options: CallOptions | undefined,
): Promise<ProductListing> {
  const query = { search: text };
  return asProductListing(
    await requestBody<ProductListing>(
      client,
      { operation, method: 'POST', path, query, body: { ...listingBody(params), ...query } },
      options,
    ),
  );
}
