import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Button, EmptyState, ErrorState, Link, Skeleton } from '@vitrine/ui';
import { isEmptyCart } from './cart-facts.ts';
import { CartLines } from './cart-lines.tsx';
import { CartNotes } from './cart-notes.tsx';
import { CartTotals } from './cart-totals.tsx';
import { useCart } from './use-cart.ts';

/** The cart as a panel, for a sidebar: the same lines and sums, and the way to the checkout. */
export function CartPanel({ checkoutTarget }: { checkoutTarget?: '_blank' | undefined }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { data: cart, isError, isLoading, refetch } = useCart();
  if (isError && cart === undefined)
    return (
      <ErrorState
        title={t('common.error.general')}
        isCompact
        actions={<Button onPress={() => void refetch()}>{t('common.action.retry')}</Button>}
      />
    );
  if (isLoading) return <Skeleton lines={4} />;
  if (cart === undefined || isEmptyCart(cart)) {
    return (
      <EmptyState icon="bag" title={t('shop.cart.emptyTitle')} isCompact>
        <p>{t('shop.cart.emptyText')}</p>
      </EmptyState>
    );
  }
  return (
    <div className="v-cart-panel">
      <CartNotes cart={cart} />
      <CartLines cart={cart} isCompact />
      <CartTotals cart={cart} />
      <Link href={localePath('/checkout')} variant="button-primary" isFullWidth target={checkoutTarget}>
        {t('shop.cart.toCheckout')}
      </Link>
    </div>
  );
}
