import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { productName } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import type { Product } from '@vitrine/store-api-client';
import { Disclosure, IconButton, SearchField } from '@vitrine/ui';
import { useSlideProducts } from '../on-behalf/use-slide-products.ts';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { useSavedProducts } from '../saved/use-saved-products.ts';
import { slideQueries } from '../slides/slide-queries.ts';
import { useRoomStoreClient } from '../slides/use-room-store-client.ts';
import { listingQueries } from './listing-queries.ts';

interface ListingProductsProps {
  productIds: readonly string[];
  onToggle(productId: string): void;
}

/** What is in a listing, and where more comes from: the slide, saved products, a search of the catalogue. */
export function ListingProducts({ productIds, onToggle }: ListingProductsProps) {
  const t = useTranslate();
  const identity = useRoomIdentity();
  const client = useRoomStoreClient();
  const { ids: savedIds } = useSavedProducts();
  const [search, setSearch] = useState('');
  const picked = useQuery(slideQueries.products(client, identity, productIds));
  const saved = useQuery(slideQueries.products(client, identity, savedIds));
  const found = useQuery(listingQueries.found(client, identity, search.trim()));
  const ofSlide = useSlideProducts();
  const rows = (products: readonly Product[]) => <Rows products={products} productIds={productIds} onToggle={onToggle} />;
  return (
    <>
      {rows((picked.data ?? []).filter(({ id }) => productIds.includes(id)))}
      {ofSlide.length > 0 ? <Disclosure title={t('guide.listing.presentationListing')}>{rows(ofSlide)}</Disclosure> : null}
      {savedIds.length > 0 ? (
        <Disclosure title={t('guide.products.savedTitle')}>{rows((saved.data ?? []).filter(({ id }) => savedIds.includes(id)))}</Disclosure>
      ) : null}
      <Disclosure title={t('guide.listing.productsFiltering')}>
        <SearchField
          label={t('guide.listing.search')}
          value={search}
          onChange={setSearch}
          onSubmit={setSearch}
          submitLabel={t('guide.listing.search')}
          clearLabel={t('shop.search.clear')}
          isLoading={found.isFetching}
        />
        {search.trim() === '' ? null : rows(found.data ?? [])}
      </Disclosure>
    </>
  );
}

function Rows({ products, productIds, onToggle }: ListingProductsProps & { products: readonly Product[] }) {
  const t = useTranslate();
  return (
    <ul className="v-on-behalf-lines">
      {products.map((product) => {
        const name = productName(product);
        const isIn = productIds.includes(product.id);
        return (
          <li key={product.id} className="v-on-behalf-line" data-product-id={product.id}>
            <span className="v-on-behalf-line__text">{name}</span>
            <IconButton
              icon={isIn ? 'minus' : 'plus'}
              size="sm"
              variant="secondary"
              label={t(isIn ? 'guide.listing.remove' : 'guide.listing.add', { name })}
              onPress={() => onToggle(product.id)}
            />
          </li>
        );
      })}
    </ul>
  );
}
