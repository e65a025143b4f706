import { dehydrate, QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LoadedQueries } from './loaded-queries.tsx';
import { createBrowserQueryClient } from './query-client.ts';

const Count = () => <p>{JSON.stringify(useQueryClient().getQueryData(['cart']) ?? null)}</p>;
const cacheOf = (count: number) => {
  const client = new QueryClient();
  client.setQueryData(['cart'], { count });
  return dehydrate(client);
};
/** What a page shows whose root and inner part have loaded these. */
async function pageOf(outer: unknown, inner: unknown): Promise<string> {
  const handler = createStaticHandler([
    {
      path: '/',
      loader: () => outer,
      Component: () => (
        <LoadedQueries>
          <Count />
        </LoadedQueries>
      ),
      children: [{ index: true, loader: () => inner, Component: () => null }],
    },
  ]);
  const context = await handler.query(new Request('https://shop.example/'));
  if (context instanceof Response) throw new Error('A page was expected.');
  return renderToString(
    <QueryClientProvider client={createBrowserQueryClient()}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </QueryClientProvider>,
  );
}

describe('what the loaders of a page have asked the store for', () => {
  it.each<[string, unknown, unknown, string]>([
    ['is known to the page', { cache: cacheOf(3) }, null, '{&quot;count&quot;:3}'],
    ['may come with any of its parts', { other: 1 }, { cache: cacheOf(4) }, '{&quot;count&quot;:4}'],
    ['comes with the first that brings any', { cache: cacheOf(3) }, { cache: cacheOf(4) }, '{&quot;count&quot;:3}'],
    ['may be nothing', null, 'text', 'null'],
  ])('%s', async (_what, outer, inner, expected) => expect(await pageOf(outer, inner)).toBe(`<p>${expected}</p>`));
});

it('a query is tried once, and is fresh for ten seconds', () => {
  const { queries, mutations } = createBrowserQueryClient().getDefaultOptions();
  expect([queries?.retry, queries?.refetchOnWindowFocus, queries?.staleTime, mutations?.retry]).toEqual([false, true, 10_000, false]);
});
