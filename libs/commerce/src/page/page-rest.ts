import { useMatches } from 'react-router';
import { isShellFailure, type RestOptions, type ShellResult } from '@vitrine/app-shell';
import { scriptCookie } from '@vitrine/session';
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
  const page = matches.at(-1);
  const { rests } = (page?.handle ?? {}) as Partial<PageHandle>;
  // Without its data a page is one of an error, which acts by itself.
  if (rests === undefined || page?.loaderData === undefined || shell === undefined || isShellFailure(shell)) return undefined;
  const { session, stamp, locale, cookieDomain } = shell;
  if (!session.isKnown || session.isLoggedIn || (rests === 'for-newcomers' && session.hasSession)) return undefined;
  const localeCookie = scriptCookie('locale', locale, { secure: false, domain: cookieDomain ?? undefined });
  return { stamp, localeCookie, stored: [WISHLIST_STORAGE_KEY], channels: [CART_CHANNEL] };
}
