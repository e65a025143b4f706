import { useTranslate } from '@vitrine/i18n/react';
import { Notice } from '@vitrine/ui';
import type { CartChange } from '../cart/cart-changes.ts';
import { storeSentence } from '../cart/cart-error-keys.ts';
import type { OrderRefusal } from './order-refusal.ts';

/** Problems of single products: what they did to the cart is said product by product. */
const ABOUT_PRODUCTS = /^(product-|min-order-quantity|max-order-quantity|purchase-steps-quantity)/;

/** Why the order was not placed, beside the button that was to place it. */
export function RefusalNotice({ refusal, changes }: { refusal: OrderRefusal | undefined; changes: readonly CartChange[] }) {
  const t = useTranslate();
  // The end of a session is said where one logs in again.
  if (refusal === undefined || refusal.text === 'loggedOut') return null;
  const sentences = refusal.notes
    .filter(({ key }) => changes.length === 0 || !ABOUT_PRODUCTS.test(key))
    .map(({ key, message }) => ({ key, text: storeSentence(message) ?? t('checkout.error.blocked') }));
  const needsReason = refusal.text === 'refused' && sentences.length === 0 && changes.length === 0;
  return (
    <Notice type="danger" isLive>
      <p>{t(`checkout.order.${refusal.text}`)}</p>
      {sentences.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
      {needsReason ? <p>{t('checkout.error.blocked')}</p> : null}
    </Notice>
  );
}
