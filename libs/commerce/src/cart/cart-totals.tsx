import { useFormat, useTranslate } from '@vitrine/i18n/react';
import type { Cart } from '@vitrine/store-api-client';
import { SummaryList } from '@vitrine/ui';
import { shippingTotal } from './cart-facts.ts';

/** The sums of a cart: positions, shipping, taxes, total, as the server worked them out. */
export function CartTotals({ cart }: { cart: Pick<Cart, 'price' | 'deliveries'> }) {
  const t = useTranslate();
  const format = useFormat();
  const { price } = cart;
  const shipping = shippingTotal(cart);
  const isNet = price.taxStatus === 'net';
  return (
    <SummaryList
      rows={[
        { id: 'subtotal', label: t('shop.cart.subtotal'), value: format.price(price.positionPrice) },
        ...(cart.deliveries.length > 0
          ? [
              {
                id: 'shipping',
                label: t('shop.cart.shipping'),
                value: shipping === 0 ? t('shop.cart.shippingFree') : format.price(shipping),
              },
            ]
          : []),
        ...(isNet ? [{ id: 'net', label: t('shop.cart.netTotal'), value: format.price(price.netPrice) }] : []),
        ...(price.calculatedTaxes ?? []).map(({ tax, taxRate }) => ({
          id: `tax-${taxRate}`,
          label: t(isNet ? 'shop.cart.taxNet' : 'shop.cart.tax', { rate: format.percent(taxRate / 100) }),
          value: format.price(tax),
        })),
        {
          id: 'total',
          label: t('shop.cart.grandTotal'),
          value: <span data-testid="cart-total">{format.price(price.totalPrice)}</span>,
          isTotal: true,
        },
      ]}
    />
  );
}
