import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { useShell } from '@vitrine/app-shell';
import { announceSession, onUserRefreshDue, type SessionWatch, watchSession } from '@vitrine/session';

/** What was read as somebody else, or in another currency, is read again where it is shown, and forgotten elsewhere. */
export async function refreshVisitorQueries(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ type: 'inactive' });
  await queryClient.invalidateQueries();
}

/**
 * Follows the session of this browser: signed in, signed out, another customer or currency, wherever it happened. The
 * page asks for its data again and changes nothing itself; its language stays that of its address.
 *
 * On 401 or 403 the user is refreshed: once per failed request, whose own failure is shown where the request was made.
 * What the answer to a guest means, the user who comes back says: a guest stays a guest.
 */
export function useSessionFollow(): void {
  const { stamp } = useShell();
  const queryClient = useQueryClient();
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const { key } = useLocation();
  const isBusy = state !== 'idle' || navigation.state !== 'idle';
  const latest = useRef({ stamp, isBusy, revalidate });
  const watch = useRef<SessionWatch>(undefined);
  useEffect(() => {
    latest.current = { stamp, isBusy, revalidate };
  });
  useEffect(() => {
    const started = watchSession({
      shown: () => latest.current.stamp,
      isBusy: () => latest.current.isBusy,
      onChange: () => latest.current.revalidate().then(() => refreshVisitorQueries(queryClient)),
      onRefusal: () => latest.current.revalidate(),
    });
    const deaf = onUserRefreshDue(started.refused);
    watch.current = started;
    // Opening this page may have changed the session, its currency for one: the others look at once.
    announceSession();
    started.check();
    return () => {
      deaf();
      started.stop();
    };
  }, [queryClient]);
  const page = useRef(key);
  useEffect(() => {
    if (page.current === key) return;
    page.current = key;
    // Whoever goes on to another page cuts short what the page was asking for.
    watch.current?.renew();
  }, [key]);
  // After that: a look before it would ask for what is then asked for once more.
  useEffect(() => {
    if (!isBusy) watch.current?.check();
  }, [isBusy, stamp]);
}
