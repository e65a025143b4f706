import { useQuery } from '@tanstack/react-query';
import { atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useBrowserStoreClient, useScreen } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import type { CartError } from '@vitrine/store-api-client';
import { cartMessage, isBlockingError } from './cart-error-keys.ts';
import { type CartErrors, createCartErrors } from './cart-errors.ts';
import { cartQueries } from './cart-queries.ts';

/** One of each page: its store is. */
const cartErrorsAtom = atom(createCartErrors);

/** The page's cart problems, and how to tell them. */
export function useCartErrors(): { errors: CartErrors; tell(errors: readonly CartError[]): void } {
  const t = useTranslate();
  const { notifications } = useScreen();
  return {
    errors: useAtomValue(cartErrorsAtom),
    tell(errors) {
      for (const error of errors) {
        const { type, text, key } = cartMessage(error, t);
        notifications.notify({ type, message: text, id: `cart:${key}` });
      }
    },
  };
}

/** Tells what a cart says when it is read, for example after a login has merged another one into it. */
export function useCartReadErrors(): void {
  const client = useBrowserStoreClient();
  const { errors, tell } = useCartErrors();
  const { data: cart } = useQuery({ ...cartQueries.current(client), enabled: false });
  useEffect(() => {
    if (cart) tell(errors.ofRead(cart, isBlockingError));
    // What is told depends on the cart alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [cart]);
}
