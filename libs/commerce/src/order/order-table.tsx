import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { Order } from '@vitrine/store-api-client';
import { Link, Table } from '@vitrine/ui';
import { nameOf } from './order-facts.ts';
import { orderDetailsPath } from './order-file-path.ts';
import { paymentLabel } from './payment-label.ts';

/** Orders by number, date, status, payment and total; each leads to its page. */
export function OrderTable({ orders }: { orders: readonly Order[] }) {
  const t = useTranslate();
  const format = useFormat();
  const localePath = useLocalePath();
  return (
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
          cell: (order) => <Link href={localePath(orderDetailsPath(order.id))}>{order.orderNumber}</Link>,
        },
        {
          id: 'date',
          header: t('account.order.date'),
          cell: (order) => (typeof order.orderDateTime === 'string' ? format.date(order.orderDateTime, 'medium') : ''),
        },
        { id: 'status', header: t('account.order.status'), cell: (order) => nameOf(order.stateMachineState) },
        { id: 'payment', header: t('account.order.payment'), cell: (order) => paymentLabel(order, t) },
        {
          id: 'total',
          header: t('account.order.total'),
          align: 'end',
          cell: (order) => format.price(order.amountTotal ?? order.price.totalPrice, order.currency?.isoCode),
        },
      ]}
    />
  );
}
