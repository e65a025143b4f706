import { CmsNoProductsFoundView, type ProductListingProps, type SidebarFilterProps } from '@vitrine/cms-blocks';
import { ListingFilters } from '../listing/listing-filters.tsx';
import { ListingView } from '../listing/listing-view.tsx';

/** The listing of a category page. */
export function ProductListing({
  listing,
  boxLayout,
  filters,
  showSorting,
  propertyWhitelist,
  showFilters,
  placement,
}: ProductListingProps) {
  if (listing === null) return <CmsNoProductsFoundView />;
  return (
    <ListingView
      listing={listing}
      boxLayout={boxLayout}
      showSorting={showSorting}
      isPriority={placement.isPriority}
      headingLevel={placement.headingLevel}
      filters={filters}
      propertyWhitelist={propertyWhitelist}
      showFilters={showFilters}
    />
  );
}

/** The filters beside a listing; on narrow screens the listing's own sheet stands in their place. */
export function SidebarFilter({ listing, filters, propertyWhitelist }: SidebarFilterProps) {
  if (listing === null) return null;
  return (
    <div className="v-sidebar-filter">
      <ListingFilters listing={listing} filters={filters} propertyWhitelist={propertyWhitelist} />
    </div>
  );
}
