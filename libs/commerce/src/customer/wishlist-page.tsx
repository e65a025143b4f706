import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useBrowserStoreClient, useShell } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { listProducts, type Product } from '@vitrine/store-api-client';
import { Button, EmptyState, ErrorState, Heading, Link, Notice, ProductGrid, Skeleton } from '@vitrine/ui';
import { AddToCart } from '../product/add-to-cart.tsx';
import { ProductCardView } from '../product/product-card-view.tsx';
import { wishlistIdsAtom, wishlistStateAtom } from '../wishlist/wishlist-atoms.ts';
import { WISHLIST_ASSOCIATIONS, WISHLIST_PAGE } from '../wishlist/wishlist-products.ts';

export interface WishlistPageProps {
  /** A customer's list as the server has read it; null where only the browser knows the list. */
  loaded: readonly Product[] | null;
}

/** Cards that hold the place of a list that only the browser knows. */
const PLACES = ['a', 'b', 'c', 'd'];

/** The wish list: a guest's is kept in the browser, a customer's in the account. */
export function WishlistPage({ loaded }: WishlistPageProps) {
  const t = useTranslate();
  return (
    <div className="v-wishlist-page">
      <Heading level={1}>{t('shop.wishlist.title')}</Heading>
      <WishlistProducts loaded={loaded} />
    </div>
  );
}

function WishlistProducts({ loaded }: WishlistPageProps) {
  const t = useTranslate();
  const { session } = useShell();
  const ids = useAtomValue(wishlistIdsAtom);
  const state = useAtomValue(wishlistStateAtom);
  const client = useBrowserStoreClient();
  const query = useQuery<Product[], Error, Product[], readonly unknown[]>({
    queryKey: ['products', 'by-ids', ids],
    enabled: ids.length > 0,
    placeholderData: (before) => before ?? (loaded === null ? undefined : [...loaded]),
    queryFn: async ({ signal }) =>
      (await listProducts(client(), { ids: ids.slice(0, WISHLIST_PAGE), associations: WISHLIST_ASSOCIATIONS }, { signal })).elements,
  });
  const isKnown = state === 'known';
  if (state === 'failed' && loaded === null) {
    return (
      <ErrorState
        title={t('shop.listing.loadFailed')}
        actions={<Button onPress={() => window.location.reload()}>{t('common.action.retry')}</Button>}
      />
    );
  }
  if (isKnown ? ids.length === 0 : loaded?.length === 0) return <EmptyWishlist />;
  if (isKnown && query.isError)
    return (
      <ErrorState
        title={t('shop.listing.loadFailed')}
        actions={<Button onPress={() => void query.refetch()}>{t('common.action.retry')}</Button>}
      />
    );
  const products = isKnown ? query.data?.filter(({ id }) => ids.includes(id)) : loaded;
  const places = isKnown ? ids.slice(0, PLACES.length) : PLACES;
  return (
    <>
      {session.isLoggedIn ? null : <Notice>{t('shop.wishlist.guestHint')}</Notice>}
      {session.isLoggedIn ? null : (
        <noscript>
          <p>{t('shop.wishlist.needsScripts')}</p>
        </noscript>
      )}
      <ProductGrid label={t('shop.wishlist.title')}>
        {products
          ? products.map((product) => (
              <ProductCardView key={product.id} product={product} headingLevel={2} actions={<AddToCart product={product} isCompact />} />
            ))
          : places.map((id) => <Skeleton key={id} variant="product-card" className="v-wishlist-page__place" />)}
      </ProductGrid>
    </>
  );
}

function EmptyWishlist() {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
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
  );
}
