import { dehydrate, type DehydratedState, QueryClient } from '@tanstack/react-query';
import type { RequestScope } from '@vitrine/app-shell/server';
import { cartQueries } from '../cart/cart-queries.ts';
import { checkoutQueries } from '../checkout/checkout-queries.ts';
import { type AddressChoices, addressChoices } from '../customer/address-choices.ts';

export interface CheckoutPageData {
  cache: DehydratedState;
  choices: AddressChoices;
}

/**
 * The checkout for the first paint. Besides the visitor's context it asks for the cart and the shipping methods; payment
 * methods, countries and salutations are alike for all visitors. Which payment methods fit the cart the browser asks.
 */
export async function loadCheckout({ session, page, salesChannelContext }: RequestScope): Promise<CheckoutPageData> {
  page.markNoStore();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const client = () => session.client;
  const [countries, salutations, paymentMethods] = await Promise.all([
    session.shared.countries(),
    session.shared.salutations(),
    session.shared.paymentMethods(),
    ...(session.hasSession
      ? [
          queryClient.prefetchQuery(cartQueries.current(client)),
          queryClient.prefetchQuery(checkoutQueries.shippingMethods(client)),
          queryClient.prefetchQuery({ ...checkoutQueries.context(client), queryFn: () => salesChannelContext() }),
        ]
      : []),
  ]);
  queryClient.setQueryData(checkoutQueries.paymentMethods(client).queryKey, [...paymentMethods], { updatedAt: 1 });
  return { cache: dehydrate(queryClient), choices: addressChoices(countries, salutations) };
}

/** What the registration form offers to choose from. */
export async function loadAddressChoices({ session }: RequestScope): Promise<AddressChoices> {
  const [countries, salutations] = await Promise.all([session.shared.countries(), session.shared.salutations()]);
  return addressChoices(countries, salutations);
}
