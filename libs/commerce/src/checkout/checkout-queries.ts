import { queryOptions } from '@tanstack/react-query';
import {
  getContext,
  listPaymentMethods,
  listShippingMethods,
  type PaymentMethod,
  type SalesChannelContext,
  type ShippingMethod,
  type StoreApiClient,
} from '@vitrine/store-api-client';

const byPosition = (a: { position?: number }, b: { position?: number }): number => (a.position ?? 0) - (b.position ?? 0);

/** Keys and definitions of what the checkout chooses from. */
export const checkoutQueries = {
  all: ['checkout'] as const,
  context: (client: () => StoreApiClient) =>
    queryOptions<SalesChannelContext>({ queryKey: ['checkout', 'context'], queryFn: ({ signal }) => getContext(client(), { signal }) }),
  shippingMethods: (client: () => StoreApiClient) =>
    queryOptions<ShippingMethod[]>({
      queryKey: ['checkout', 'shipping-methods'],
      queryFn: async ({ signal }) =>
        (await listShippingMethods(client(), { onlyAvailable: true }, { signal })).elements.toSorted(byPosition),
    }),
  paymentMethods: (client: () => StoreApiClient) =>
    queryOptions<PaymentMethod[]>({
      queryKey: ['checkout', 'payment-methods'],
      queryFn: async ({ signal }) =>
        (await listPaymentMethods(client(), { onlyAvailable: true }, { signal })).elements.toSorted(byPosition),
    }),
};
