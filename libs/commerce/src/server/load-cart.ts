import { QueryClient, dehydrate, type DehydratedState } from '@tanstack/query-core';
import { cartQueries } from '../cart/cart-queries.ts';
import type { RequestScope } from '@vitrine/app-shell/server';

/** The cart for the first paint; a visitor without a session has none, and nothing is asked. */
export async function loadCart({ session, page }: RequestScope): Promise<{ cache: DehydratedState }> {
  page.markNoStore();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (session.hasSession) await queryClient.prefetchQuery(cartQueries.current(() => session.client));
  return { cache: dehydrate(queryClient) };
}
