import { QueryClient } from '@tanstack/react-query';

/**
 * The page's query cache. Retrying belongs to the store client alone, so that one failure is never multiplied.
 */
export function createBrowserQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: true, staleTime: 10_000 }, mutations: { retry: false } },
  });
}
