import { QueryClient, dehydrate, type DehydratedState } from '@tanstack/query-core';
import type { RequestSession } from '@vitrine/session/server';
import { cartQueries } from '../cart/cart-queries.ts';
import { noteSecretPage } from '@vitrine/app-shell/server';

/** The cart for the first paint; a visitor without a session has none, and nothing is asked. */
export async function loadCart(session: RequestSession): Promise<{ cache: DehydratedState }> {
  noteSecretPage(session);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (session.hasSession) await queryClient.prefetchQuery(cartQueries.current(() => session.client));
  return { cache: dehydrate(queryClient) };
}
