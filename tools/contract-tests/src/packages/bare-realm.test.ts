import { beforeAll, describe, expect, it } from 'vitest';
import { build, publishablePackages } from '@vitrine/release';
import { createInMemoryStore } from '@vitrine/store-api-client/testing';
import { runInBareRealm } from './bare-realm.ts';

const BUILD_TIMEOUT_MS = 280_000;

/** Entries that promise to run wherever there are the web's own globals: neither React nor a module of Node. */
const BARE_ENTRIES = [
  '@vitrine/cms-blocks/model',
  '@vitrine/i18n',
  '@vitrine/routing',
  '@vitrine/sales-room-client/api',
  '@vitrine/sales-room-protocol',
  '@vitrine/session',
  '@vitrine/session/server',
  '@vitrine/store-api-client',
  '@vitrine/store-api-client/admin',
  '@vitrine/store-api-client/schemas',
  '@vitrine/store-api-client/testing',
];

beforeAll(async () => {
  for (const library of publishablePackages()) await build(library);
}, BUILD_TIMEOUT_MS);

describe('where there is nothing but the globals of the web', () => {
  it.each(BARE_ENTRIES)('%s loads as it is built', async (entry) => {
    expect(await runInBareRealm(`import * as all from '${entry}'; export const run = () => Object.keys(all).length;`)).toBeGreaterThan(0);
  });

  it('what needs Node is refused, by the name of the module', async () => {
    const code = `import * as all from '@vitrine/store-api-client/testing/node'; export const run = () => all;`;
    await expect(runInBareRealm(code)).rejects.toThrow(/node:http/);
  });

  it('a page of the page builder becomes its model', async () => {
    const code = `
      import { buildCmsPage } from '@vitrine/cms-blocks/model';
      const slot = { id: 'c', type: 'text', slot: 'content', config: { content: { source: 'static', value: 'Hello' } } };
      const block = { id: 'b', type: 'text', position: 0, slots: [slot] };
      const cmsPage = { id: 'p', type: 'page', sections: [{ id: 's', type: 'default', position: 0, blocks: [block] }] };
      export const run = () => JSON.stringify(buildCmsPage({ cmsPage }));`;
    expect(await runInBareRealm(code)).toContain('Hello');
  });

  it('a store in memory answers the client', async () => {
    const code = `
      import { createStoreApiClient, getContext } from '@vitrine/store-api-client';
      import { createInMemoryStore } from '@vitrine/store-api-client/testing';
      export async function run() {
        const { accessKey, fetch } = createInMemoryStore();
        const client = createStoreApiClient({ endpoint: 'https://shop.example/store-api', accessKey, fetch });
        return (await getContext(client)).currency.isoCode;
      }`;
    expect(await runInBareRealm(code)).toBe('USD');
  });

  it('a server answers a request with its session, and relays a call without the token', async () => {
    const store = createInMemoryStore();
    const settings = { PUBLIC_ORIGIN: 'http://localhost:3000', STORE_API_ENDPOINT: 'https://shop.example/store-api' };
    const code = `
      import { createRequestSession, readSessionConfig, relayStoreApi } from '@vitrine/session/server';
      const config = readSessionConfig(${JSON.stringify({ ...settings, STORE_API_ACCESS_KEY: store.accessKey })}, { log: () => undefined });
      export async function run() {
        const session = await createRequestSession(new Request('http://localhost:3000/de-DE/'), config);
        await session.clientForWrite();
        const headers = { origin: 'http://localhost:3000', cookie: session.setCookieHeaders().map((cookie) => cookie.split(';')[0]).join('; ') };
        const answer = await relayStoreApi(new Request('http://localhost:3000/store-api/checkout/cart', { headers }), config);
        return [session.locale, answer.status, answer.headers.get('sw-context-token'), (await answer.json()).lineItems.length].join();
      }`;
    expect(await runInBareRealm(code, store.fetch)).toBe('de-DE,200,,0');
  });

  it('a room is asked over HTTP, and a refusal has its code', async () => {
    const code = `
      import { createRoomApi, isRoomError } from '@vitrine/sales-room-client/api';
      export const run = () => createRoomApi({ origin: 'https://room.example' }).joinAsClient('spring', { attendeeName: 'Clara' })
        .catch((error) => isRoomError(error) && error.code);`;
    expect(await runInBareRealm(code, () => Promise.reject(new TypeError('no network')))).toBe('unreachable');
  });
});
