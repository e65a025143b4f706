import { useSetAtom } from 'jotai';
import { isEmptyCart, productCount, useCart } from '@vitrine/commerce';
import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { Button } from '@vitrine/ui';
import { checkoutAtom } from '../room/screen-atoms.ts';

/** What is in the own cart, and the order by one press, wherever the page was scrolled to. */
export function OrderBar() {
  const t = useTranslate();
  const format = useFormat();
  const { data: cart } = useCart();
  const setCheckout = useSetAtom(checkoutAtom);
  if (cart == null || isEmptyCart(cart)) return null;
  return (
    <section className="v-recap__order" aria-label={t('room.cart.title')}>
      <p>
        <span>{t('room.recap.cart', { count: productCount(cart) })}</span> <strong>{format.price(cart.price.totalPrice)}</strong>
      </p>
      <Button variant="primary" icon="bag" onPress={() => setCheckout({ orderId: null })}>
        {t('room.recap.order')}
      </Button>
    </section>
  );
}
