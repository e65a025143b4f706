import { useMutation } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect } from 'react';
import { useBrowserStoreClient, useShell } from '@vitrine/app-shell';
import {
  addToWishlist,
  getWishlist,
  hasErrorCode,
  isStoreApiError,
  mergeWishlist,
  removeFromWishlist,
  type StoreApiClient,
} from '@vitrine/store-api-client';
import { readLocalWishlist, WISHLIST_STORAGE_KEY, writeLocalWishlist } from './local-wishlist.ts';
import { type WishlistChange, wishlistChangesAtom, wishlistIdsAtom, wishlistStateAtom } from './wishlist-atoms.ts';

/** Products that one call may name. */
const PAGE = 100;

/** Ids on a customer's wish list, newest first; none before the first was added. */
async function loadServerWishlist(client: StoreApiClient): Promise<string[]> {
  const ids: string[] = [];
  try {
    for (let page = 1; ; page += 1) {
      const { products } = await getWishlist(client, { page, limit: PAGE });
      ids.push(...products.elements.map(({ id }) => id));
      if (products.elements.length < PAGE) return ids;
    }
  } catch (error) {
    if (isStoreApiError(error) && error.statusCode === 404) return ids;
    throw error;
  }
}

/**
 * Brings the list from before a login into the account. What has not arrived stays in local storage, also what another
 * tab adds meanwhile, and goes with the next try: merging twice changes nothing.
 */
async function mergeLocalWishlist(client: StoreApiClient): Promise<void> {
  for (;;) {
    const part = readLocalWishlist(localStorage).slice(-PAGE);
    if (part.length === 0) return;
    await mergeWishlist(client, part);
    const merged = new Set(part);
    const rest = readLocalWishlist(localStorage).filter((id) => !merged.has(id));
    writeLocalWishlist(localStorage, rest);
    // A storage that cannot be written keeps what it has: once was enough.
    if (readLocalWishlist(localStorage).length !== rest.length) return;
  }
}

/**
 * Keeps the wish list of the page current. Synced with the server for a customer who is logged in and no guest, where
 * a list from before the login is merged first and lost only when that has worked; else kept in local storage.
 */
export function useWishlistSync(): void {
  const { session } = useShell();
  const client = useBrowserStoreClient();
  const store = useStore();
  const { isLoggedIn } = session;
  useEffect(() => {
    let isCurrent = true;
    const setIds = (ids: readonly string[]): void => {
      store.set(wishlistIdsAtom, ids);
      store.set(wishlistStateAtom, 'known');
    };
    const refresh = async (): Promise<void> => {
      if (!isLoggedIn) {
        setIds(readLocalWishlist(localStorage));
        return;
      }
      const logged = (error: unknown): undefined => void console.warn('The wish list could not be loaded.', error);
      await mergeLocalWishlist(client()).catch(logged);
      store.set(
        wishlistChangesAtom,
        store.get(wishlistChangesAtom).filter(({ isDone }) => isDone !== true),
      );
      const ids = await loadServerWishlist(client()).catch(logged);
      // What could not be merged yet is on the list all the same.
      if (!isCurrent) return;
      if (ids === undefined) store.set(wishlistStateAtom, (state) => (state === 'known' ? state : 'failed'));
      else setIds(withChanges([...new Set([...readLocalWishlist(localStorage), ...ids])], store.get(wishlistChangesAtom)));
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
  }, [isLoggedIn, store]);
}

const without = (ids: readonly string[], productId: string): string[] => ids.filter((id) => id !== productId);

/** A list that left the server before some changes, with them. */
const withChanges = (ids: readonly string[], changes: readonly WishlistChange[]): readonly string[] =>
  changes.reduce<readonly string[]>(
    (list, { productId, isRemoval }) => (isRemoval ? without(list, productId) : list.includes(productId) ? list : [productId, ...list]),
    ids,
  );

/** Changes the customer's list; what the list has become already is no failure. */
async function changeServerWishlist(client: StoreApiClient, { productId, isRemoval }: WishlistChange): Promise<void> {
  try {
    await (isRemoval ? removeFromWishlist(client, productId) : addToWishlist(client, productId));
  } catch (error) {
    const isDone =
      isStoreApiError(error) &&
      (isRemoval ? error.statusCode === 404 : error.statusCode === 400 && hasErrorCode(error, 'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT'));
    if (!isDone) throw error;
  }
}

/** The wish list and how to change it: at once on the screen, taken back when the server refuses. */
export function useWishlist(): { ids: readonly string[]; toggle(productId: string): Promise<void> } {
  const { session } = useShell();
  const client = useBrowserStoreClient();
  const store = useStore();
  const ids = useAtomValue(wishlistIdsAtom);
  const { isLoggedIn } = session;
  const { mutateAsync } = useMutation({
    // One after the other: two quick presses must not overtake each other.
    scope: { id: 'wishlist' },
    mutationFn: (change: WishlistChange) => changeServerWishlist(client(), change),
  });
  const toggle = useCallback(
    async (productId: string) => {
      const before = store.get(wishlistIdsAtom);
      const isRemoval = before.includes(productId);
      store.set(wishlistIdsAtom, isRemoval ? without(before, productId) : [productId, ...before]);
      const local = readLocalWishlist(localStorage);
      // A list that is still to be merged must not bring back what was taken off.
      if (!isLoggedIn || (isRemoval && local.includes(productId)))
        writeLocalWishlist(localStorage, isRemoval ? without(local, productId) : [productId, ...without(local, productId)]);
      if (!isLoggedIn) return;
      const change: WishlistChange = { productId, isRemoval };
      store.set(wishlistChangesAtom, [...store.get(wishlistChangesAtom).filter((each) => each.productId !== productId), change]);
      try {
        await mutateAsync(change);
        change.isDone = true;
      } catch (error) {
        store.set(
          wishlistChangesAtom,
          store.get(wishlistChangesAtom).filter((each) => each !== change),
        );
        if (!isRemoval && isStoreApiError(error) && error.statusCode === 403) {
          // The session has ended meanwhile: the product is kept here and goes along with the next login.
          writeLocalWishlist(localStorage, [productId, ...without(readLocalWishlist(localStorage), productId)]);
          throw error;
        }
        const now = without(store.get(wishlistIdsAtom), productId);
        store.set(wishlistIdsAtom, isRemoval ? now.toSpliced(before.indexOf(productId), 0, productId) : now);
        throw error;
      }
    },
    [store, isLoggedIn, mutateAsync],
  );
  return { ids, toggle };
}
