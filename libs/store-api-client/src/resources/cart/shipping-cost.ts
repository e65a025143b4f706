import { entityId } from '../../client/path.ts';
import type { CallOptions, StoreApiClient } from '../../client/store-api-client.ts';
import type { ShippingCost } from '../../entities/shop-content.ts';
import { withFallback } from '../fallback.ts';

/** What `ids` of a query says. */
const idsOf = (ids: readonly string[] | undefined): Record<string, string[]> =>
  ids === undefined ? {} : { 'ids[]': ids.map((id) => entityId(id, 'shipping method')) };

/**
 * What it costs to ship the session's cart by each method that may ship it, without choosing one; null where the server
 * has no such call (before 6.7). The server prices the cart once for each method: ask when the costs are shown.
 */
export async function getCartShippingCosts(client: StoreApiClient, options?: CallOptions): Promise<ShippingCost[] | null> {
  return withFallback<ShippingCost[] | null>(
    () => client.request<ShippingCost[]>({ operation: 'getCartShippingCosts', method: 'GET', path: '/shipping-cost/cart' }, options),
    () => Promise.resolve(null),
  );
}

/**
 * What it costs to ship one piece of a product; null where the server has no such call (before 6.7).
 *
 * @param shippingMethodIds - The methods to ask for; all without.
 * @throws StoreApiError 404 `CONTENT__PRODUCT_NOT_FOUND`.
 */
export async function getProductShippingCosts(
  client: StoreApiClient,
  productId: string,
  shippingMethodIds?: readonly string[],
  options?: CallOptions,
): Promise<ShippingCost[] | null> {
  const path = `/shipping-cost/product/${entityId(productId, 'product')}`;
  const query = idsOf(shippingMethodIds);
  return withFallback<ShippingCost[] | null>(
    () => client.request<ShippingCost[]>({ operation: 'getProductShippingCosts', method: 'GET', path, query }, options),
    () => Promise.resolve(null),
  );
}
