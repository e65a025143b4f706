import { buildCmsPage, type CmsPageModel } from '@vitrine/cms-blocks';
import { sanitizeHtml } from '@vitrine/cms-blocks/sanitize';
import { getShopPage, isStoreApiError, type StoreApiClient } from '@vitrine/store-api-client';

/**
 * A shop page by its layout name, such as `tosPage`; null where nothing is found. Building and sanitising are much
 * code that few visitors need: import this file dynamically.
 */
export async function loadShopPage(client: StoreApiClient, name: string, signal: AbortSignal): Promise<CmsPageModel | null> {
  try {
    return buildCmsPage(await getShopPage(client, name, { signal }), { sanitize: sanitizeHtml });
  } catch (error) {
    if (isStoreApiError(error) && error.statusCode === 404) return null;
    throw error;
  }
}
