import { useShell } from '@vitrine/app-shell';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { Order, PaymentMethod } from '@vitrine/store-api-client';
import { Heading, Link } from '@vitrine/ui';
import { OrderSummary } from './order-summary.tsx';
import { PayOrder } from './pay-order.tsx';
import { paymentLabel } from './payment-label.ts';
import { paymentStanding } from './payment-standing.ts';
import { usePayment } from './use-payment.ts';

/** One order: number, date, where it stands, what was ordered, and how to pay it where that is to be done by who sees it. */
export function OrderView({ order, methods }: { order: Order; methods: readonly PaymentMethod[] }) {
  const t = useTranslate();
  const format = useFormat();
  const localePath = useLocalePath();
  const { session } = useShell();
  const payment = usePayment(order);
  const standing = paymentStanding(order, payment.hasLeft);
  // Who has only proved to know an order can't change how it is paid.
  const canPay = (standing === 'open' || standing === 'failed') && (session.isLoggedIn || session.isGuest);
  const status = order.stateMachineState?.translated?.name ?? order.stateMachineState?.name ?? '';
  return (
    <div className="v-order-page">
      <Heading level={1}>{t('account.order.numberOf', { number: order.orderNumber ?? '' })}</Heading>
      <p>
        {[typeof order.orderDateTime === 'string' ? format.date(order.orderDateTime, 'medium') : '', status, paymentLabel(order, t)]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      {canPay ? <PayOrder order={order} methods={methods} payment={payment} /> : null}
      <OrderSummary order={order} />
      <Link href={localePath('/')} variant="button-secondary">
        {t('checkout.success.continueShopping')}
      </Link>
    </div>
  );
}
