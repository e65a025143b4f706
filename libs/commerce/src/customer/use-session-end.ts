import { useQueryClient } from '@tanstack/react-query';
import { atom, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { useScreen, useShell } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { refreshVisitorQueries } from './use-session-follow.ts';

/** The visitor has chosen to log out here: the end of the session that follows is no news to them. */
export const isLoggingOutAtom = atom(false);

/** The page that is open says by itself that a session has ended, and what to do. */
export const isSessionEndSaidAtom = atom(false);

/**
 * A session that ended elsewhere (a password changed on another device, a log-out in another tab) is told; the page stays
 * as it is, with everything that was typed into it, and shows nobody signed in.
 */
export function useSessionEnd(): void {
  const t = useTranslate();
  const { session } = useShell();
  const { notifications } = useScreen();
  const queryClient = useQueryClient();
  const store = useStore();
  const { isKnown, isLoggedIn, isGuest } = session;
  const wasSomebody = useRef(false);
  const wasGuest = useRef(false);
  useEffect(() => {
    // A store that is away for a moment has ended nothing.
    if (!isKnown) return;
    const isSomebody = isLoggedIn || isGuest;
    if (wasSomebody.current && !isSomebody) {
      if (store.get(isLoggingOutAtom)) store.set(isLoggingOutAtom, false);
      else if (!store.get(isSessionEndSaidAtom))
        notifications.notify({
          type: 'warning',
          message: t(wasGuest.current ? 'common.error.guestSessionExpired' : 'common.error.sessionExpired'),
          isPersistent: true,
          id: 'session-end',
        });
      void refreshVisitorQueries(queryClient);
    }
    if (isSomebody) notifications.dismiss('session-end');
    wasSomebody.current = isSomebody;
    if (isSomebody) wasGuest.current = isGuest;
  }, [isKnown, isLoggedIn, isGuest, notifications, queryClient, store, t]);
}
