import { atom } from 'jotai';

/** Ids on the wish list of this visitor: from the server for a customer, else from local storage. Newest first. */
export const wishlistIdsAtom = atom<readonly string[]>([]);

export const wishlistCountAtom = atom((get) => get(wishlistIdsAtom).length);
