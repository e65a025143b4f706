import { dehydrate, type DehydratedState, QueryClient } from '@tanstack/react-query';
import type { RequestScope } from '@vitrine/app-shell/server';
import { cartQueries } from '../cart/cart-queries.ts';

/** The cart of a session, as its page's queries begin with it. */
export interface CartPageData {
  cache: DehydratedState;
}

/** The cart for the first paint; a visitor without a session has none, and nothing is asked. */
export async function loadCart({ session, page }: RequestScope): Promise<CartPageData> {
  page.markNoStore();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (session.hasSession) await queryClient.prefetchQuery(cartQueries.current(() => session.client));
  return { cache: dehydrate(queryClient) };
}
