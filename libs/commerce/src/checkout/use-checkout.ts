import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useBrowserStoreClient, useScreen } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { type ContextPatch, updateContext } from '@vitrine/store-api-client';
import { cartQueries } from '../cart/cart-queries.ts';
import { announceCartChange } from '../cart/use-cart.ts';
import { rememberPayment } from '../order/payment-memory.ts';
import { checkoutQueries } from './checkout-queries.ts';
import { placeOrder } from './place-order.ts';

const CONTEXT_MUTATION = ['checkout', 'context'] as const;

/** Whether the choice of a method or an address is on its way: until then the sums are those of before. */
export const useIsContextChanging = (): boolean =>
  useMutationState({ filters: { mutationKey: CONTEXT_MUTATION, status: 'pending' } }).length > 0;

/** Changes what the visitor's context holds (methods, addresses); cart and methods are read again. */
export function useContextChange() {
  const t = useTranslate();
  const client = useBrowserStoreClient();
  const queryClient = useQueryClient();
  const { notifications } = useScreen();
  return useMutation({
    mutationKey: CONTEXT_MUTATION,
    scope: { id: 'cart' },
    mutationFn: (patch: ContextPatch) => updateContext(client(), patch),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: cartQueries.all }),
        queryClient.invalidateQueries({ queryKey: checkoutQueries.all }),
      ]),
    onError: () => notifications.notify({ type: 'danger', message: t('common.error.general') }),
  });
}

/** Places the order of the cart that is on the screen. @param isInPlace The page stays, with everything else on it that shows the cart. */
export function usePlaceOrder({ isInPlace = false } = {}) {
  const client = useBrowserStoreClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['checkout', 'order'],
    scope: { id: 'cart' },
    mutationFn: (input: { comment: string; hash: string | undefined }) => placeOrder(client(), input),
    onSuccess({ id, hasFailed }) {
      // Its payment is yet to be started, unless it has failed already.
      if (!hasFailed) rememberPayment(id, { step: 'new' });
      if (isInPlace) void queryClient.invalidateQueries({ queryKey: cartQueries.all });
      else queryClient.removeQueries({ queryKey: cartQueries.all });
      announceCartChange();
    },
    // A refused cart has been corrected by the server: nobody orders it before they see how.
    onError: () => queryClient.invalidateQueries({ queryKey: cartQueries.all }),
  });
}
