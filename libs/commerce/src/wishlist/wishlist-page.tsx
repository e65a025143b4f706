import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { listProducts } from '@vitrine/store-api-client';
import { Button, EmptyState, ErrorState, Heading, Link, Notice, ProductGrid, Skeleton } from '@vitrine/ui';
import { useAtomValue } from 'jotai';
import { useShell } from '../customer/session-context.tsx';
import { AddToCart } from '../product/add-to-cart.tsx';
import { ProductCardView } from '../product/product-card-view.tsx';
import { useHydrated } from '../shell/use-hydrated.ts';
import { useBrowserStoreClient } from '../shell/store-client.tsx';
import { wishlistIdsAtom } from './wishlist-atoms.ts';

/** Products that one request may name. */
const MAX_IDS = 100;

/** The wish list: a guest's is kept in the browser, a customer's in the account. */
export function WishlistPage() {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { session } = useShell();
  const ids = useAtomValue(wishlistIdsAtom);
  const isHydrated = useHydrated();
  const client = useBrowserStoreClient();
  const query = useQuery({
    queryKey: ['products', 'by-ids', ids],
    enabled: isHydrated && ids.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await listProducts(client(), { ids: ids.slice(0, MAX_IDS), associations: { manufacturer: {}, options: { associations: { group: {} } }, seoUrls: {} } }, { signal })).elements,
  });
  const products = (query.data ?? []).filter(({ id }) => ids.includes(id));
  return (
    <div className="v-wishlist-page">
      <Heading level={1}>{t('shop.wishlist.title')}</Heading>
      {!isHydrated ? (
        <Skeleton variant="box" />
      ) : ids.length === 0 ? (
        <EmptyState
          icon="heart"
          title={t('shop.wishlist.emptyTitle')}
          actions={
            <Link href={localePath('/')} variant="button-primary">
              {t('shop.cart.continueShopping')}
            </Link>
          }
        >
          <p>{t('shop.wishlist.emptyText')}</p>
        </EmptyState>
      ) : query.isError ? (
        <ErrorState title={t('shop.listing.loadFailed')} actions={<Button onPress={() => void query.refetch()}>{t('common.action.retry')}</Button>} />
      ) : (
        <>
          {session.isLoggedIn ? null : <Notice>{t('shop.wishlist.guestHint')}</Notice>}
          <ProductGrid label={t('shop.wishlist.title')}>
            {query.isPending ? ids.slice(0, 4).map((id) => <Skeleton key={id} variant="product-card" />) : products.map((product) => <ProductCardView key={product.id} product={product} headingLevel={2} actions={<AddToCart product={product} isCompact />} />)}
          </ProductGrid>
        </>
      )}
    </div>
  );
}
