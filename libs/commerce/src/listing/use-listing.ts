import { useLocation, useNavigate, useNavigation } from 'react-router';
import { listingSearch, type ListingState, parseListingState } from './listing-params.ts';

/** The state of the page's listing, which lives in its address, and how to change it. */
export function useListing() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const isLoading = navigation.state === 'loading' && navigation.location.pathname === pathname;
  // A choice shows at once, and the next one adds to it, while its products are on their way.
  const params = new URLSearchParams(isLoading ? navigation.location.search : search);
  const state = parseListingState(params);
  const text = params.get('search');

  const hrefOf = (change: Partial<ListingState>): string => {
    // Another choice begins at the first page.
    const query = listingSearch({ ...state, page: 1, ...change }, text).toString();
    return query === '' ? pathname : `${pathname}?${query}`;
  };
  return {
    state,
    search: text,
    hrefOf,
    /** With `replace` the choice is part of the one before: Back leads to what was there before both. */
    change: (change: Partial<ListingState>, { replace = false } = {}) =>
      void navigate(hrefOf(change), { preventScrollReset: true, replace }),
    isLoading,
  };
}
