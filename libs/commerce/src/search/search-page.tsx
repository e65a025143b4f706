import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { ProductListing } from '@vitrine/store-api-client';
import { EmptyState, Heading, Link } from '@vitrine/ui';
import { hasFilters, parseListingState } from '../listing/listing-params.ts';
import { ListingView } from '../listing/listing-view.tsx';
import { WaysOn } from '../navigation/ways-on.tsx';
import { type Packed, unpack } from '../page/packed.ts';

export interface SearchPageData {
  term: string;
  /** Null without a term. */
  listing: ProductListing | null;
}

/** The results of a search on their way to a browser. */
export interface PackedSearchPage {
  term: string;
  listing: Packed<ProductListing | null>;
}

/** The page of a search as its loader gives it. */
export function SearchPage({ term, listing: sent }: PackedSearchPage) {
  const listing = useMemo(() => unpack(sent), [sent]);
  return <SearchResults term={term} listing={listing} />;
}

/** The results of a search, with the same filters, sorting and pages as a category. */
export function SearchResults({ term, listing }: SearchPageData) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const [params] = useSearchParams();
  // Where filters leave nothing over, they must stay in reach.
  const isEmpty = listing !== null && listing.total === 0 && listing.elements.length === 0 && !hasFilters(parseListingState(params));
  return (
    <div className="v-search-page">
      <Heading level={1}>{term === '' ? t('shop.search.title') : t('shop.search.resultTitle', { term })}</Heading>
      {listing === null ? (
        <EmptyState icon="search" title={t('shop.search.missingTerm')} />
      ) : isEmpty ? (
        <>
          <EmptyState
            icon="search"
            title={t('shop.search.emptyTitle', { term })}
            actions={
              <Link href={localePath('/')} variant="button-secondary">
                {t('common.action.backToHome')}
              </Link>
            }
          >
            <p>{t('shop.search.emptyText')}</p>
          </EmptyState>
          <WaysOn />
        </>
      ) : (
        <ListingView listing={listing} showFilters />
      )}
    </div>
  );
}
