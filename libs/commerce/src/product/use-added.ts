import { useSetAtom } from 'jotai';
import { useScreen } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import type { Cart, LineItem } from '@vitrine/store-api-client';
import { useCart, useCartActions } from '../cart/use-cart.ts';
import { type Adding, addingAtom } from './adding.ts';

/** A product's line, and what may be done with it, right after it was put into the cart. */
export function useAdded({ product, pieces, wanted }: Adding) {
  const t = useTranslate();
  const { notifications } = useScreen();
  const setAdding = useSetAtom(addingAtom);
  const { data: cart } = useCart();
  const { change, remove } = useCartActions();
  const lineIn = (read: Cart | undefined): LineItem | undefined =>
    read?.lineItems.find(({ id, referencedId }) => id === product.id || referencedId === product.id);
  const line = lineIn(cart);
  const held = line?.quantity ?? 0;

  const setQuantity = async (quantity: number): Promise<void> => {
    if (!line) return;
    const changed = lineIn(await change([{ id: line.id, quantity }]))?.quantity ?? 0;
    // What is changed here is taken back with what was put in.
    setAdding((adding) =>
      adding?.product.id === product.id && adding.pieces !== undefined ? { ...adding, pieces: adding.pieces + changed - held } : adding,
    );
  };

  const undo = async (): Promise<void> => {
    const left = held - (pieces ?? 0);
    if (line) await (left > 0 ? change([{ id: line.id, quantity: left }]) : remove([line.id]));
    setAdding(null);
    notifications.notify({ id: 'cart:undone', message: t('shop.added.undone') });
  };

  // What fails is said by the cart's own actions.
  return {
    cart,
    line,
    /** Pieces in the cart: before the store has answered, as they are to be. */
    quantity: pieces === undefined ? held + wanted : line ? held : wanted,
    setQuantity: (quantity: number): void => void setQuantity(quantity).catch(() => undefined),
    undo: (): void => void undo().catch(() => undefined),
  };
}
