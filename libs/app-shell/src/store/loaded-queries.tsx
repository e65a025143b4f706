import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router';

/** Answers of the store that the page's loaders have brought along. */
function useLoadedCache(): DehydratedState | undefined {
  for (const { loaderData } of useMatches()) {
    if (typeof loaderData === 'object' && loaderData !== null && 'cache' in loaderData)
      return (loaderData as { cache: DehydratedState }).cache;
  }
  return undefined;
}

/**
 * What the page's loaders have asked the store for, in the cache of the page. It stands above the header, which shows the cart's count: an
 * answer to a query that is known already would wait for an effect, and a server runs none.
 */
export function LoadedQueries({ children }: { children: ReactNode }) {
  return <HydrationBoundary state={useLoadedCache()}>{children}</HydrationBoundary>;
}
