import { useTranslate } from '@vitrine/i18n/react';
import type { Order } from '@vitrine/store-api-client';
import { Heading, type HeadingLevel, Icon, type IconName, Notice } from '@vitrine/ui';
import type { OrderPageView } from './order-page-view.ts';

const ICONS: Readonly<Record<OrderPageView, IconName>> = {
  thanks: 'check-circle',
  paid: 'check-circle',
  pending: 'clock',
  open: 'clock',
  unpaid: 'alert',
  cancelled: 'info',
};

const TITLES = {
  thanks: 'checkout.success.title',
  paid: 'checkout.paid.title',
  pending: 'checkout.paid.pendingTitle',
  open: 'checkout.open.title',
  unpaid: 'checkout.unpaid.title',
  cancelled: 'checkout.cancelled.title',
} as const;

/** Id of the heading, for the focus. */
export const ORDER_TITLE = 'order-title';

/** What has become of an order, in a heading and a sentence. */
export function OrderHead({ order, view, level = 1 }: { order: Order; view: OrderPageView; level?: HeadingLevel }) {
  const t = useTranslate();
  const number = order.orderNumber ?? '';
  return (
    <>
      <Icon name={ICONS[view]} size="lg" />
      <Heading level={level} id={ORDER_TITLE}>
        {t(TITLES[view])}
      </Heading>
      {view === 'paid' ? null : <p className="v-order-page__number">{t('checkout.success.orderNumber', { number })}</p>}
      {view === 'thanks' ? <p>{t('checkout.success.text', { email: order.orderCustomer?.email ?? '' })}</p> : null}
      {view === 'paid' ? <p>{t('checkout.paid.text', { number })}</p> : null}
      {view === 'pending' ? <p>{t('checkout.paid.pendingText', { number })}</p> : null}
      {view === 'open' ? <p>{t('checkout.open.text')}</p> : null}
      {view === 'unpaid' ? <Notice type="warning">{t('checkout.unpaid.text')}</Notice> : null}
      {view === 'cancelled' ? <p>{t('checkout.cancelled.text')}</p> : null}
    </>
  );
}
