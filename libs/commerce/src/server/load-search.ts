import type { RequestScope } from '@vitrine/app-shell/server';
import { pruneListing } from '@vitrine/cms-blocks/model';
import { searchProducts } from '@vitrine/store-api-client';
import { listingRequest, parseListingState } from '../listing/listing-params.ts';
import { pack } from '../page/packed.ts';
import type { PackedSearchPage } from '../search/search-page.tsx';
import { leadToLastPage } from './last-page.ts';

/** Most letters of a search that are sent on. */
const TERM_LIMIT = 200;

/** The results of the search in an address; without a term there is nothing to ask. */
export async function loadSearch({ session }: RequestScope, url: URL): Promise<PackedSearchPage> {
  const term = (url.searchParams.get('search') ?? '').trim().slice(0, TERM_LIMIT);
  if (term === '') return { term, listing: pack(null) };
  const listing = await searchProducts(session.client, { search: term, ...listingRequest(parseListingState(url.searchParams)) });
  leadToLastPage(listing, url);
  return { term, listing: pack(pruneListing(listing)) };
}
