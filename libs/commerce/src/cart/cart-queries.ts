import { type Cart, getCart, type StoreApiClient } from '@vitrine/store-api-client';

/** A query as TanStack Query takes it, of whichever version the importer has. */
interface CartQuery {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Cart>;
  staleTime: number;
}

/** Keys and definitions of everything that shows the cart. Mutations in `cart-mutations.ts` write the same keys. */
export const cartQueries = {
  all: ['cart'] as const,
  current: (client: () => StoreApiClient): CartQuery => ({
    queryKey: ['cart', 'current'],
    queryFn: ({ signal }) => getCart(client(), { signal }),
    staleTime: 30_000,
  }),
};
