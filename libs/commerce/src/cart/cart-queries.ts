import { queryOptions } from '@tanstack/react-query';
import { type Cart, getCart, type StoreApiClient } from '@vitrine/store-api-client';

/** Keys and definitions of everything that shows the cart. Mutations in `cart-mutations.ts` write the same keys. */
export const cartQueries = {
  all: ['cart'] as const,
  current: (client: () => StoreApiClient) =>
    queryOptions<Cart>({
      queryKey: ['cart', 'current'],
      queryFn: ({ signal }) => getCart(client(), { signal }),
      staleTime: 30_000,
    }),
};
