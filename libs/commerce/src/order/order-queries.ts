import { queryOptions } from '@tanstack/react-query';
import type { Order, PaymentMethod, StoreApiClient } from '@vitrine/store-api-client';
import { readOrder, readOrderMethods } from './read-order.ts';

/** Keys and definitions of an order that a browser reads by itself. */
export const orderQueries = {
  /** An order that was just placed, and how it may be paid. */
  placed: (client: () => StoreApiClient, orderId: string) =>
    queryOptions<{ order: Order | null; methods: readonly PaymentMethod[] }>({
      queryKey: ['order', 'placed', orderId],
      async queryFn({ signal }) {
        const order = await readOrder(client(), orderId, { signal });
        return { order, methods: await readOrderMethods(client(), order, { signal }) };
      },
    }),
};
