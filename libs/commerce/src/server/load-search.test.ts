import { describe, expect, it } from 'vitest';
import { createRequestScope } from '@vitrine/app-shell/server';
import type { RequestSession } from '@vitrine/session/server';
import { loadSearch } from './load-search.ts';

async function search(query: string, found: object = { elements: [], total: 30, limit: 24, page: 1, aggregations: {} }) {
  const asked: unknown[] = [];
  const client = {
    request: async ({ body }: { body: unknown }) => {
      asked.push(body);
      return found;
    },
  };
  const answer = await loadSearch(
    createRequestScope({ client } as unknown as RequestSession),
    new URL(`https://shop.example/search${query}`),
  ).catch((thrown: unknown) => (thrown instanceof Response ? thrown.headers.get('location') : Promise.reject(thrown)));
  return { asked, answer };
}

describe('a search', () => {
  it.each(['', '?search=', '?search=%20'])('without a term asks the store for nothing: "%s"', async (query) => {
    expect(await search(query)).toEqual({ asked: [], answer: { term: '', listing: null } });
  });
  it('asks for its term without the spaces around it, two hundred letters at most', async () => {
    expect((await search('?search=+vase+&rating=4')).asked).toMatchObject([{ search: 'vase', rating: 4, p: 1 }]);
    expect((await search(`?search=${'x'.repeat(300)}`)).asked).toMatchObject([{ search: 'x'.repeat(200) }]);
  });
  it('leads from a page that it does not have to its last one', async () => {
    expect((await search('?search=vase&p=9')).answer).toBe('/search?search=vase&p=2');
  });
});
