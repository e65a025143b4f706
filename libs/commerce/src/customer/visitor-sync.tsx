import { useQueryClient } from '@tanstack/react-query';
import { COOKIES, parseCookies, scriptCookie } from '@vitrine/session';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { cartQueries } from '../cart/cart-queries.ts';
import { onCartChange } from '../cart/use-cart.ts';
import { useWishlistSync } from '../wishlist/use-wishlist.ts';
import { useShell } from './session-context.tsx';

/** What every page keeps current about its visitor: the wish list, a cart that another tab changes, the locale they were last seen in. */
export function VisitorSync(): null {
  useWishlistSync();
  useCartOfOtherTabs();
  useRememberedLocale();
  return null;
}

function useCartOfOtherTabs(): void {
  const { session } = useShell();
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  const { hasSession } = session;
  useEffect(
    () =>
      onCartChange(() => {
        // Another tab's first product made the session: this page must learn of it first.
        if (!hasSession) void revalidate();
        void queryClient.invalidateQueries({ queryKey: cartQueries.all });
      }),
    [hasSession, queryClient, revalidate],
  );
}

/** A first visit gets no cookie from the server, so that its page may be cached: the page remembers the locale itself. */
function useRememberedLocale(): void {
  const { locale, cookieDomain } = useShell();
  useEffect(() => {
    if (parseCookies(document.cookie).get(COOKIES.locale.name) === locale) return;
    document.cookie = scriptCookie('locale', locale, { secure: location.protocol === 'https:', domain: cookieDomain ?? undefined });
  }, [locale, cookieDomain]);
}
