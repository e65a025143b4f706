import { afterEach, describe, expect, test } from 'vitest';
import { getContext } from '../resources/context/sales-channel-context.ts';
import type { FaultServer } from '../testing/node/fault-server.ts';
import { createFaultServers } from '../testing/node/fault-servers.ts';
import { createStoreApiClient } from './create-store-api-client.ts';

const servers = createFaultServers();
let server: FaultServer;
afterEach(() => servers.closeAll());

const echo = async (): Promise<FaultServer> => servers.serve(() => ({ body: { apiAlias: 'anything' } }));

describe('every store call carries', () => {
  test('access key, context token when known, language id when set, and include-seo-urls true', async () => {
    server = await echo();
    const client = createStoreApiClient({
      endpoint: server.url,
      accessKey: 'SWSCKEY',
      contextToken: 'token-1',
      languageId: 'a'.repeat(32),
      headers: { 'x-own': 'yes' },
    });
    await getContext(client);
    expect(server.requests[0]?.headers).toMatchObject({
      'sw-access-key': 'SWSCKEY',
      'sw-context-token': 'token-1',
      'sw-language-id': 'a'.repeat(32),
      'sw-include-seo-urls': 'true',
      'x-own': 'yes',
      accept: 'application/json',
    });
  });

  test('no context token while none is known, no language while none is set', async () => {
    server = await echo();
    await getContext(createStoreApiClient({ endpoint: server.url, accessKey: 'SWSCKEY', languageId: '', contextToken: '' }));
    expect(server.requests[0]?.headers).not.toHaveProperty('sw-context-token');
    expect(server.requests[0]?.headers).not.toHaveProperty('sw-language-id');
    expect(server.requests[0]?.headers).toHaveProperty('sw-include-seo-urls', 'true');
  });

  test('neither key nor token through a relay', async () => {
    server = await echo();
    await getContext(createStoreApiClient({ endpoint: server.url, relay: true }));
    expect(server.requests[0]?.headers).not.toHaveProperty('sw-access-key');
    expect(server.requests[0]?.headers).not.toHaveProperty('sw-context-token');
  });
});

test('withLanguage asks in another language in the same session', async () => {
  server = await servers.serve(() => ({ headers: { 'sw-context-token': 'minted' }, body: {} }));
  const client = createStoreApiClient({ endpoint: server.url, accessKey: 'SWSCKEY' });
  const german = client.withLanguage('d'.repeat(32));
  await getContext(german);
  await getContext(client);
  expect(server.requests.map(({ headers }) => [headers['sw-language-id'], headers['sw-context-token']])).toEqual([
    ['d'.repeat(32), undefined],
    [undefined, 'minted'],
  ]);
});

describe('the client needs an endpoint and an access token, and fails with a message to configure them', () => {
  test.each([
    ['no endpoint', { endpoint: '', accessKey: 'SWSCKEY' }, /needs an endpoint\. Configure it/],
    ['no access token', { endpoint: 'http://127.0.0.1:1' }, /needs an access token\. Configure it/],
  ])('%s', async (_case, options, message) => {
    server = await echo();
    expect(() => createStoreApiClient(options)).toThrow(message);
    expect(() => createStoreApiClient(options)).toThrow(expect.objectContaining({ code: 'CONFIGURATION', statusCode: 500 }));
  });
});

test('a redirect is refused, so that key and token never travel to another place', async () => {
  const other = await echo();
  server = await servers.serve(() => ({ status: 302, headers: { location: `${other.url}/context` } }));
  await expect(getContext(createStoreApiClient({ endpoint: server.url, accessKey: 'SWSCKEY' }))).rejects.toMatchObject({ statusCode: 302 });
  expect(other.requests).toHaveLength(0);
});

test('array parameters of a query are joined with |, null values skipped', async () => {
  server = await echo();
  const client = createStoreApiClient({ endpoint: server.url, accessKey: 'SWSCKEY' });
  await client.request({
    operation: 'test',
    method: 'GET',
    path: '/x',
    query: { manufacturer: ['a', 'b'], rating: null, search: undefined, p: 2, 'ids[]': ['c', 'd'] },
  });
  const query = new URL(server.requests[0]?.url ?? '', server.url).searchParams;
  expect([...query]).toEqual([
    ['manufacturer', 'a|b'],
    ['p', '2'],
    ['ids[]', 'c'],
    ['ids[]', 'd'],
  ]);
});
