import { PrefetchAhead, QueryState, useShell } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { Cart } from '@vitrine/store-api-client';
import { EmptyState, Heading, Link, Notice, Skeleton } from '@vitrine/ui';
import { AskGuideLink } from '../ask-guide/ask-guide-link.tsx';
import type { CartAnswer } from './cart-answer.ts';
import { isEmptyCart } from './cart-facts.ts';
import { CartLines } from './cart-lines.tsx';
import { CartNotes } from './cart-notes.tsx';
import { CartTotals } from './cart-totals.tsx';
import { PromotionForm } from './promotion-form.tsx';
import { refusalOf } from './promotion-refusal.ts';
import { useCart } from './use-cart.ts';

export interface CartPageProps {
  /** What came of a form that was sent without scripts. */
  answer?: CartAnswer | undefined;
}

const NOTHING = { errors: [] };

/** The shopping cart. */
export function CartPage({ answer }: CartPageProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { session } = useShell();
  const { data, isError, isFetching, isPaused, refetch } = useCart();
  // Nobody without a session has a cart to wait for.
  const known = data ?? (session.hasSession || isError ? undefined : null);
  const refusal = answer?.refusedCode === undefined ? undefined : refusalOf(answer.errors);
  const said = (cart: Cart | null) => (
    <>
      {answer?.hasFailed ? <Notice type="danger">{t('common.error.general')}</Notice> : null}
      <CartNotes cart={cart ?? NOTHING} said={answer?.errors.filter((error) => error !== refusal)} />
    </>
  );
  return (
    <QueryState query={{ data: known, isError, isFetching, isPaused, refetch }} headingLevel={1} skeleton={<Skeleton variant="box" />}>
      {(cart) =>
        cart === null || isEmptyCart(cart) ? (
          <>
            {said(cart)}
            <EmptyState
              icon="bag"
              headingLevel={1}
              title={t('shop.cart.emptyTitle')}
              actions={
                <Link href={localePath('/')} variant="button-primary">
                  {t('shop.cart.continueShopping')}
                </Link>
              }
            >
              <p>{t('shop.cart.emptyText')}</p>
            </EmptyState>
          </>
        ) : (
          <div className="v-cart-page">
            <Heading level={1}>{t('shop.cart.title')}</Heading>
            {said(cart)}
            <div className="v-cart-page__columns">
              <CartLines cart={cart} />
              <aside className="v-cart-page__summary" aria-label={t('checkout.summary.title')}>
                <PromotionForm refusedCode={answer?.refusedCode} refusal={refusal} />
                <CartTotals cart={cart} />
                <PrefetchAhead>
                  <Link href={localePath('/checkout')} variant="button-primary" size="lg" isFullWidth>
                    {t('shop.cart.toCheckout')}
                  </Link>
                </PrefetchAhead>
                <AskGuideLink />
                <Link href={localePath('/')} variant="quiet">
                  {t('shop.cart.continueShopping')}
                </Link>
              </aside>
            </div>
          </div>
        )
      }
    </QueryState>
  );
}
