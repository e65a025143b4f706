import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useBrowserStoreClient } from '@vitrine/app-shell';
import { listProducts, type Product } from '@vitrine/store-api-client';
import { browserStorage } from './browser-storage.ts';
import { forgetSearches } from './last-searches.ts';
import { forgetRecentProducts, readRecentProducts, RECENT_STORAGE_KEY, type RecentProduct, rememberProduct } from './recent-products.ts';

/** What a card shows besides the product itself. */
const ASSOCIATIONS = { manufacturer: {}, options: { associations: { group: {} } }, seoUrls: {} };

/** Remembers in this browser alone that a product was seen. */
export function useRememberProduct(product: Pick<Product, 'id' | 'parentId'> | null): void {
  const id = product?.id;
  const family = product?.parentId ?? id;
  useEffect(() => {
    const storage = browserStorage();
    if (storage && id !== undefined && family !== undefined) rememberProduct(storage, { id, family });
  }, [id, family]);
}

/**
 * The products that were seen in this browser, the latest first; undefined until it has been asked.
 * @param besides Family of a product that is not among them: the page shows it.
 */
export function useRecentProducts(besides?: string): { seen: readonly RecentProduct[] | undefined; forget(): void } {
  const [seen, setSeen] = useState<readonly RecentProduct[]>();
  useEffect(() => {
    const read = (): void => {
      const storage = browserStorage();
      setSeen((storage ? readRecentProducts(storage) : []).filter(({ family }) => family !== besides));
    };
    read();
    const onStorage = (event: StorageEvent): void => {
      if (event.key === RECENT_STORAGE_KEY || event.key === null) read();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [besides]);
  const forget = useCallback(() => {
    const storage = browserStorage();
    if (storage) {
      forgetRecentProducts(storage);
      forgetSearches(storage);
    }
    setSeen([]);
  }, []);
  return { seen, forget };
}

/** Reads products that were seen, in their order; what the shop no longer sells is left out. */
export function useSeenProducts(seen: readonly RecentProduct[]) {
  const client = useBrowserStoreClient();
  const ids = seen.map(({ id }) => id);
  return useQuery<Product[]>({
    queryKey: ['products', 'recent', ids],
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { elements } = await listProducts(client(), { ids, limit: ids.length, associations: ASSOCIATIONS }, { signal });
      const known = new Map(elements.map((product) => [product.id, product]));
      return ids.flatMap((id) => known.get(id) ?? []);
    },
  });
}
