import { type RestOptions, useRestingPage } from '@vitrine/app-shell';
import { CART_CHANNEL } from '../cart/use-cart.ts';
import { WISHLIST_STORAGE_KEY } from '../wishlist/local-wishlist.ts';

/** A route's `handle`: whose pages of it may rest, since the server has drawn all that they show. */
export interface PageHandle {
  /** Those of newcomers, who have no cart yet that would be counted afterwards; or, where the page brings its cart, of everybody who is not signed in. */
  readonly rests: 'for-newcomers' | 'with-cart';
}

/**
 * How the page rests until somebody is there, if it does. Of somebody who is signed in the wish list is still to be read.
 * @param stylesAhead Addresses of styles that pages reached from this one have.
 */
export function usePageRest(stylesAhead: readonly string[]): RestOptions | undefined {
  const page = useRestingPage<PageHandle>();
  if (page?.handle.rests === undefined) return undefined;
  const { session, handle, facts } = page;
  if (session.isLoggedIn || (handle.rests === 'for-newcomers' && session.hasSession)) return undefined;
  return { ...facts, stored: [WISHLIST_STORAGE_KEY], channels: [CART_CHANNEL], stylesAhead };
}
