import { useSearchParams } from 'react-router';
import { useHydrated, useShell } from '@vitrine/app-shell';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { Order, PaymentMethod } from '@vitrine/store-api-client';
import { Button, Heading, Link, Notice } from '@vitrine/ui';
import { OrderActions } from './order-actions.tsx';
import type { OrderAnswer } from './order-answer.ts';
import { OrderDeliveries } from './order-deliveries.tsx';
import { nameOf } from './order-facts.ts';
import { OrderOutcome } from './order-outcome.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PayOrder } from './pay-order.tsx';
import { paymentLabel } from './payment-label.ts';
import { paymentStanding } from './payment-standing.ts';
import { useOrderChange } from './use-order-change.ts';
import { usePayment } from './use-payment.ts';
import { isWithdrawable } from './withdrawable.ts';

export interface OrderViewProps {
  order: Order;
  methods: readonly PaymentMethod[];
  /** What the page's own address answered, where a form was sent without scripts. */
  answer?: OrderAnswer | undefined;
  /** Whoever sees it has ordered it in this session; left out, they have only proved to know it. */
  isOwn?: boolean;
}

/** One order: number, date, where it stands, what was ordered, and what its owner may do with it. */
export function OrderView({ order, methods, answer, isOwn = false }: OrderViewProps) {
  const t = useTranslate();
  const format = useFormat();
  const localePath = useLocalePath();
  const { session } = useShell();
  const [search] = useSearchParams();
  const file = search.get('file');
  const isHydrated = useHydrated();
  const payment = usePayment(order);
  const change = useOrderChange(order, answer);
  const standing = paymentStanding(order, payment.hasLeft);
  // Who has only proved to know an order can't change how it is paid.
  const canPay = (standing === 'open' || standing === 'failed') && (session.isLoggedIn || session.isGuest);
  return (
    <div className="v-order-page">
      <Heading level={1}>{t('account.order.numberOf', { number: order.orderNumber ?? '' })}</Heading>
      <p>
        {[
          typeof order.orderDateTime === 'string' ? format.date(order.orderDateTime, 'medium') : '',
          nameOf(order.stateMachineState),
          paymentLabel(order, t),
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      <OrderOutcome answer={change.answer} />
      {file === null ? null : <Notice type="warning">{t(file === 'failed' ? 'common.error.general' : 'account.order.fileGone')}</Notice>}
      {canPay ? <PayOrder order={order} methods={methods} payment={payment} /> : null}
      <OrderDeliveries order={order} />
      <OrderSummary order={order} isOwn={isOwn} />
      {order.customerComment ? (
        <section>
          <Heading level={2} look={4}>
            {t('account.order.comment')}
          </Heading>
          <p className="v-order-page__comment">{order.customerComment}</p>
        </section>
      ) : null}
      {isOwn ? <OrderActions order={order} methods={methods} change={change} isPayable={canPay} /> : null}
      <div className="v-order-page__ways">
        {isHydrated ? (
          <Button variant="quiet" icon="document" onPress={() => window.print()}>
            {t('account.order.print')}
          </Button>
        ) : null}
        {isWithdrawable(order) ? (
          <Link href={`${localePath('/withdrawal')}?order=${encodeURIComponent(order.orderNumber ?? '')}`} variant="button-secondary">
            {t('common.footer.withdrawal')}
          </Link>
        ) : null}
        <Link href={localePath('/')} variant="button-secondary">
          {t('checkout.success.continueShopping')}
        </Link>
      </div>
    </div>
  );
}
