import { useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { loginState, QueryState, useBrowserStoreClient, useFocusedHeading, useHydrated, useShell } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Button, EmptyState, Heading, Link, Notice, Skeleton } from '@vitrine/ui';
import { isEmptyCart } from '../cart/cart-facts.ts';
import { useCart } from '../cart/use-cart.ts';
import type { AddressChoices } from '../customer/address-choices.ts';
import { useLogout } from '../customer/use-logout.ts';
import { CheckoutStepTold } from '../events/checkout-step-told.tsx';
import { CartChangesNotice } from './cart-changes-notice.tsx';
import type { CheckoutAnswer } from './checkout-answer.ts';
import { CheckoutIdentity } from './checkout-identity.tsx';
import { CheckoutPlaceContext } from './checkout-place.ts';
import { checkoutQueries } from './checkout-queries.ts';
import { CheckoutReview } from './checkout-review.tsx';
import { CheckoutAddresses, CheckoutMethods } from './checkout-steps.tsx';
import { CheckoutOutOfReach, EndedCheckout, PaymentAhead } from './checkout-without-scripts.tsx';
import type { OrderRefusal } from './order-refusal.ts';
import { seenCustomer } from './seen-checkout.ts';
import { useCartChanges } from './use-cart-changes.ts';
import { useKeptCheckout } from './use-kept-checkout.ts';

export interface CheckoutPageProps {
  choices: AddressChoices;
  /** What came of a form that was sent without scripts. */
  answer?: CheckoutAnswer | undefined;
}

/** The checkout: who orders, where to, how, and the order itself, on one page. */
export function CheckoutPage({ choices, answer }: CheckoutPageProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const place = use(CheckoutPlaceContext);
  const { session } = useShell();
  const client = useBrowserStoreClient();
  const isHydrated = useHydrated();
  const { data: current, isError, isFetching, isPaused, refetch } = useCart();
  const { data: context } = useQuery({ ...checkoutQueries.context(client), enabled: isHydrated && session.hasSession });
  const kept = useKeptCheckout(current, context);
  const { cart, hasEnded } = kept;
  const newer = useCartChanges(cart);
  const changes = newer.length > 0 ? newer : (answer?.changes ?? newer);
  const [refusal, setRefusal] = useState<OrderRefusal>();
  const [hasSentIdentity, setHasSentIdentity] = useState(false);
  const customer = context?.customer ?? null;
  const { isLoggedIn, isGuest } = loginState(customer);
  const isKnown = !hasEnded && (isLoggedIn || isGuest);
  if (answer?.payment) return <PaymentAhead target={answer.payment.target} />;
  if (answer?.hasEnded && !isKnown) return <EndedCheckout choices={choices} answer={answer} />;
  if (answer?.refusal && answer.seen !== undefined && cart === undefined) return <CheckoutOutOfReach answer={answer} />;
  if (cart === undefined && (isError || session.hasSession)) {
    return (
      <QueryState
        query={{ data: undefined, isError, isFetching, isPaused, refetch }}
        headingLevel={place ? 3 : 1}
        skeleton={<Skeleton variant="box" />}
      >
        {() => null}
      </QueryState>
    );
  }
  if (cart === undefined || isEmptyCart(cart)) {
    return (
      <>
        <CartChangesNotice changes={changes} notes={(refusal ?? answer?.refusal)?.notes} isOver />
        <EmptyState
          icon="bag"
          headingLevel={place ? 3 : 1}
          title={t('checkout.order.emptyTitle')}
          actions={
            place ? (
              <Button variant="primary" onPress={place.leave}>
                {place.leaveLabel}
              </Button>
            ) : (
              <Link href={localePath('/')} variant="button-primary">
                {t('shop.cart.continueShopping')}
              </Link>
            )
          }
        >
          <p>{t('checkout.order.emptyText')}</p>
        </EmptyState>
      </>
    );
  }
  return (
    <div className={place ? 'v-checkout v-checkout--in-place' : 'v-checkout'}>
      <CheckoutStepTold step={isKnown ? 'review' : 'identity'} total={cart.price.totalPrice} />
      {place ? null : <Heading level={1}>{t('checkout.title')}</Heading>}
      <div className="v-checkout__columns">
        <div className="v-checkout__steps">
          {isKnown && customer && context ? (
            <>
              <Identity email={customer.email} isGuest={isGuest} onLeave={kept.leave} />
              <CheckoutAddresses context={context} choices={choices} isGuest={isGuest} />
              <CheckoutMethods cart={cart} context={context} outcome={answer?.methods} />
              <ArrivalFocus isDue={hasSentIdentity} />
            </>
          ) : (
            <CheckoutIdentity
              choices={choices}
              hasEnded={hasEnded}
              known={kept.customer && seenCustomer(kept.customer)}
              restore={kept.restore}
              onSend={() => setHasSentIdentity(true)}
              answer={answer}
            />
          )}
        </div>
        <CheckoutReview
          cart={cart}
          canOrder={isKnown}
          hasEnded={hasEnded}
          customer={customer}
          changes={changes}
          onRefused={setRefusal}
          answer={answer}
        />
      </div>
    </div>
  );
}

function Identity({ email, isGuest, onLeave }: { email: string; isGuest: boolean; onLeave: () => void }) {
  const t = useTranslate();
  const { logOut, isPending } = useLogout();
  return (
    <Notice
      type="info"
      actions={
        <Button
          variant="quiet"
          size="sm"
          isPending={isPending}
          onPress={() => {
            onLeave();
            void logOut();
          }}
        >
          {t('checkout.identity.notYou')}
        </Button>
      }
    >
      {t(isGuest ? 'checkout.identity.guestAs' : 'checkout.identity.loggedInAs', { email })}
    </Notice>
  );
}

/** Whoever has just said who they are goes on with the addresses: at once, since a page that jumps later takes a press away. */
function ArrivalFocus({ isDue }: { isDue: boolean }): null {
  useFocusedHeading('checkout-address', isDue);
  return null;
}
