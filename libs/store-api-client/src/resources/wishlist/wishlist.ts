import { entityId } from '../../client/path.ts';
import { requestBody } from '../../client/request-body.ts';
import type { CallOptions, StoreApiClient } from '../../client/store-api-client.ts';
import type { Criteria } from '../../criteria/criteria.ts';
import type { Success } from '../../entities/entity.ts';
import type { Product } from '../../entities/product.ts';
import type { Wishlist } from '../../entities/wishlist.ts';
import { isStoreApiError } from '../../errors/store-api-error.ts';
import { asEntityList } from '../entity-list.ts';

/**
 * The customer's wishlist; empty before the first product (404). Guests have none on the server.
 *
 * @throws StoreApiError 403 `CHECKOUT__WISHLIST_IS_NOT_ACTIVATED`, `CHECKOUT__CUSTOMER_NOT_LOGGED_IN`.
 */
export async function getWishlist(client: StoreApiClient, criteria: Criteria = {}, options?: CallOptions): Promise<Wishlist> {
  try {
    const body = await requestBody<Partial<Wishlist>>(
      client,
      { operation: 'getWishlist', method: 'POST', path: '/customer/wishlist', body: criteria },
      options,
    );
    return { wishlist: body.wishlist ?? null, products: asEntityList<Product>(body.products) };
  } catch (error) {
    if (isStoreApiError(error) && error.statusCode === 404) return { wishlist: null, products: { elements: [], total: 0 } };
    throw error;
  }
}

/** Adds a product. @throws StoreApiError 400 `CHECKOUT__DUPLICATE_WISHLIST_PRODUCT`. */
export async function addToWishlist(client: StoreApiClient, productId: string, options?: CallOptions): Promise<Success> {
  const path = `/customer/wishlist/add/${entityId(productId, 'product')}`;
  return client.request<Success>({ operation: 'addToWishlist', method: 'POST', path, body: {} }, options);
}

/** Removes a product. @throws StoreApiError 404 `CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND`. */
export async function removeFromWishlist(client: StoreApiClient, productId: string, options?: CallOptions): Promise<Success> {
  const path = `/customer/wishlist/delete/${entityId(productId, 'product')}`;
  return client.request<Success>({ operation: 'removeFromWishlist', method: 'DELETE', path }, options);
}

/** Adds products kept before login; unknown ones are skipped. Must not be empty. */
export async function mergeWishlist(client: StoreApiClient, productIds: string[], options?: CallOptions): Promise<Success> {
  return client.request<Success>(
    { operation: 'mergeWishlist', method: 'POST', path: '/customer/wishlist/merge', body: { productIds } },
    options,
  );
}
