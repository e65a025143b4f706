import { entityId } from '../../client/path.ts';
import { requestBody } from '../../client/request-body.ts';
import type { CallOptions, StoreApiClient } from '../../client/store-api-client.ts';
import type { LegalGuaranteeNotice } from '../../entities/shop-content.ts';
import { withFallback } from '../fallback.ts';

/** The EU's notice of the legal guarantee, in the client's language; null where the server has no such call (before 6.7). */
export async function getLegalGuaranteeNotice(client: StoreApiClient, options?: CallOptions): Promise<LegalGuaranteeNotice | null> {
  return withFallback<LegalGuaranteeNotice | null>(
    () =>
      requestBody<LegalGuaranteeNotice>(
        client,
        { operation: 'getLegalGuaranteeNotice', method: 'GET', path: '/legal-guarantee-notice' },
        options,
      ),
    () => Promise.resolve(null),
  );
}

/**
 * The EU's label (GARAN) of the manufacturer's guarantee of a product, as an SVG document: show it as a picture, by `data:` or a
 * blob, since as markup it could hold more. Null where the product has none, or the server no such call (before 6.7).
 *
 * @throws StoreApiError 404 for an unknown product.
 */
export async function getGaranLabel(client: StoreApiClient, productId: string, options?: CallOptions): Promise<string | null> {
  const path = `/product/${entityId(productId, 'product')}/garan-label`;
  return withFallback<string | null>(
    async () => {
      const { svg = null } = await requestBody<{ svg?: string | null }>(
        client,
        { operation: 'getGaranLabel', method: 'GET', path },
        options,
      );
      return svg;
    },
    () => Promise.resolve(null),
  );
}
