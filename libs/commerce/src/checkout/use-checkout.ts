import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from '@vitrine/i18n/react';
import { createOrder, hasErrorCode, isStoreApiError, type Order, type StoreApiClient, updateContext, type ContextPatch, listOrders, getCart } from '@vitrine/store-api-client';
import { announceCartChange } from '../cart/use-cart.ts';
import { cartQueries } from '../cart/cart-queries.ts';
import { isEmptyCart } from '../cart/cart-facts.ts';
import { useScreen } from '../shell/screen.tsx';
import { useBrowserStoreClient } from '../shell/store-client.tsx';
import { checkoutQueries } from './checkout-queries.ts';

const CONTEXT_MUTATION = ['checkout', 'context'] as const;

/** Whether the choice of a method or an address is on its way: until then the sums are those of before. */
export const useIsContextChanging = (): boolean => useMutationState({ filters: { mutationKey: CONTEXT_MUTATION, status: 'pending' } }).length > 0;

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
      Promise.all([queryClient.invalidateQueries({ queryKey: cartQueries.all }), queryClient.invalidateQueries({ queryKey: checkoutQueries.all })]),
    onError: () => notifications.notify({ type: 'danger', message: t('common.error.general') }),
  });
}

/** Places the order of the cart that is on the screen. */
export function usePlaceOrder() {
  const t = useTranslate();
  const client = useBrowserStoreClient();
  const queryClient = useQueryClient();
  const { notifications } = useScreen();
  return useMutation({
    mutationKey: ['checkout', 'order'],
    scope: { id: 'cart' },
    mutationFn: (input: { comment: string; hash: string | undefined }) => placeOrder(client(), input),
    onSuccess() {
      queryClient.removeQueries({ queryKey: cartQueries.all });
      announceCartChange();
    },
    async onError(error) {
      // A refused cart has been corrected by the server: show what it says now.
      await queryClient.invalidateQueries({ queryKey: cartQueries.all });
      const key = hasErrorCode(error, 'CHECKOUT__CART_HASH_MISMATCH') ? 'checkout.order.cartChanged' : hasErrorCode(error, 'CHECKOUT__CART_EMPTY') ? 'checkout.order.emptyText' : 'checkout.order.failed';
      notifications.notify({ type: 'danger', message: t(key), isPersistent: true, id: 'checkout:order' });
    },
  });
}

/**
 * An order is never sent twice. After an ambiguous failure the cart tells: an empty one means that the order exists,
 * and it is the newest.
 */
async function placeOrder(client: StoreApiClient, { comment, hash }: { comment: string; hash: string | undefined }): Promise<Order> {
  try {
    return await createOrder(client, { ...(comment ? { customerComment: comment } : {}), ...(hash ? { hash } : {}) });
  } catch (error) {
    if (!isStoreApiError(error) || !['TIMEOUT', 'NETWORK'].includes(error.code)) throw error;
    if (!isEmptyCart(await getCart(client))) throw error;
    const { orders } = await listOrders(client, { limit: 1, sort: [{ field: 'createdAt', order: 'DESC' }] });
    const [newest] = orders.elements;
    if (newest === undefined) throw error;
    return newest;
  }
}
