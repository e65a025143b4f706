import { useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { announceSession } from '@vitrine/session';
import { announceCartChange } from '../cart/use-cart.ts';
import { refreshVisitorQueries } from './use-session-follow.ts';

/** After the visitor became somebody else (login, registration, log-out): everything that is theirs is read again, in the other tabs too. */
export function useSessionRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  return async () => {
    announceSession();
    await revalidate();
    await refreshVisitorQueries(queryClient);
    announceCartChange();
  };
}
