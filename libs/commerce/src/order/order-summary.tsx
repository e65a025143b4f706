import { imageOf } from '@vitrine/app-shell';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import type { Order } from '@vitrine/store-api-client';
import { Heading, Image, SummaryList } from '@vitrine/ui';
import { AddressBlock } from '../address/address-block.tsx';
import { lastTransaction, nameOf } from './order-facts.ts';
import { LineDownloads, OrderDocuments } from './order-files.tsx';

/**
 * What was ordered, where it goes and how it is paid. Amounts are in the order's own currency.
 * @param isOwn Whoever sees it has ordered it in this session, and not only proved to know it: the store hands its files to nobody else.
 */
export function OrderSummary({ order, isOwn = true }: { order: Order; isOwn?: boolean }) {
  const t = useTranslate();
  const format = useFormat();
  const currency = order.currency?.isoCode;
  const price = (amount: number): string => format.price(amount, currency);
  const delivery = order.deliveries?.[0];
  const billing = order.billingAddress ?? order.addresses?.find(({ id }) => id === order.billingAddressId);
  return (
    <div className="v-order-summary">
      <section aria-labelledby="order-items">
        <Heading level={2} id="order-items" look={4}>
          {t('checkout.success.items')}
        </Heading>
        <ul className="v-cart-lines v-cart-lines--compact">
          {(order.lineItems ?? []).map((line) => (
            <li key={line.id} className="v-cart-line">
              <div className="v-cart-line__image">
                {line.type === 'product' ? <Image source={imageOf(line.cover, line.label) ?? null} alt="" ratio={1} sizes="96px" /> : null}
              </div>
              <div className="v-cart-line__text">
                <span className="v-cart-line__name">{line.label}</span>
                <LineDownloads order={order} line={line} isOwn={isOwn} />
                {line.payload?.options && line.payload.options.length > 0 ? (
                  <p className="v-cart-line__options">
                    {line.payload.options.map(({ group, option }) => `${group}: ${option}`).join(', ')}
                  </p>
                ) : null}
              </div>
              <div className="v-cart-line__quantity">{line.type === 'product' ? `× ${format.number(line.quantity)}` : null}</div>
              <div className="v-cart-line__price">{price(line.totalPrice ?? line.price?.totalPrice ?? 0)}</div>
            </li>
          ))}
        </ul>
        <SummaryList
          rows={[
            { id: 'subtotal', label: t('checkout.summary.subtotal'), value: price(order.price.positionPrice) },
            // Downloads are not sent: there is nothing to say of what sending them costs.
            ...(delivery || (order.shippingTotal ?? 0) !== 0
              ? [
                  {
                    id: 'shipping',
                    label: t('checkout.summary.shipping'),
                    value: (order.shippingTotal ?? 0) === 0 ? t('checkout.shipping.free') : price(order.shippingTotal ?? 0),
                  },
                ]
              : []),
            ...(order.price.calculatedTaxes ?? []).map(({ tax, taxRate }) => ({
              id: `tax-${taxRate}`,
              label: t('checkout.summary.tax', { rate: format.percent(taxRate / 100) }),
              value: price(tax),
            })),
            { id: 'total', label: t('checkout.summary.total'), value: price(order.price.totalPrice), isTotal: true },
          ]}
        />
      </section>
      <OrderDocuments order={order} isOwn={isOwn} />
      <div className="v-order-summary__facts">
        {billing ? (
          <section>
            <Heading level={3} look={5}>
              {t('account.order.billingAddress')}
            </Heading>
            <AddressBlock address={billing} />
          </section>
        ) : null}
        {delivery?.shippingOrderAddress ? (
          <section>
            <Heading level={3} look={5}>
              {t('account.order.shippingAddress')}
            </Heading>
            <AddressBlock address={delivery.shippingOrderAddress} />
          </section>
        ) : null}
        <section>
          <Heading level={3} look={5}>
            {t('account.order.shippingMethod')}
          </Heading>
          <p>{nameOf(delivery?.shippingMethod) || t('checkout.shipping.notNeeded')}</p>
        </section>
        <section>
          <Heading level={3} look={5}>
            {t('account.order.paymentMethod')}
          </Heading>
          <p>{nameOf(lastTransaction(order)?.paymentMethod)}</p>
        </section>
      </div>
    </div>
  );
}
