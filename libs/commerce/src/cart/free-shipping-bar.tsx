import { useFormat, useTranslate } from '@vitrine/i18n/react';
import type { Cart } from '@vitrine/store-api-client';
import { freeShipping } from './free-shipping.ts';

/** How far the cart is from free shipping, where the store's data hold a rule for that. */
export function FreeShippingBar({ cart }: { cart: Cart }) {
  const t = useTranslate();
  const format = useFormat();
  const rule = freeShipping(cart);
  if (rule === undefined) return null;
  return (
    <div className="v-free-shipping">
      <p className="v-free-shipping__text">
        {rule.missing > 0 ? t('shop.added.shippingMissing', { price: format.price(rule.missing) }) : t('shop.added.shippingReached')}
      </p>
      <progress
        className="v-free-shipping__bar"
        aria-label={t('shop.added.shippingProgress')}
        max={rule.from}
        value={Math.min(rule.value, rule.from)}
      />
    </div>
  );
}
