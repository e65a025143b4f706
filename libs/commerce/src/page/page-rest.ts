import { useMatches } from 'react-router';
import { isShellFailure, type RestOptions, type ShellResult } from '@vitrine/app-shell';
import { CART_CHANNEL } from '../cart/use-cart.ts';
import { WISHLIST_STORAGE_KEY } from '../wishlist/local-wishlist.ts';

/** A route's `handle`: whose pages of it may rest, since the server has drawn all that they show. */
export interface PageHandle {
  /** Those of newcomers, who have no cart yet that would be counted afterwards; or, where the page brings its cart, of everybody who is not signed in. */
  readonly rests: 'for-newcomers' | 'with-cart';
}

/**
 * How the page rests until somebody is there, if it does. Of somebody who is signed in the wish list is still to be read, and of a visitor
 * whom the store did not name so is everything.
 */
export function usePageRest(): RestOptions | undefined {
  const matches = useMatches();
  const shell = matches[0]?.loaderData as ShellResult | undefined;
  const { rests } = (matches.at(-1)?.handle ?? {}) as Partial<PageHandle>;
  if (rests === undefined || shell === undefined || isShellFailure(shell)) return undefined;
  const { session, stamp } = shell;
  if (!session.isKnown || session.isLoggedIn || (rests === 'for-newcomers' && session.hasSession)) return undefined;
  return { stamp, stored: [WISHLIST_STORAGE_KEY], channels: [CART_CHANNEL] };
}
