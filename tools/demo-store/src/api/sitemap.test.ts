import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAt, PUBLIC_ORIGIN, startTestShop, type TestShop } from '../testing/shop.ts';
import { ACCESS_KEY, ID } from '../testing/small-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const files = async (languageId: string): Promise<{ filename: string; created: string }[]> =>
  listAt((await shop.visitor().get('/sitemap', { 'sw-language-id': languageId })).body, '') as { filename: string; created: string }[];

it('lists the files of the language, each with its address and its time', async () => {
  const found = await files(ID.german);
  expect(found).toEqual([
    expect.objectContaining({ filename: expect.stringContaining(`${PUBLIC_ORIGIN}/sitemap/salesChannel-`), created: expect.any(String) }),
  ]);
  expect(Number.isNaN(Date.parse(found[0]?.created ?? ''))).toBe(false);
});

it('a file holds the addresses of what is shown, and of nothing hidden', async () => {
  const [file] = await files(ID.english);
  const path = new URL(file?.filename ?? '').pathname;
  const response = await fetch(`${shop.url}/store-api${path}`, { headers: { 'sw-access-key': ACCESS_KEY } });
  expect(response.headers.get('content-type')).toBe('application/gzip');
  const text = gunzipSync(await response.arrayBuffer()).toString();
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const seoUrls = listAt((await shop.visitor().post('/seo-url', { limit: 100 })).body, 'elements') as {
    foreignKey: string;
    seoPathInfo: string;
  }[];
  const addressOf = (id: string): string => `${PUBLIC_ORIGIN}/${seoUrls.find(({ foreignKey }) => foreignKey === id)?.seoPathInfo ?? ''}`;
  for (const id of [ID.chairs, ID.stool, ID.landing]) expect(addresses).toContain(addressOf(id));
  for (const id of [ID.hidden, ID.inactive, ID.withdrawn]) expect(addresses).not.toContain(addressOf(id));
});

it('a file that is not there is no content', async () => {
  expect((await shop.visitor().get('/sitemap/salesChannel-x/other.xml.gz')).status).toBe(204);
  expect((await shop.visitor().get('/sitemap/secrets.txt')).status).toBe(404);
});
