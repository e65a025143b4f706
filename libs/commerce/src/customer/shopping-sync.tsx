import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useShell } from '@vitrine/app-shell';
import { cartQueries } from '../cart/cart-queries.ts';
import { onCartChange, whenCartIsWritten } from '../cart/use-cart.ts';
import { useCartReadErrors } from '../cart/use-cart-errors.ts';
import { useWishlistSync } from '../wishlist/use-wishlist.ts';

/** What every page that shows products keeps current: the wish list and the cart. */
export function ShoppingSync(): null {
  useWishlistSync();
  useCartOfOtherTabs();
  useCartReadErrors();
  return null;
}

function useCartOfOtherTabs(): void {
  const { session } = useShell();
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  const { hasSession } = session;
  const latest = useRef({ hasSession, revalidate });
  useEffect(() => {
    latest.current = { hasSession, revalidate };
  });
  // One listener for as long as the page is open: what is said between two would be lost.
  useEffect(
    () =>
      onCartChange(() => {
        // Another tab's first product made the session: this page must learn of it first.
        if (!latest.current.hasSession) void latest.current.revalidate();
        // The answer of a write that is under way may be older than what the other tab has done, and would take its place.
        void whenCartIsWritten(queryClient).then(() => queryClient.invalidateQueries({ queryKey: cartQueries.all }));
      }),
    [queryClient],
  );
}
