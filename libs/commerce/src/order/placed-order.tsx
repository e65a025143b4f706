import { useQuery } from '@tanstack/react-query';
import { QueryState, useBrowserStoreClient, useFocusedHeading } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import type { Order, PaymentMethod } from '@vitrine/store-api-client';
import { EmptyState, Skeleton, Spinner } from '@vitrine/ui';
import { ORDER_TITLE, OrderHead } from './order-head.tsx';
import { orderPageView } from './order-page-view.ts';
import { orderQueries } from './order-queries.ts';
import { OrderSummary } from './order-summary.tsx';
import { PayInPlace } from './pay-in-place.tsx';
import { recallPayment } from './payment-memory.ts';
import { paymentStanding } from './payment-standing.ts';
import { usePaymentInPlace } from './use-payment-in-place.ts';

/** Milliseconds between looks at an order whose payment is awaited. */
const PAYMENT_LOOK_MS = 5_000;

/** An order that was just placed, on a page that is not left for it: thanks, or how it is paid. */
export function PlacedOrderView({ orderId }: { orderId: string }) {
  const t = useTranslate();
  const client = useBrowserStoreClient();
  const query = useQuery({
    ...orderQueries.placed(client, orderId),
    refetchInterval: ({ state }) => isPaymentAwaited(state.data?.order) && PAYMENT_LOOK_MS,
    refetchOnWindowFocus: ({ state }) => isPaymentAwaited(state.data?.order),
  });
  return (
    <QueryState query={query} headingLevel={3} errorTitle={t('checkout.inPlace.unread')} skeleton={<Skeleton lines={6} />}>
      {({ order, methods }) =>
        order === null ? (
          <EmptyState title={t('checkout.inPlace.unread')} headingLevel={3}>
            <p>{t('checkout.inPlace.byMail')}</p>
          </EmptyState>
        ) : (
          <PlacedOrderFacts order={order} methods={methods} />
        )
      }
    </QueryState>
  );
}

/** Whether the provider's page was opened for an order, or may be, and no payment has come yet. */
const isPaymentAwaited = (order: Order | null | undefined): boolean =>
  order != null && recallPayment(order.id)?.step === 'left' && paymentStanding(order, true) === 'open';

function PlacedOrderFacts({ order, methods }: { order: Order; methods: readonly PaymentMethod[] }) {
  const t = useTranslate();
  const payment = usePaymentInPlace(order);
  useFocusedHeading(ORDER_TITLE, true);
  const standing = paymentStanding(order, payment.target !== undefined);
  const view = orderPageView(standing === 'later' && payment.outcome !== undefined ? 'open' : standing, 'ordered');
  return (
    <div className="v-order-page v-order-page--in-place">
      <OrderHead order={order} view={view} level={3} />
      {payment.isPending && payment.target === undefined ? <Spinner label={t('checkout.inPlace.starting')} isLabelShown /> : null}
      {(view === 'open' || view === 'unpaid') && !(payment.isPending && payment.target === undefined) ? (
        <PayInPlace order={order} methods={methods} payment={payment} />
      ) : null}
      <OrderSummary order={order} />
    </div>
  );
}
