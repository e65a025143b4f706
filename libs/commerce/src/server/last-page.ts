import { redirect } from 'react-router';
import type { ProductListing } from '@vitrine/store-api-client';
import { totalPages } from '../listing/listing-facts.ts';
import { listingSearch, parseListingState } from '../listing/listing-params.ts';

/**
 * Leads from a page that a listing does not have to the last one that it has: a shop sells out, and old links and counters stay.
 * Where the store counts nothing beyond its last page, it is the first.
 * @throws Response to that page.
 */
export function leadToLastPage(listing: Pick<ProductListing, 'total' | 'limit'>, url: URL): void {
  const state = parseListingState(url.searchParams);
  const last = Math.max(1, totalPages(listing));
  if (state.page <= last) return;
  const search = listingSearch({ ...state, page: last }, url.searchParams.get('search')).toString();
  throw redirect(search === '' ? url.pathname : `${url.pathname}?${search}`, 302);
}
