import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as api from '../../index.ts';
import type { FaultServer, ServedAnswer } from '../../testing/node/fault-server.ts';
import { createFaultServers } from '../../testing/node/fault-servers.ts';

const servers = createFaultServers();
let server: FaultServer;
let client: api.StoreApiClient;
let answer: ServedAnswer;
beforeEach(async () => {
  answer = {};
  server = await servers.serve(() => answer);
  client = api.createStoreApiClient({ endpoint: server.url, accessKey: 'k', contextToken: 'old', retry: { limit: 0 } });
});
afterEach(() => servers.closeAll());

test('a sitemap comes as the file that it is, with its name; one that is not there is null', async () => {
  const zipped = gzipSync('<urlset/>');
  answer = { headers: { 'content-type': 'application/gzip', 'content-disposition': 'attachment; filename=one.xml.gz' }, body: zipped };
  const file = await api.downloadSitemap(client, 'channel/one.xml.gz');
  expect(file).toMatchObject({ fileName: 'one.xml.gz', contentType: 'application/gzip' });
  expect(Buffer.from((await file?.blob.arrayBuffer()) ?? new ArrayBuffer(0)).equals(zipped)).toBe(true);
  answer = { status: 204 };
  expect(await api.downloadSitemap(client, 'channel/two.xml.gz')).toBeNull();
});

test.each(['../account/customer', 'a/../../x', '', 'a//b'])('no path of a sitemap or script leads elsewhere: %j', async (path) => {
  await expect(api.downloadSitemap(client, path)).rejects.toMatchObject({ code: 'INVALID_ID' });
  await expect(api.callScript(client, path)).rejects.toMatchObject({ code: 'INVALID_ID' });
  expect(server.requests).toEqual([]);
});

test('a script that answers nothing gives null, and one that answers its own words', async () => {
  answer = { status: 204 };
  expect(await api.callScript(client, 'none')).toBeNull();
  answer = { body: { points: 3 } };
  expect(await api.callScript<{ points: number }>(client, 'points', {})).toEqual({ points: 3 });
});

test('an app that changes the session changes its token, which is in no answer', async () => {
  answer = { headers: { 'sw-context-token': 'new' }, body: { redirectUrl: null, contextToken: 'new' } };
  expect(await api.callContextGateway(client, { appName: 'App' })).toEqual({ redirectUrl: null });
  expect(client.getContextToken()).toBe('new');
});

test('nothing is asked where nothing is wanted, and no id that is none', async () => {
  expect([await api.listMedia(client, []), await api.getPurchaseLimits(client, [])]).toEqual([[], []]);
  await expect(api.listMedia(client, ['x'])).rejects.toMatchObject({ code: 'INVALID_ID' });
  await expect(api.getProductShippingCosts(client, 'x')).rejects.toMatchObject({ code: 'INVALID_ID' });
  await expect(api.listSnippets(client, { languageIds: ['x'] })).rejects.toMatchObject({ code: 'INVALID_ID' });
  expect(server.requests).toEqual([]);
});

test('a description that is none is refused as an answer', async () => {
  answer = { body: '"text"' };
  await expect(api.getApiDescription(client)).rejects.toMatchObject({ code: 'MALFORMED_RESPONSE' });
});
