import { pathPart } from '../../client/path.ts';
import type { CallOptions, StoreApiClient } from '../../client/store-api-client.ts';
import type { StoreFile } from '../../entities/order.ts';
import { toStoreFile } from '../store-file.ts';

/** Which file of a product comparison channel to read. */
export interface ProductExportParams {
  /** The export's own key, not the sales channel's. Whoever knows it may read the file. */
  accessKey: string;
  /** For example `products.csv`. */
  fileName: string;
}

/**
 * A file of products for portals, as the shop's owner has set it up: CSV, XML or text; null where it is empty.
 *
 * @throws StoreApiError 404 `CONTENT__PRODUCT_EXPORT_NOT_FOUND` where there is none of this key and name.
 */
export async function downloadProductExport(
  client: StoreApiClient,
  { accessKey, fileName }: ProductExportParams,
  options?: CallOptions,
): Promise<StoreFile | null> {
  const path = `/product-export/${pathPart(accessKey, 'product export')}/${pathPart(fileName, 'product export')}`;
  return toStoreFile(await client.requestFile({ operation: 'downloadProductExport', method: 'GET', path }, options));
}
