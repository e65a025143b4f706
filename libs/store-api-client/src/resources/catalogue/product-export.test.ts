import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStoreApiClient, downloadProductExport, type StoreApiClient } from '../../index.ts';
import type { FaultServer, ServedAnswer } from '../../testing/node/fault-server.ts';
import { createFaultServers } from '../../testing/node/fault-servers.ts';

const servers = createFaultServers();
let server: FaultServer;
let client: StoreApiClient;
let answer: ServedAnswer;
beforeEach(async () => {
  answer = {};
  server = await servers.serve(() => answer);
  client = createStoreApiClient({ endpoint: server.url, accessKey: 'k', retry: { limit: 0 } });
});
afterEach(() => servers.closeAll());

const KEY = 'SWPEUNGUESSABLEKEYOFEXPORT';

test('an export comes as the file that it is, with its kind', async () => {
  answer = { headers: { 'content-type': 'text/csv;charset=UTF-8' }, body: 'id,name\n1,Lamp\n' };
  const file = await downloadProductExport(client, { accessKey: KEY, fileName: 'products.csv' });
  expect(file).toMatchObject({ fileName: null, contentType: 'text/csv;charset=UTF-8' });
  expect(await file?.blob.text()).toBe('id,name\n1,Lamp\n');
});

test('an export that is not there is an error without the key of the call', async () => {
  answer = {
    status: 404,
    body: { errors: [{ code: 'CONTENT__PRODUCT_EXPORT_NOT_FOUND', status: '404', detail: 'No product exports found' }] },
  };
  const error: unknown = await downloadProductExport(client, { accessKey: KEY, fileName: 'products.csv' }).catch(
    (caught: unknown) => caught,
  );
  expect(error).toMatchObject({ statusCode: 404, messages: [{ code: 'CONTENT__PRODUCT_EXPORT_NOT_FOUND' }] });
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(KEY);
});

test('a broken connection does not tell the key of the export either', async () => {
  await servers.closeAll();
  const error = await downloadProductExport(client, { accessKey: KEY, fileName: 'products.csv' }).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ code: 'NETWORK' });
  const told = (value: unknown): string =>
    value instanceof Error ? `${String(value.stack)} ${told(value.cause)}` : (JSON.stringify(value) ?? '');
  expect(told(error)).not.toContain(KEY);
});

test.each([
  ['..', 'products.csv'],
  [KEY, '../../account/customer'],
  ['', 'products.csv'],
])('no key %j and name %j lead elsewhere', async (accessKey, fileName) => {
  answer = { status: 204 };
  await downloadProductExport(client, { accessKey, fileName }).catch(() => undefined);
  expect(server.requests.map(({ path }) => path)).toEqual(accessKey === KEY ? [`/product-export/${KEY}/..%2F..%2Faccount%2Fcustomer`] : []);
});
