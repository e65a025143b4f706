import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { Order } from '@vitrine/store-api-client';
import { Button, ErrorState, Heading, Icon, Link, Notice, Spinner } from '@vitrine/ui';
import { canPayAfterOrder, isPaid } from './order-facts.ts';
import { OrderSummary } from './order-summary.tsx';
import { usePayment } from './use-payment.ts';

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

/** After an order: thanks, what was ordered, and on to the payment provider where there is one. */
export function OrderSuccessPage({ order }: { order: Order | null }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { state, pay } = usePayment(order?.id ?? '', order !== null && canPayAfterOrder(order));
  if (order === null) return <OrderNotFound />;
  return (
    <div className="v-order-page">
      <Icon name="check-circle" size="lg" />
      <Heading level={1}>{t('checkout.success.title')}</Heading>
      <p className="v-order-page__number">{t('checkout.success.orderNumber', { number: order.orderNumber ?? '' })}</p>
      <p>{t('checkout.success.text', { email: order.orderCustomer?.email ?? '' })}</p>
      {state === 'pending' || state === 'redirecting' ? <Spinner label={t(state === 'redirecting' ? 'checkout.payment.redirecting' : 'checkout.success.checkingPayment')} isLabelShown /> : null}
      {state === 'idle' && canPayAfterOrder(order) ? <Button onPress={() => void pay()}>{t('checkout.payment.retry')}</Button> : null}
      <OrderSummary order={order} />
      <Link href={localePath('/')} variant="button-secondary">
        {t('checkout.success.continueShopping')}
      </Link>
    </div>
  );
}

/** Back from a payment provider that says it worked: the order's own state decides what is claimed. */
export function OrderPaidPage({ order }: { order: Order | null }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  if (order === null) return <OrderNotFound />;
  const number = order.orderNumber ?? '';
  const hasPaid = isPaid(order);
  return (
    <div className="v-order-page">
      <Icon name={hasPaid ? 'check-circle' : 'clock'} size="lg" />
      <Heading level={1}>{t(hasPaid ? 'checkout.paid.title' : 'checkout.paid.pendingTitle')}</Heading>
      <p>{t(hasPaid ? 'checkout.paid.text' : 'checkout.paid.pendingText', { number })}</p>
      <OrderSummary order={order} />
      <Link href={localePath('/')} variant="button-secondary">
        {t('checkout.success.continueShopping')}
      </Link>
    </div>
  );
}

/** Back from a payment provider without having paid. */
export function OrderUnpaidPage({ order }: { order: Order | null }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { pay, state } = usePayment(order?.id ?? '', false);
  if (order === null) return <OrderNotFound />;
  return (
    <div className="v-order-page">
      <Icon name="alert" size="lg" />
      <Heading level={1}>{t('checkout.unpaid.title')}</Heading>
      <Notice type="warning">{t('checkout.unpaid.text')}</Notice>
      {canPayAfterOrder(order) && state !== 'none' ? (
        <Button variant="primary" isPending={state === 'pending' || state === 'redirecting'} pendingLabel={t('checkout.payment.redirecting')} onPress={() => void pay()}>
          {t('checkout.unpaid.retry')}
        </Button>
      ) : null}
      <OrderSummary order={order} />
      <Link href={localePath('/')} variant="button-secondary">
        {t('checkout.success.continueShopping')}
      </Link>
    </div>
  );
}
