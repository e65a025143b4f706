import { useShell } from '@vitrine/app-shell';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { Order } from '@vitrine/store-api-client';
import { EmptyState, Heading, Link, Table } from '@vitrine/ui';
import { paymentLabel } from '../order/payment-label.ts';
import { AccountScreen } from '../page/account-screen.tsx';

/** The customer's overview: the newest orders, and the way out. */
export function AccountPage({ orders }: { orders: readonly Order[] }) {
  const t = useTranslate();
  const format = useFormat();
  const localePath = useLocalePath();
  const { session } = useShell();
  if (!session.isLoggedIn) {
    return (
      <EmptyState
        icon="user"
        headingLevel={1}
        title={t('account.login.required')}
        actions={
          <Link href={`${localePath('/login')}?returnTo=${encodeURIComponent(localePath('/account'))}`} variant="button-primary">
            {t('account.login.title')}
          </Link>
        }
      />
    );
  }
  return (
    <AccountScreen title={t('account.overview.greeting', { name: session.customerName ?? '' })} label={t('account.breadcrumb.overview')}>
      <section aria-labelledby="account-orders">
        <Heading level={2} id="account-orders">
          {t('account.order.title')}
        </Heading>
        {orders.length === 0 ? (
          <EmptyState icon="package" title={t('account.order.emptyTitle')} isCompact>
            <p>{t('account.order.emptyText')}</p>
          </EmptyState>
        ) : (
          <Table
            caption={t('account.order.title')}
            isCaptionHidden
            rows={orders}
            rowKey={({ id }) => id}
            columns={[
              {
                id: 'number',
                header: t('account.order.number'),
                isRowHeader: true,
                cell: (order) => <Link href={localePath(`/account/order/details/${order.id}`)}>{order.orderNumber}</Link>,
              },
              {
                id: 'date',
                header: t('account.order.date'),
                cell: (order) => (typeof order.orderDateTime === 'string' ? format.date(order.orderDateTime, 'medium') : ''),
              },
              {
                id: 'status',
                header: t('account.order.status'),
                cell: (order) => order.stateMachineState?.translated?.name ?? order.stateMachineState?.name ?? '',
              },
              { id: 'payment', header: t('account.order.payment'), cell: (order) => paymentLabel(order, t) },
              {
                id: 'total',
                header: t('account.order.total'),
                align: 'end',
                cell: (order) => format.price(order.amountTotal ?? order.price.totalPrice, order.currency?.isoCode),
              },
            ]}
          />
        )}
      </section>
    </AccountScreen>
  );
}
