import { CmsNoProductsFoundView, type ProductListingProps, type SidebarFilterProps } from '@vitrine/cms-blocks';
import { useTranslate } from '@vitrine/i18n/react';
import { Disclosure } from '@vitrine/ui';
import { ListingFilters } from '../listing/listing-filters.tsx';
import { ListingView } from '../listing/listing-view.tsx';

/** The listing of a category page. */
export function ProductListing({ listing, boxLayout, filters, showSorting, propertyWhitelist, showFilters, placement }: ProductListingProps) {
  const t = useTranslate();
  if (listing === null) return <CmsNoProductsFoundView />;
  return (
    <ListingView
      listing={listing}
      boxLayout={boxLayout}
      showSorting={showSorting}
      sizes={placement.sizes === '100vw' ? undefined : placement.sizes}
      isPriority={placement.isPriority}
      headingLevel={placement.headingLevel}
      filters={
        showFilters ? (
          <Disclosure title={t('shop.listing.filters')} variant="card">
            <ListingFilters listing={listing} filters={filters} propertyWhitelist={propertyWhitelist} />
          </Disclosure>
        ) : undefined
      }
    />
  );
}

/** The filters beside a listing. */
export function SidebarFilter({ listing, filters, propertyWhitelist }: SidebarFilterProps) {
  if (listing === null) return null;
  return <ListingFilters listing={listing} filters={filters} propertyWhitelist={propertyWhitelist} />;
}
