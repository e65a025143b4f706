import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { Order } from '@vitrine/store-api-client';
import { Heading, Link } from '@vitrine/ui';
import { isPaid } from './order-facts.ts';
import { OrderSummary } from './order-summary.tsx';

/** One order: number, date, where it stands, and what was ordered. */
export function OrderView({ order }: { order: Order }) {
  const t = useTranslate();
  const format = useFormat();
  const localePath = useLocalePath();
  const status = order.stateMachineState?.translated?.name ?? order.stateMachineState?.name ?? '';
  return (
    <div className="v-order-page">
      <Heading level={1}>{t('account.order.numberOf', { number: order.orderNumber ?? '' })}</Heading>
      <p>
        {[typeof order.orderDateTime === 'string' ? format.date(order.orderDateTime, 'medium') : '', status, t(isPaid(order) ? 'account.order.paid' : 'account.order.unpaid')].filter((part) => part !== '').join(' · ')}
      </p>
      <OrderSummary order={order} />
      <Link href={localePath('/')} variant="button-secondary">
        {t('checkout.success.continueShopping')}
      </Link>
    </div>
  );
}
