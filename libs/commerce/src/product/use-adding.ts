import { onlineManager } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useScreen, useShell } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import type { Cart, CartError, Product } from '@vitrine/store-api-client';
import { useCartActions } from '../cart/use-cart.ts';
import { useCartErrors } from '../cart/use-cart-errors.ts';
import { type Adding, addingAtom } from './adding.ts';
import { useProductActions } from './product-actions.tsx';
import { useAddedNotice } from './use-added-notice.ts';

let presses = 0;

const isAbout = ({ id, key }: CartError, product: Product): boolean => (id ?? '').includes(product.id) || key.includes(product.id);

/** A press on a cart button: puts the product in, and tells what came of it. */
export function useAdding() {
  const t = useTranslate();
  const { session } = useShell();
  const { notifications } = useScreen();
  const { revalidate } = useRevalidator();
  const { onAddedToCart, hasDrawer } = useProductActions();
  const { add, put: putIn, isPending } = useCartActions();
  const { tell } = useCartErrors();
  const tellAdded = useAddedNotice();
  const state = useStore();
  const isAdding = useRef(false);

  const know = (): void => {
    // The first product makes the session: the header must know.
    if (!session.hasSession) void revalidate();
    onAddedToCart?.();
  };

  const addQuietly = async (product: Product, quantity: number): Promise<void> => {
    const cart = await add([{ type: 'product', id: product.id, referencedId: product.id, quantity }]);
    know();
    if (cart.lineItems.some(({ id, referencedId }) => id === product.id || referencedId === product.id)) tellAdded(product);
  };

  /** The drawer opens with the press, and says what the store has made of it, or goes again. */
  const addWithDrawer = async (product: Product, quantity: number): Promise<void> => {
    const adding: Adding = { id: ++presses, product, wanted: quantity, pieces: undefined, reasons: [] };
    const isShown = (): boolean => state.get(addingAtom)?.id === adding.id;
    state.set(addingAtom, adding);
    let answer: { cart: Cart; pieces: number } | undefined;
    try {
      const item = { type: 'product', id: product.id, referencedId: product.id, quantity } as const;
      answer = await putIn(item, (error, pieces) => pieces > 0 && isAbout(error, product));
      know();
    } finally {
      if (isShown() && (answer === undefined || answer.pieces <= 0)) state.set(addingAtom, null);
    }
    const { cart, pieces } = answer;
    if (pieces <= 0) {
      if (cart.errors.length === 0) notifications.notify({ type: 'danger', message: t('common.error.general') });
      return;
    }
    const reasons = cart.errors.filter((error) => isAbout(error, product));
    if (isShown()) state.set(addingAtom, { ...adding, pieces, reasons });
    else {
      tellAdded(product);
      tell(reasons);
    }
  };

  return {
    isPending,
    async put(product: Product, quantity: number): Promise<void> {
      // A double click is one press.
      if (isAdding.current) return;
      isAdding.current = true;
      try {
        // Without a line the cart waits, and nobody wants a drawer in the middle of something else.
        await (hasDrawer && onlineManager.isOnline() ? addWithDrawer : addQuietly)(product, quantity);
      } catch {
        // Said by the cart's own actions.
      } finally {
        isAdding.current = false;
      }
    },
  };
}
