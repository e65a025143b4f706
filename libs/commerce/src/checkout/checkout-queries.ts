import { queryOptions } from '@tanstack/react-query';
import {
  type Cart,
  getCartShippingCosts,
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
  /** What each way to ship a cart of this value costs. */
  shippingCosts: (client: () => StoreApiClient, { price }: Pick<Cart, 'price'>) =>
    queryOptions<Readonly<Record<string, number>>>({
      queryKey: ['checkout', 'shipping-costs', price.positionPrice],
      queryFn: async ({ signal }) => {
        const costs = (await getCartShippingCosts(client(), { signal })) ?? [];
        return Object.fromEntries(costs.map(({ shippingMethod, shippingCost }) => [shippingMethod.id, shippingCost.totalPrice]));
      },
    }),
  paymentMethods: (client: () => StoreApiClient) =>
    queryOptions<PaymentMethod[]>({
      queryKey: ['checkout', 'payment-methods'],
      queryFn: async ({ signal }) =>
        (await listPaymentMethods(client(), { onlyAvailable: true }, { signal })).elements.toSorted(byPosition),
    }),
};
