import { expect, it } from 'vitest';
import { createStoreApiClient } from '@vitrine/store-api-client';
import { createSharedCatalogue } from './shared-catalogue.ts';
import { createStaleCache } from './stale-cache.ts';

/** A shared catalogue of a store that answers as the test says; `asked` are the bodies that it got. */
function catalogueOf(answer: (path: string, body: Record<string, unknown>) => Response) {
  const asked: Record<string, unknown>[] = [];
  const store = createStoreApiClient({
    endpoint: 'https://shop.example/store-api',
    accessKey: 'k',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const body = (await request.json().catch(() => ({}))) as Record<string, unknown>;
      asked.push(body);
      return answer(new URL(request.url).pathname, body);
    },
  });
  const cache = createStaleCache({ freshMs: 1_000, staleMs: 1_000, onError: () => undefined });
  return { asked, catalogue: createSharedCatalogue(cache, 'en', () => Promise.resolve(store)) };
}

it('countries come page by page, with their states, until a page is not full', async () => {
  const sizes = [100, 100, 99];
  const { asked, catalogue } = catalogueOf((_path, { page }) =>
    Response.json({
      elements: Array.from({ length: sizes[Number(page) - 1] ?? 0 }, (_, index) => ({ id: `${String(page)}-${index}`, name: 'x' })),
    }),
  );
  const countries = await catalogue.countries();
  expect(countries).toHaveLength(299);
  expect(countries.at(-1)?.id).toBe('3-98');
  expect(asked).toMatchObject([1, 2, 3].map((page) => ({ page, limit: 100, associations: { states: {} } })));
});

it('payment methods come by their position', async () => {
  const { catalogue } = catalogueOf(() => Response.json({ elements: [{ id: 'b', position: 2 }, { id: 'c', position: 3 }, { id: 'a' }] }));
  expect((await catalogue.paymentMethods()).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

it('a menu that the channel lacks is empty; any other failure is told', async () => {
  let status = 404;
  const { asked, catalogue } = catalogueOf(() =>
    Response.json({ errors: [{ status: String(status), code: 'X', detail: 'no' }] }, { status }),
  );
  expect(await catalogue.navigation('footer-navigation')).toEqual([]);
  expect(asked[0]).toMatchObject({ depth: 2 });
  status = 403;
  await expect(catalogue.navigation('main-navigation')).rejects.toMatchObject({ statusCode: 403 });
});
