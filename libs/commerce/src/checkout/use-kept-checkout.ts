import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useBrowserStoreClient, useShell } from '@vitrine/app-shell';
import { readSessionStamp } from '@vitrine/session';
import type { Cart, Customer, SalesChannelContext } from '@vitrine/store-api-client';
import { isEmptyCart } from '../cart/cart-facts.ts';
import { cartQueries } from '../cart/cart-queries.ts';
import { restoreCart } from '../cart/restore-cart.ts';
import { announceCartChange } from '../cart/use-cart.ts';
import { isSessionEndSaidAtom } from '../customer/use-session-end.ts';

/** A checkout as it last was while its session lived. */
interface Kept {
  readonly cart: Cart;
  readonly customer: Customer | null;
  /** Of the session; undefined once it has ended: a log-in may bring the very same one back, whose cart the page has yet to read. */
  readonly stamp: string | null | undefined;
}

export interface KeptCheckout {
  /** The session ended in the middle: the cart is the one of before, and is to be put together again. */
  hasEnded: boolean;
  /** The cart to show. */
  cart: Cart | undefined;
  /** Who ordered before the session ended. */
  customer: Customer | null;
  /** The visitor logs out on purpose: that ends nothing in the middle. */
  leave(): void;
  /** Puts the cart together again, where the new session has none. */
  restore(): Promise<void>;
}

/**
 * Keeps a checkout whose session ends in the middle, be it that it was too old, that a password was changed elsewhere or
 * that cookies were deleted: the page stays with all that was typed, and the cart can be put together again.
 */
export function useKeptCheckout(current: Cart | undefined, context: SalesChannelContext | undefined): KeptCheckout {
  const { session, stamp } = useShell();
  const client = useBrowserStoreClient();
  const queryClient = useQueryClient();
  const [kept, setKept] = useState<Kept>();
  /** Stamp of the session that was left. */
  const [left, setLeft] = useState<string | null>();
  const isFilled = current !== undefined && !isEmptyCart(current);
  const isNobody = session.isKnown && !session.isLoggedIn && !session.isGuest;
  const hasLeft = left !== undefined && (isNobody || left === stamp);
  // Somebody whom the store no longer knows, or a cart that went with its session; not one that was emptied or ordered.
  const hasEnded =
    !hasLeft && kept !== undefined && ((kept.customer !== null && isNobody) || (!isFilled && session.isKnown && kept.stamp !== stamp));
  // Of several answers on their way the first may know already that nobody is there: who it was is not forgotten.
  const customer = hasLeft ? null : (context?.customer ?? kept?.customer ?? null);
  // Another session has answered already, which the page has yet to hear of.
  const isBetween = !hasLeft && kept !== undefined && !isFilled && readSessionStamp() !== stamp;
  if (!hasEnded && isFilled && (kept?.cart !== current || kept.customer !== customer || kept.stamp !== stamp)) {
    setKept({ cart: current, customer, stamp });
  }
  if (hasEnded && kept.stamp !== undefined) setKept({ ...kept, stamp: undefined });
  const say = useSetAtom(isSessionEndSaidAtom);
  const canSay = kept !== undefined;
  useEffect(() => {
    say(canSay);
    return () => say(false);
  }, [say, canSay]);
  return {
    hasEnded,
    // Between two sessions nothing is known for a moment: what was typed would go with the page.
    cart: hasEnded || isBetween ? kept.cart : (current ?? (hasLeft ? undefined : kept?.cart)),
    customer: hasEnded ? kept.customer : null,
    leave: () => setLeft(stamp),
    async restore() {
      if (!hasEnded) return;
      const cart = await restoreCart(client(), kept.cart);
      queryClient.setQueryData(cartQueries.current(client).queryKey, cart);
      announceCartChange();
    },
  };
}
