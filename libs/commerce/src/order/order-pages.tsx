import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useFocusedHeading } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { Order, PaymentMethod } from '@vitrine/store-api-client';
import { ErrorState, Link, Spinner } from '@vitrine/ui';
import { isFormFailure } from '../forms/form-failure.ts';
import { GuestAccount } from './guest-account.tsx';
import type { GuestAccountAnswer } from './guest-account-answer.ts';
import { orderDetailsPath } from './order-file-path.ts';
import { ORDER_TITLE, OrderHead } from './order-head.tsx';
import { type Arrival, orderPageView } from './order-page-view.ts';
import { OrderSummary } from './order-summary.tsx';
import { PayOrder } from './pay-order.tsx';
import type { PaymentAnswer } from './payment-answer.ts';
import { paymentStanding } from './payment-standing.ts';
import { usePayment, usePaymentStart } from './use-payment.ts';

export interface OrderPageProps {
  /** Null where it is not the visitor's, or not there. */
  order: Order | null;
  /** How it can be paid, where it is not. */
  methods?: readonly PaymentMethod[] | undefined;
}

function OrderNotFound() {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <ErrorState
      title={t('checkout.success.notFoundTitle')}
      headingLevel={1}
      actions={
        <Link href={localePath('/login')} variant="button-primary">
          {t('account.login.title')}
        </Link>
      }
    >
      <p>{t('checkout.success.notFoundText')}</p>
    </ErrorState>
  );
}

/** After an order: thanks where nothing is left to do, and on to the payment provider where there is one. */
export function OrderSuccessPage({
  order,
  methods = [],
  answer,
}: OrderPageProps & { answer?: PaymentAnswer | GuestAccountAnswer | undefined }) {
  if (order === null) return <OrderNotFound />;
  const account = answer !== undefined && isGuestAccountAnswer(answer) ? answer : undefined;
  const payment = answer !== undefined && !isGuestAccountAnswer(answer) ? answer : undefined;
  return <OrderPage order={order} methods={methods} answer={payment} account={account} arrival="ordered" />;
}

const isGuestAccountAnswer = (answer: PaymentAnswer | GuestAccountAnswer): answer is GuestAccountAnswer =>
  isFormFailure(answer) || 'sentTo' in answer;

/** Back from a payment provider that says it worked. */
export function OrderPaidPage({ order, methods = [] }: OrderPageProps) {
  return order === null ? <OrderNotFound /> : <OrderPage order={order} methods={methods} arrival="paid" />;
}

/** Back from a payment provider without having paid. */
export function OrderUnpaidPage({ order, methods = [] }: OrderPageProps) {
  return order === null ? <OrderNotFound /> : <OrderPage order={order} methods={methods} arrival="unpaid" />;
}

function OrderPage({
  order,
  methods,
  arrival,
  answer,
  account,
}: {
  order: Order;
  methods: readonly PaymentMethod[];
  arrival: Arrival;
  answer?: PaymentAnswer | undefined;
  account?: GuestAccountAnswer | undefined;
}) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { pathname } = useLocation();
  const payment = usePayment(order, answer);
  usePaymentStart(order, payment);
  // From the checkout, whose button is gone; a page that was loaded begins at its top.
  const type = useNavigationType();
  const [isFromCheckout] = useState(type === 'PUSH');
  useFocusedHeading(ORDER_TITLE, isFromCheckout);
  const standing = paymentStanding(order, payment.hasLeft);
  // Nobody is thanked for a payment that could not even be started, whatever the method.
  const view = orderPageView(standing === 'later' && payment.hasFailed ? 'open' : standing, arrival);
  return (
    <div className="v-order-page">
      <OrderHead order={order} view={view} />
      {payment.isPending ? <Spinner label={t('checkout.payment.redirecting')} isLabelShown /> : null}
      {view === 'pending' ? (
        <Link href={pathname} variant="button-primary">
          {t('checkout.pay.check')}
        </Link>
      ) : null}
      {view === 'open' || view === 'unpaid' ? <PayOrder order={order} methods={methods} payment={payment} answer={answer} /> : null}
      {view === 'cancelled' || view === 'unpaid' ? null : <GuestAccount order={order} answer={account} />}
      <OrderSummary order={order} />
      <div className="v-order-page__ways">
        <Link href={localePath(orderDetailsPath(order.id))} variant="button-secondary">
          {t('checkout.success.toOrder')}
        </Link>
        <Link href={localePath('/')} variant="button-secondary">
          {t('checkout.success.continueShopping')}
        </Link>
      </div>
    </div>
  );
}
