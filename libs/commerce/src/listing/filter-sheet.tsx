import { useState } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import type { ProductListing } from '@vitrine/store-api-client';
import { Button, Modal } from '@vitrine/ui';
import { filterChoices, hasChoices } from './listing-facts.ts';
import { ListingFilters } from './listing-filters.tsx';
import { countFilters, NO_FILTERS } from './listing-params.ts';
import { useListing } from './use-listing.ts';

export interface FilterSheetProps {
  listing: ProductListing;
  filters?: readonly string[] | undefined;
  propertyWhitelist?: readonly string[] | undefined;
}

/**
 * The filters of a listing on a narrow screen: a button, and a sheet that says how many products are left with each choice. Without scripts
 * neither is shown, and the filters stand in the page as a form.
 */
export function FilterSheet({ listing, filters, propertyWhitelist }: FilterSheetProps) {
  const t = useTranslate();
  const { state, change, isLoading } = useListing();
  const [isOpen, setOpen] = useState(false);
  const chosen = countFilters(state);
  const close = (): void => setOpen(false);
  if (chosen === 0 && !hasChoices(filterChoices(listing.aggregations, { filters, propertyWhitelist }))) return null;
  return (
    <div className="v-filter-sheet-opener">
      <Button icon="sliders" isFullWidth onPress={() => setOpen(true)}>
        {chosen > 0 ? t('shop.listing.filtersCount', { count: chosen }) : t('shop.listing.filters')}
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title={t('shop.listing.filters')}
        size="full"
        panelClass="v-filter-sheet"
        closeLabel={t('common.action.close')}
        footer={
          <>
            <Button variant="quiet" isDisabled={chosen === 0} onPress={() => change(NO_FILTERS, { replace: true })}>
              {t('shop.listing.resetFilters')}
            </Button>
            <Button variant="primary" isPending={isLoading} pendingLabel={t('common.state.loading')} onPress={close}>
              {t('shop.listing.showCount', { count: listing.total })}
            </Button>
          </>
        }
      >
        <ListingFilters listing={listing} filters={filters} propertyWhitelist={propertyWhitelist} isInSheet />
        <p className="v-visually-hidden" role="status">
          {isLoading ? '' : t('shop.listing.count', { count: listing.total })}
        </p>
      </Modal>
    </div>
  );
}
