import { addToWishlist, isStoreApiError, mergeWishlist, removeFromWishlist, getWishlist, type StoreApiClient } from '@vitrine/store-api-client';
import { useAtom, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { useShell } from '../customer/session-context.tsx';
import { useBrowserStoreClient } from '../shell/store-client.tsx';
import { readLocalWishlist, WISHLIST_STORAGE_KEY, writeLocalWishlist } from './local-wishlist.ts';
import { wishlistIdsAtom } from './wishlist-atoms.ts';

/** Ids on a customer's wish list, newest first; none before the first was added. */
export async function loadServerWishlist(client: StoreApiClient): Promise<string[]> {
  try {
    const { products } = await getWishlist(client, { limit: 100 });
    return products.elements.map(({ id }) => id);
  } catch (error) {
    if (isStoreApiError(error) && error.statusCode === 404) return [];
    throw error;
  }
}

/**
 * Keeps the wish list of the page current. Synced with the server for a customer who is logged in and no guest, where
 * a list from before the login is merged first and lost only when that has worked; else kept in local storage.
 */
export function useWishlistSync(): void {
  const { session } = useShell();
  const client = useBrowserStoreClient();
  const setIds = useSetAtom(wishlistIdsAtom);
  const { isLoggedIn } = session;
  useEffect(() => {
    let isCurrent = true;
    const refresh = async (): Promise<void> => {
      const local = readLocalWishlist(localStorage);
      if (!isLoggedIn) {
        setIds(local);
        return;
      }
      try {
        if (local.length > 0) {
          await mergeWishlist(client(), local);
          writeLocalWishlist(localStorage, []);
        }
        const ids = await loadServerWishlist(client());
        if (isCurrent) setIds(ids);
      } catch (error) {
        console.warn('The wish list could not be loaded.', error);
      }
    };
    void refresh();
    const onStorage = (event: StorageEvent): void => {
      if (event.key === WISHLIST_STORAGE_KEY) void refresh();
    };
    addEventListener('storage', onStorage);
    return () => {
      isCurrent = false;
      removeEventListener('storage', onStorage);
    };
    // The client follows the page's language; the list does not depend on it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isLoggedIn, setIds]);
}

/** The wish list and how to change it: at once on the screen, taken back when the server refuses. */
export function useWishlist(): { ids: readonly string[]; toggle(productId: string): Promise<void> } {
  const { session } = useShell();
  const client = useBrowserStoreClient();
  const [ids, setIds] = useAtom(wishlistIdsAtom);
  const toggle = useCallback(
    async (productId: string) => {
      const isListed = ids.includes(productId);
      const next = isListed ? ids.filter((id) => id !== productId) : [productId, ...ids];
      setIds(next);
      if (!session.isLoggedIn) {
        writeLocalWishlist(localStorage, next);
        return;
      }
      try {
        await (isListed ? removeFromWishlist(client(), productId) : addToWishlist(client(), productId));
      } catch (error) {
        setIds(ids);
        throw error;
      }
    },
    [ids, setIds, session.isLoggedIn, client],
  );
  return { ids, toggle };
}
