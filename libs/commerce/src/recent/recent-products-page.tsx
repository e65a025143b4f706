import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Button, EmptyState, ErrorState, Heading, Link, Notice, ProductGrid, Skeleton } from '@vitrine/ui';
import { ScreenHead } from '../page/screen-head.tsx';
import { ProductCardView } from '../product/product-card-view.tsx';
import { useRecentProducts, useSeenProducts } from './use-recent-products.ts';

/** Cards that hold the place of a list that only the browser knows. */
const PLACES = ['a', 'b', 'c', 'd'];

/** The products that were seen last in this browser. The shop's servers do not know them. */
export function RecentProductsPage() {
  const t = useTranslate();
  const title = t('shop.recent.title');
  return (
    <div className="v-recent-page">
      <ScreenHead title={title} way={[{ label: title }]} />
      <Heading level={1}>{title}</Heading>
      <SeenProducts />
    </div>
  );
}

function SeenProducts() {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { seen, forget } = useRecentProducts();
  const { data: products, isError, refetch } = useSeenProducts(seen ?? []);
  if (seen?.length === 0 || products?.length === 0) {
    return (
      <EmptyState
        icon="eye"
        title={t('shop.recent.emptyTitle')}
        actions={
          <Link href={localePath('/')} variant="button-primary">
            {t('shop.cart.continueShopping')}
          </Link>
        }
      >
        <p>{t('shop.recent.emptyText')}</p>
      </EmptyState>
    );
  }
  if (isError) {
    return (
      <ErrorState
        title={t('shop.listing.loadFailed')}
        actions={<Button onPress={() => void refetch()}>{t('common.action.retry')}</Button>}
      />
    );
  }
  return (
    <>
      <Notice>{t('shop.recent.hint')}</Notice>
      <noscript>
        <p>{t('shop.recent.needsScripts')}</p>
      </noscript>
      <ProductGrid label={t('shop.recent.title')}>
        {products
          ? products.map((product) => <ProductCardView key={product.id} product={product} headingLevel={2} />)
          : PLACES.map((id) => <Skeleton key={id} variant="product-card" className="v-wishlist-page__place" />)}
      </ProductGrid>
      {products ? (
        <Button variant="quiet" icon="trash" onPress={forget}>
          {t('shop.recent.forget')}
        </Button>
      ) : null}
    </>
  );
}
