import { onlineManager, type QueryClient, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { CONNECTION_NOTIFICATION, useBrowserStoreClient, useHydrated, useScreen, useShell, useTellEvent } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { listenToPages, tellPages } from '@vitrine/session';
import {
  addLineItems,
  type Cart,
  type CartError,
  getCart,
  hasErrorCode,
  isCancelledError,
  isStoreApiError,
  type LineItemChange,
  type NewLineItem,
  removeLineItems,
  type StoreApiClient,
  updateLineItems,
} from '@vitrine/store-api-client';
import { cartEvents } from '../events/event-facts.ts';
import { cartQueries } from './cart-queries.ts';
import { useCartErrors } from './use-cart-errors.ts';

/** A change of the cart. */
interface CartWrite {
  run: (client: StoreApiClient) => Promise<Cart>;
  isSaidElsewhere?: ((error: CartError, cart: Cart) => boolean) | undefined;
  /** The cart before it, where that was asked for. */
  before?: (() => Cart | undefined) | undefined;
}

/** A product as it is put into the cart. */
type NewProduct = NewLineItem & { readonly type: 'product' };

/** Pieces of a product in a cart. */
const piecesIn = (cart: Cart | undefined, productId: string): number =>
  cart?.lineItems.find(({ id, referencedId }) => id === productId || referencedId === productId)?.quantity ?? 0;

const CART_MUTATION = ['cart', 'write'] as const;

/** Another tab of this browser has changed the cart. */
export const CART_CHANNEL = 'vitrine-cart';

/** The visitor's cart: undefined while it is not known. */
export function useCart() {
  const client = useBrowserStoreClient();
  const { session } = useShell();
  const isHydrated = useHydrated();
  const queryClient = useQueryClient();
  const hasCart = session.hasSession || queryClient.getQueryData(cartQueries.current(client).queryKey) !== undefined;
  return useQuery({ ...cartQueries.current(client), enabled: isHydrated && hasCart });
}

/** Whether the cart is being written. */
export const useIsCartBusy = (): boolean => useMutationState({ filters: { mutationKey: CART_MUTATION, status: 'pending' } }).length > 0;

/** Resolves once no change of the cart is under way from this page. */
export function whenCartIsWritten(queryClient: QueryClient): Promise<void> {
  const isWritten = (): boolean => queryClient.isMutating({ mutationKey: CART_MUTATION }) === 0;
  if (isWritten()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = queryClient.getMutationCache().subscribe(() => {
      if (!isWritten()) return;
      stop();
      resolve();
    });
  });
}

/**
 * Everything that changes the cart, in one place. The answer of a write is the new cart; what it has to say is shown
 * once. A write that failed leaves the cart on the screen as the server has it.
 */
export function useCartActions() {
  const t = useTranslate();
  const { notifications } = useScreen();
  const { session } = useShell();
  const client = useBrowserStoreClient();
  const queryClient = useQueryClient();
  const { queryKey } = cartQueries.current(client);
  const { errors, tell } = useCartErrors();
  const tellEvent = useTellEvent();
  const tellChanges = (before: Cart | undefined, after: Cart): void => {
    // Nobody knows what has changed in a cart that nobody has seen; without a session there was none.
    if (before === undefined && session.hasSession) return;
    for (const event of cartEvents(before?.lineItems ?? [], after.lineItems, session.currencyIsoCode)) tellEvent(event);
  };

  const write = useMutation({
    mutationKey: CART_MUTATION,
    // One after the other: two quick presses must not overtake each other.
    scope: { id: 'cart' },
    mutationFn: ({ run }: CartWrite) => run(client()),
    onMutate: () => queryClient.cancelQueries({ queryKey: cartQueries.all }),
    onSuccess(cart, { isSaidElsewhere, before }) {
      tellChanges(before?.() ?? queryClient.getQueryData(queryKey), cart);
      // Told before the cart is on the page, where reading it would tell them again.
      tell(errors.ofWrite(cart).filter((error) => !isSaidElsewhere?.(error, cart)));
      queryClient.setQueryData(queryKey, cart);
      announceCartChange();
    },
    onError(error) {
      if (isCancelledError(error)) return;
      void queryClient.invalidateQueries({ queryKey: cartQueries.all });
      // Said where the code was typed.
      if (hasErrorCode(error, 'CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE')) return;
      const isOffline = isStoreApiError(error) && (error.statusCode === 0 || error.statusCode === 408);
      notifications.notify({ type: 'danger', message: t(isOffline ? 'common.error.http.408' : 'common.error.general') });
    },
  });

  const run = (
    operation: CartWrite['run'],
    isSaidElsewhere?: CartWrite['isSaidElsewhere'],
    before?: CartWrite['before'],
  ): Promise<Cart> => {
    // A write waits for the line by itself; whoever pressed must know.
    if (!onlineManager.isOnline())
      notifications.notify({ id: CONNECTION_NOTIFICATION, type: 'warning', isPersistent: true, message: t('common.offline.cart') });
    return write.mutateAsync({ run: operation, isSaidElsewhere, before });
  };
  return {
    /**
     * Puts products or codes into the cart. Resolves with the new cart.
     * @param isSaidElsewhere What of the answer's problems the caller tells itself.
     */
    add: (items: NewLineItem[], isSaidElsewhere?: CartWrite['isSaidElsewhere']) =>
      run((store) => addLineItems(store, items), isSaidElsewhere),
    /**
     * Puts a product into the cart. Resolves with the new cart and the pieces that are in by this.
     * @param isSaidElsewhere What of the answer's problems the caller tells itself, by how many pieces are in.
     */
    async put(item: NewProduct, isSaidElsewhere: (error: CartError, pieces: number) => boolean) {
      let known: Cart | undefined;
      const piecesOf = (cart: Cart): number =>
        Math.min(piecesIn(cart, item.referencedId) - piecesIn(known, item.referencedId), item.quantity ?? 1);
      const cart = await run(
        async (store) => {
          known = queryClient.getQueryData(queryKey) ?? (session.hasSession ? await getCart(store) : undefined);
          return addLineItems(store, [item]);
        },
        (error, answer) => isSaidElsewhere(error, piecesOf(answer)),
        () => known,
      );
      return { cart, pieces: piecesOf(cart) };
    },
    change: (changes: LineItemChange[]) => run((store) => updateLineItems(store, changes)),
    remove: (ids: string[]) => run((store) => removeLineItems(store, ids)),
    isPending: write.isPending,
  };
}

/** Tells this page from the others on the channel, itself included. */
const PAGE = typeof crypto === 'undefined' ? '' : crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Tells the other tabs of this origin, the other app's too, that the cart has changed. */
export function announceCartChange(): void {
  tellPages(CART_CHANNEL, PAGE);
}

/** Calls a listener when another tab has changed the cart, or may have while this page was in the back/forward cache. Returns how to end that. */
export function onCartChange(listener: () => void): () => void {
  return listenToPages(
    CART_CHANNEL,
    (page) => {
      if (page !== PAGE) listener();
    },
    { onReturn: listener },
  );
}
