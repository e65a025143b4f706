import { QueryState } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Button, EmptyState, Link, Skeleton } from '@vitrine/ui';
import { isEmptyCart } from './cart-facts.ts';
import { CartLines } from './cart-lines.tsx';
import { CartNotes } from './cart-notes.tsx';
import { CartTotals } from './cart-totals.tsx';
import { useCart } from './use-cart.ts';

/** The cart as a panel, for a sidebar: the same lines and sums, and the way to the checkout. @param onCheckout Opens it in place, where the page must not be left. */
export function CartPanel({ onCheckout }: { onCheckout?: (() => void) | undefined }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { data, isError, isLoading, isFetching, isPaused, refetch } = useCart();
  // Nobody without a session has a cart to wait for.
  const cart = data ?? (isLoading || isError ? undefined : null);
  return (
    <QueryState query={{ data: cart, isError, isFetching, isPaused, refetch }} isCompact skeleton={<Skeleton lines={4} />}>
      {(read) =>
        read === null || isEmptyCart(read) ? (
          <EmptyState icon="bag" title={t('shop.cart.emptyTitle')} isCompact>
            <p>{t('shop.cart.emptyText')}</p>
          </EmptyState>
        ) : (
          <div className="v-cart-panel">
            <CartNotes cart={read} />
            <CartLines cart={read} isCompact />
            <CartTotals cart={read} />
            {onCheckout ? (
              <Button variant="primary" isFullWidth onPress={onCheckout}>
                {t('shop.cart.toCheckout')}
              </Button>
            ) : (
              <Link href={localePath('/checkout')} variant="button-primary" isFullWidth>
                {t('shop.cart.toCheckout')}
              </Link>
            )}
          </div>
        )
      }
    </QueryState>
  );
}
