import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useBrowserStoreClient, useScreen } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { logout } from '@vitrine/store-api-client';
import { isLoggingOutAtom } from './use-session-end.ts';
import { useSessionRefresh } from './use-session-refresh.ts';

/** Signs out and reads everything again. */
export function useLogout(): { logOut(): Promise<void>; isPending: boolean } {
  const t = useTranslate();
  const client = useBrowserStoreClient();
  const refresh = useSessionRefresh();
  const { notifications } = useScreen();
  const setLoggingOut = useSetAtom(isLoggingOutAtom);
  const [isPending, setPending] = useState(false);
  return {
    isPending,
    async logOut() {
      setPending(true);
      setLoggingOut(true);
      try {
        await logout(client());
        await refresh();
        notifications.notify({ type: 'success', message: t('account.logout.success') });
      } catch {
        setLoggingOut(false);
        notifications.notify({ type: 'danger', message: t('account.logout.failed') });
      } finally {
        setPending(false);
      }
    },
  };
}
