import { useTranslate } from '@vitrine/i18n/react';
import type { Order } from '@vitrine/store-api-client';
import { Heading, Link } from '@vitrine/ui';
import { nameOf } from './order-facts.ts';
import { shipments, trackingOf } from './tracking.ts';

/** Where the shipments of an order are, with what follows them. */
export function OrderDeliveries({ order }: { order: Order }) {
  const t = useTranslate();
  const all = shipments(order);
  if (all.length === 0) return null;
  return (
    <section className="v-order-deliveries" aria-labelledby="order-deliveries">
      <Heading level={2} id="order-deliveries" look={4}>
        {t('account.order.delivery')}
      </Heading>
      <ul>
        {all.map((delivery, index) => (
          <li key={delivery.id ?? index}>
            <span>{[nameOf(delivery.shippingMethod), nameOf(delivery.stateMachineState)].filter(Boolean).join(': ')}</span>
            {trackingOf(delivery).map(({ code, href }) =>
              href === undefined ? (
                <span key={code}>{t('account.order.trackingCode', { code })}</span>
              ) : (
                <Link key={code} href={href} icon="truck" target="_blank" rel="noopener noreferrer" className="v-order-file">
                  {t('account.order.track', { code })}
                </Link>
              ),
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
