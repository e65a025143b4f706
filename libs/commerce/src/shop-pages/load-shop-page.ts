import type { ShopPageSource } from '@vitrine/app-shell';
import { sanitizeHtml } from '@vitrine/cms-blocks/browser-sanitize';
import { buildCmsPage, type CmsPageModel } from '@vitrine/cms-blocks/model';
import { getCategory, getShopPage, isStoreApiError, type StoreApiClient } from '@vitrine/store-api-client';

/**
 * A shop page by its layout name, such as `tosPage`, or the page of a category that stands for it; null where nothing is found. Building and sanitising are much
 * code that few visitors need: import this file dynamically.
 */
export async function loadShopPage(
  client: StoreApiClient,
  name: string,
  source: ShopPageSource,
  signal: AbortSignal,
): Promise<CmsPageModel | null> {
  try {
    if (source.kind === 'category') {
      const category = await getCategory(client, source.id, {}, { signal });
      return buildCmsPage(category, { sanitize: sanitizeHtml, category });
    }
    return buildCmsPage(await getShopPage(client, name, { signal }), { sanitize: sanitizeHtml });
  } catch (error) {
    if (isStoreApiError(error) && error.statusCode === 404) return null;
    throw error;
  }
}
