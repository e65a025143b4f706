import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useShell } from '@vitrine/app-shell';
import { COOKIES, parseCookies, scriptCookie } from '@vitrine/session';
import { cartQueries } from '../cart/cart-queries.ts';
import { onCartChange, whenCartIsWritten } from '../cart/use-cart.ts';
import { useCartReadErrors } from '../cart/use-cart-errors.ts';
import { useWishlistSync } from '../wishlist/use-wishlist.ts';
import { useSessionEnd } from './use-session-end.ts';
import { useSessionFollow } from './use-session-follow.ts';

/** What every page keeps current about its visitor: who they are, the wish list, the cart, the locale they were last seen in. */
export function VisitorSync(): null {
  useSessionFollow();
  useSessionEnd();
  useWishlistSync();
  useCartOfOtherTabs();
  useCartReadErrors();
  useRememberedLocale();
  useForgottenName();
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

/** A first visit gets no cookie from the server, so that its page may be cached: the page remembers the locale itself. */
function useRememberedLocale(): void {
  const { locale, cookieDomain } = useShell();
  useEffect(() => {
    if (parseCookies(document.cookie).get(COOKIES.locale.name) === locale) return;
    document.cookie = scriptCookie('locale', locale, { secure: location.protocol === 'https:', domain: cookieDomain ?? undefined });
  }, [locale, cookieDomain]);
}

/** The name that somebody joined a room by as a guest is kept for nobody who is signed in. */
function useForgottenName(): void {
  const { session, cookieDomain } = useShell();
  const { isLoggedIn } = session;
  useEffect(() => {
    if (!isLoggedIn || !parseCookies(document.cookie).has(COOKIES.attendeeName.name)) return;
    document.cookie = scriptCookie('attendeeName', undefined, {
      secure: location.protocol === 'https:',
      domain: cookieDomain ?? undefined,
    });
  }, [isLoggedIn, cookieDomain]);
}
