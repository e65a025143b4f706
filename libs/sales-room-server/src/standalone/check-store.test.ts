import { expect, test } from 'vitest';
import { createStoreApiClient } from '@vitrine/store-api-client';
import { createInMemoryStore } from '@vitrine/store-api-client/testing';
import { checkStore } from './check-store.ts';

const ENDPOINT = 'https://shop.example/store-api';

/** The check of a store that answers so. */
const check = (fetch: typeof globalThis.fetch, accessKey = 'SWSCEXAMPLE') =>
  checkStore(createStoreApiClient({ endpoint: ENDPOINT, accessKey, fetch }), ENDPOINT);
const answers = (status: number, code: string) => () =>
  Promise.resolve(Response.json({ errors: [{ status: String(status), code, detail: 'No.' }] }, { status }));

test('a store that answers is taken', async () => {
  const store = createInMemoryStore();
  await expect(check(store.fetch, store.accessKey)).resolves.toBeUndefined();
});

test.each<[string, typeof globalThis.fetch, RegExp]>([
  ['nobody answers', () => Promise.reject(new TypeError('fetch failed')), /^STORE_API_ENDPOINT: no store answers at https:\/\/shop\./],
  ['the key is unknown', answers(412, 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND'), /^STORE_API_ACCESS_KEY: .* refuses this key/],
  ['the key has no form of one', answers(500, 'FRAMEWORK__API_INVALID_ACCESS_KEY'), /^STORE_API_ACCESS_KEY: .* refuses this key/],
  ['it is in maintenance', answers(503, 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE'), /^STORE_API_ENDPOINT: .* in maintenance/],
  ['it has no such address', answers(404, '0'), /^STORE_API_ENDPOINT: .* ends with \/store-api/],
  ['it is a page', () => Promise.resolve(new Response('<html>')), /^STORE_API_ENDPOINT: .* ends with \/store-api/],
])('a store is refused with the variable to mend, where %s', async (_why, fetch, words) => {
  await expect(check(fetch)).rejects.toThrow(words);
});

test('what is said of a refused key does not hold the key', async () => {
  await expect(check(answers(401, ''), 'SWSCSECRET')).rejects.toThrow(/^(?!.*SWSCSECRET)/);
});
