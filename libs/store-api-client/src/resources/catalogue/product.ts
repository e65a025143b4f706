import { entityId } from '../../client/path.ts';
import { requestBody } from '../../client/request-body.ts';
import type { CallOptions, StoreApiClient } from '../../client/store-api-client.ts';
import type { Criteria } from '../../criteria/criteria.ts';
import { mergeCriteria } from '../../criteria/criteria-builder.ts';
import type { EntityList } from '../../entities/entity.ts';
import type { CrossSelling, FoundVariant, Product, ProductDetail } from '../../entities/product.ts';
import type { PurchaseLimit } from '../../entities/shop-content.ts';
import { asEntityList } from '../entity-list.ts';
import { withFallback } from '../fallback.ts';

/** What a product page shows; without these the server leaves gallery, logo, options and URLs empty. */
const PAGE_ASSOCIATIONS: Criteria = {
  associations: {
    media: {},
    manufacturer: { associations: { media: {} } },
    properties: { associations: { group: {} } },
    options: { associations: { group: {} } },
    seoUrls: {},
  },
};

/** Products by criteria, for example by `ids` or a filter. */
export async function listProducts(client: StoreApiClient, criteria: Criteria = {}, options?: CallOptions): Promise<EntityList<Product>> {
  return asEntityList(
    await requestBody<EntityList<Product>>(
      client,
      { operation: 'listProducts', method: 'POST', path: '/product', body: criteria },
      options,
    ),
  );
}

/**
 * A product with what its page shows. The parent of variants resolves to one of them, so the id of
 * the answer may be another.
 *
 * @throws StoreApiError 404 `CONTENT__PRODUCT_NOT_FOUND`, also for an inactive product.
 */
export async function getProduct(
  client: StoreApiClient,
  id: string,
  criteria: Criteria = {},
  options?: CallOptions,
): Promise<ProductDetail> {
  const detail = await requestBody<ProductDetail & { configurator?: ProductDetail['configurator'] | null }>(
    client,
    {
      operation: 'getProduct',
      method: 'POST',
      path: `/product/${entityId(id, 'product')}`,
      body: mergeCriteria(PAGE_ASSOCIATIONS, criteria),
    },
    options,
  );
  return { ...detail, configurator: detail.configurator ?? [] };
}

/**
 * How many pieces of products may be bought just now, for pages that a cache keeps; null where the server has no such call
 * (before 6.7). Products that are not on sale are left out.
 */
export async function getPurchaseLimits(
  client: StoreApiClient,
  productIds: readonly string[],
  options?: CallOptions,
): Promise<PurchaseLimit[] | null> {
  if (productIds.length === 0) return [];
  const query = { 'ids[]': productIds.map((id) => entityId(id, 'product')) };
  return withFallback<PurchaseLimit[] | null>(
    () =>
      client.request<PurchaseLimit[]>({ operation: 'getPurchaseLimits', method: 'GET', path: '/product/purchase-limit', query }, options),
    () => Promise.resolve(null),
  );
}

/** The choice of options that a variant is looked up by. */
export interface VariantChoice {
  /** Option id by group id, or the option ids alone. */
  options: Record<string, string> | string[];
  /** The group chosen last: where nothing fits, it decides. */
  switchedGroup?: string;
}

/**
 * The variant that fits a choice. One is asked for, however many fit.
 *
 * @param parentId - The parent's id: servers answer 404 to a variant's.
 * @throws StoreApiError 404 `CONTENT__PRODUCT_VARIANT_NOT_FOUND`.
 */
export async function findVariant(
  client: StoreApiClient,
  parentId: string,
  choice: VariantChoice,
  options?: CallOptions,
): Promise<FoundVariant> {
  const body = await requestBody<Partial<FoundVariant> & { foundCombination?: FoundVariant }>(
    client,
    {
      operation: 'findVariant',
      method: 'POST',
      path: `/product/${entityId(parentId, 'product')}/find-variant`,
      body: { ...choice, limit: 1 },
    },
    options,
  );
  const found = body.foundCombination ?? body;
  return { variantId: found.variantId ?? '', options: Array.isArray(found.options) ? {} : (found.options ?? {}) };
}

/** Related products; empty for an unknown product. */
export async function getCrossSellings(
  client: StoreApiClient,
  productId: string,
  criteria: Criteria = {},
  options?: CallOptions,
): Promise<CrossSelling[]> {
  const body = await requestBody<CrossSelling[] | { elements?: CrossSelling[] }>(
    client,
    { operation: 'getCrossSellings', method: 'POST', path: `/product/${entityId(productId, 'product')}/cross-selling`, body: criteria },
    options,
  );
  return Array.isArray(body) ? body : (body.elements ?? []);
}
