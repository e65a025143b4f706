import { useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { cartQueries } from '../cart/cart-queries.ts';
import { announceCartChange } from '../cart/use-cart.ts';

/** After the visitor became somebody else (login, registration, log-out): context and cart are read again. */
export function useSessionRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  return async () => {
    await revalidate();
    await queryClient.invalidateQueries({ queryKey: cartQueries.all });
    announceCartChange();
  };
}
