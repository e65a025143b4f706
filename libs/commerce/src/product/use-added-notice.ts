import { useScreen } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { Product } from '@vitrine/store-api-client';
import { useProductActions } from './product-actions.tsx';
import { productName } from './product-facts.ts';

/** Says by a notification that a product is in the cart: in a room, and where no drawer shows it. */
export function useAddedNotice(): (product: Product) => void {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { notifications } = useScreen();
  const { openCart } = useProductActions();
  return (product) =>
    notifications.notify({
      type: 'success',
      id: 'cart:added',
      message: t('shop.product.added', { name: productName(product) }),
      action: { label: t('shop.cart.toCart'), ...(openCart ? { onPress: openCart } : { href: localePath('/checkout/cart') }) },
    });
}
