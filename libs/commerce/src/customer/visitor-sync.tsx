import { useEffect } from 'react';
import { useShell } from '@vitrine/app-shell';
import { COOKIES, parseCookies, writeScriptCookie } from '@vitrine/session';
import { useSessionEnd } from './use-session-end.ts';
import { useSessionFollow } from './use-session-follow.ts';

/** What every page keeps current about its visitor: who they are, and the locale they were last seen in. */
export function VisitorSync(): null {
  useSessionFollow();
  useSessionEnd();
  useRememberedLocale();
  useForgottenName();
  return null;
}

/** A first visit gets no cookie from the server, so that its page may be cached: the page remembers the locale itself. */
function useRememberedLocale(): void {
  const { locale, cookieDomain } = useShell();
  useEffect(() => {
    if (parseCookies(document.cookie).get(COOKIES.locale.name) === locale) return;
    writeScriptCookie('locale', locale, cookieDomain);
  }, [locale, cookieDomain]);
}

/** The name that somebody joined a room by as a guest is kept for nobody who is signed in. */
function useForgottenName(): void {
  const { session, cookieDomain } = useShell();
  const { isLoggedIn } = session;
  useEffect(() => {
    if (!isLoggedIn || !parseCookies(document.cookie).has(COOKIES.attendeeName.name)) return;
    writeScriptCookie('attendeeName', undefined, cookieDomain);
  }, [isLoggedIn, cookieDomain]);
}
