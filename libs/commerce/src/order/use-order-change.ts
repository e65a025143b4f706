import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useLocalePath } from '@vitrine/routing/react-router';
import type { Order } from '@vitrine/store-api-client';
import { cartQueries } from '../cart/cart-queries.ts';
import { announceCartChange } from '../cart/use-cart.ts';
import { ORDER_INTENTS, type OrderAnswer } from './order-answer.ts';
import { orderDetailsPath } from './order-file-path.ts';

/**
 * Changing an order from its page. With scripts the page stays and reads the order again; without, the page's own address
 * has answered: `posted` is what it said.
 */
export function useOrderChange(order: Pick<Order, 'id'>, posted: OrderAnswer | undefined) {
  const localePath = useLocalePath();
  const fetcher = useFetcher<OrderAnswer | undefined>();
  const queryClient = useQueryClient();
  const { data, formData } = fetcher;
  const isCartNew = data?.intent === 'again' && data.outcome === 'done';
  useEffect(() => {
    if (!isCartNew) return;
    // The server has filled the cart: this page and the others of the browser read it again.
    void queryClient.invalidateQueries({ queryKey: cartQueries.all });
    announceCartChange();
  }, [isCartNew, data, queryClient]);
  const sent = formData?.get('intent');
  return {
    fetcher,
    action: localePath(orderDetailsPath(order.id)),
    answer: data ?? posted,
    /** What is on its way. */
    pending: Object.values(ORDER_INTENTS).find((intent) => intent === sent),
  };
}

export type OrderChange = ReturnType<typeof useOrderChange>;
