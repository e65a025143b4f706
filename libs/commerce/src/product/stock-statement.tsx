import { useFormat, useTranslate } from '@vitrine/i18n/react';
import type { Product } from '@vitrine/store-api-client';
import { Icon, type IconName } from '@vitrine/ui';
import { deliveryDates } from './delivery-dates.ts';
import { type Availability, availability, isDownload, releaseTime } from './product-facts.ts';
import { useDelivery } from './use-delivery.ts';

const STOCK_ICON: Record<Availability, IconName> = {
  'sold-out': 'close',
  preorder: 'clock',
  limited: 'clock',
  restock: 'truck',
  'on-order': 'truck',
  available: 'check',
};

/** When a product can be had: what is promised is what the store knows. */
export function StockStatement({ product }: { product: Product }) {
  const t = useTranslate();
  const format = useFormat();
  const { start, arrival, restock } = useDelivery();
  const state = availability(product);
  const deliveryTime = isDownload(product) ? undefined : (product.deliveryTime?.translated?.name ?? product.deliveryTime?.name);
  const dates =
    isDownload(product) || state === 'sold-out' || state === 'on-order'
      ? undefined
      : deliveryDates(product.deliveryTime, {
          ...start,
          ...(state === 'preorder' ? { now: releaseTime(product) } : {}),
          ...(state === 'restock' ? { waitDays: product.restockTime ?? 0 } : {}),
        });
  const inStock = (): string =>
    isDownload(product)
      ? t('shop.product.digital')
      : deliveryTime && dates === undefined
        ? t('shop.product.deliverable', { time: deliveryTime })
        : t('shop.product.available');
  const texts: Record<Availability, () => string> = {
    'sold-out': () => t('shop.product.outOfStock'),
    preorder: () => t('shop.product.preorder', { date: format.date(releaseTime(product), 'medium') }),
    limited: () => t('shop.product.lowStock', { count: product.availableStock ?? product.stock ?? 0 }),
    restock: () => restock(product.restockTime ?? 0),
    'on-order': () => (isDownload(product) ? t('shop.product.digital') : t('shop.product.onOrder')),
    available: inStock,
  };
  return (
    <>
      <p className={`v-buy-box__stock v-buy-box__stock--${state}`}>
        <Icon name={STOCK_ICON[state]} size="sm" />
        {texts[state]()}
      </p>
      {dates === undefined ? null : (
        <p className="v-buy-box__stock">
          <Icon name="truck" size="sm" />
          {arrival(dates)}
        </p>
      )}
      {deliveryTime && dates === undefined && state !== 'available' && state !== 'sold-out' ? (
        <p className="v-buy-box__hint">{t('shop.product.deliveryTime', { time: deliveryTime })}</p>
      ) : null}
    </>
  );
}
