import { useTranslate } from '@vitrine/i18n/react';
import type { Cart, CartError } from '@vitrine/store-api-client';
import { Notice } from '@vitrine/ui';
import { type CartMessage, cartMessage } from './cart-error-keys.ts';

/**
 * What keeps this cart from being ordered: it stays on the page until it is mended. Passing notes are shown once elsewhere, or here where
 * `said` brings them: without scripts there is no elsewhere.
 */
export function CartNotes({ cart, said = [] }: { cart: Pick<Cart, 'errors'>; said?: readonly CartError[] | undefined }) {
  const t = useTranslate();
  const blocking = blockingMessages(cart, t);
  const passing = said.map((error) => cartMessage(error, t)).filter(({ isBlocking }) => !isBlocking);
  // What is told elsewhere is told by scripts, which are waited for by nobody's hand.
  if (blocking.length === 0 && passing.length === 0) return cart.errors.length === 0 ? null : <span hidden data-at-once="" />;
  return (
    <div className="v-cart-notes">
      {passing.map(({ key, type, text }) => (
        <Notice key={key} type={type}>
          {text}
        </Notice>
      ))}
      {blocking.map(({ key, text }) => (
        <Notice key={key} type="danger" isLive>
          {text}
        </Notice>
      ))}
    </div>
  );
}

/** Messages of a cart that block its order. */
export const blockingMessages = (cart: Pick<Cart, 'errors'>, t: Parameters<typeof cartMessage>[1]): CartMessage[] =>
  cart.errors.map((error) => cartMessage(error, t)).filter(({ isBlocking }) => isBlocking);
