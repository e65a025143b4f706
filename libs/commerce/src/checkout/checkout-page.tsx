import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Button, EmptyState, ErrorState, Heading, Link, Notice, Skeleton, Tabs } from '@vitrine/ui';
import { isEmptyCart } from '../cart/cart-facts.ts';
import { useCart } from '../cart/use-cart.ts';
import type { AddressChoices } from '../customer/address-choices.ts';
import { LoginForm } from '../customer/login-form.tsx';
import { loginState } from '../customer/login-state.ts';
import { RegisterForm } from '../customer/register-form.tsx';
import { useShell } from '../customer/session-context.tsx';
import { useLogout } from '../customer/use-logout.ts';
import { useHydrated } from '../shell/use-hydrated.ts';
import { useBrowserStoreClient } from '../shell/store-client.tsx';
import { checkoutQueries } from './checkout-queries.ts';
import { CheckoutReview } from './checkout-review.tsx';
import { CheckoutAddresses, CheckoutMethods } from './checkout-steps.tsx';

/** The checkout: who orders, where to, how, and the order itself, on one page. */
export function CheckoutPage({ choices }: { choices: AddressChoices }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { session } = useShell();
  const client = useBrowserStoreClient();
  const isHydrated = useHydrated();
  const { data: cart, isError, refetch } = useCart();
  const { data: context } = useQuery({ ...checkoutQueries.context(client), enabled: isHydrated && session.hasSession });
  if (isError && cart === undefined) return <ErrorState title={t('common.error.general')} headingLevel={1} actions={<Button onPress={() => void refetch()}>{t('common.action.retry')}</Button>} />;
  if (session.hasSession && cart === undefined) return <Skeleton variant="box" />;
  if (cart === undefined || isEmptyCart(cart)) {
    return (
      <EmptyState
        icon="bag"
        headingLevel={1}
        title={t('checkout.order.emptyTitle')}
        actions={
          <Link href={localePath('/')} variant="button-primary">
            {t('shop.cart.continueShopping')}
          </Link>
        }
      >
        <p>{t('checkout.order.emptyText')}</p>
      </EmptyState>
    );
  }
  const customer = context?.customer ?? null;
  const { isLoggedIn, isGuest } = loginState(customer);
  const isKnown = isLoggedIn || isGuest;
  return (
    <div className="v-checkout">
      <Heading level={1}>{t('checkout.title')}</Heading>
      <div className="v-checkout__columns">
        <div className="v-checkout__steps">
          {isKnown && customer && context ? (
            <>
              <Identity email={customer.email} isGuest={isGuest} />
              <CheckoutAddresses context={context} choices={choices} isGuest={isGuest} />
              <CheckoutMethods cart={cart} context={context} />
            </>
          ) : (
            <section className="v-checkout__step" aria-labelledby="checkout-identity">
              <Heading level={2} id="checkout-identity">
                {t('checkout.identity.title')}
              </Heading>
              <Tabs
                label={t('checkout.identity.title')}
                isStretched
                items={[
                  {
                    id: 'guest',
                    label: t('checkout.identity.guest'),
                    content: (
                      <>
                        <p>{t('checkout.identity.guestText')}</p>
                        <RegisterForm choices={choices} mode="guest" submitLabel={t('checkout.address.continue')} />
                      </>
                    ),
                  },
                  {
                    id: 'login',
                    label: t('checkout.identity.login'),
                    content: (
                      <>
                        <p>{t('checkout.identity.loginText')}</p>
                        <LoginForm />
                      </>
                    ),
                  },
                ]}
              />
            </section>
          )}
        </div>
        <CheckoutReview cart={cart} canOrder={isKnown} />
      </div>
    </div>
  );
}

function Identity({ email, isGuest }: { email: string; isGuest: boolean }) {
  const t = useTranslate();
  const { logOut, isPending } = useLogout();
  return (
    <Notice
      type="info"
      actions={
        <Button variant="quiet" size="sm" isPending={isPending} onPress={() => void logOut()}>
          {t('checkout.identity.notYou')}
        </Button>
      }
    >
      {t(isGuest ? 'checkout.identity.guestAs' : 'checkout.identity.loggedInAs', { email })}
    </Notice>
  );
}
