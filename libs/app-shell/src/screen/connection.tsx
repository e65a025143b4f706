import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslate } from '@vitrine/i18n/react';
import { useScreen } from './screen.tsx';

/** Id of the one notification about the line. */
export const CONNECTION_NOTIFICATION = 'connection';

/**
 * While the line is away: says so, keeps the page, and opens the page that was asked for last as soon as the line is back. What changes the
 * cart waits as well.
 */
export function Connection() {
  const t = useTranslate();
  const { notifications } = useScreen();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );
  const { state } = blocker;

  useEffect(() => {
    const tell = () =>
      notifications.notify({ id: CONNECTION_NOTIFICATION, type: 'warning', isPersistent: true, message: t('common.offline.now') });
    const take = () => notifications.dismiss(CONNECTION_NOTIFICATION);
    addEventListener('offline', tell);
    addEventListener('online', take);
    return () => {
      removeEventListener('offline', tell);
      removeEventListener('online', take);
    };
  }, [notifications, t]);

  useEffect(() => {
    if (state !== 'blocked') return undefined;
    notifications.notify({ id: CONNECTION_NOTIFICATION, type: 'warning', isPersistent: true, message: t('common.offline.page') });
    const goOn = () => blocker.proceed();
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [state, blocker, notifications, t]);
  return null;
}

/** What browsers say where an address could not be reached at all, also for code that a page needs. */
const UNREACHED = /failed to fetch|networkerror|load failed|dynamically imported module/i;

/** Whether something failed because the line was away: nobody has answered. */
export const isUnreached = (error: unknown): boolean => error instanceof TypeError && UNREACHED.test(error.message);
