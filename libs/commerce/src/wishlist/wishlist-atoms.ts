import { atom } from 'jotai';

/** Ids on the wish list of this visitor: from the server for a customer, else from local storage. Newest first. */
export const wishlistIdsAtom = atom<readonly string[]>([]);

/** Whether the list has been read: until then it is not empty, but unknown. */
export const wishlistStateAtom = atom<'unknown' | 'known' | 'failed'>('unknown');

/** One press on a heart. */
export interface WishlistChange {
  readonly productId: string;
  /** It was listed and is taken off. */
  readonly isRemoval: boolean;
  /** The server has done it: lists that are asked for from now on know of it. */
  isDone?: boolean;
}

/** What was changed at the server and may be missing from a list that is on its way; the last change of each product. */
export const wishlistChangesAtom = atom<readonly WishlistChange[]>([]);

export const wishlistCountAtom = atom((get) => get(wishlistIdsAtom).length);
