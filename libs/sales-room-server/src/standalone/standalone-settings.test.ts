import { expect, test } from 'vitest';
import { readStandaloneSettings } from './standalone-settings.ts';

const STORE = { STORE_API_ENDPOINT: 'https://shop.example/store-api/', STORE_API_ACCESS_KEY: 'SWSCEXAMPLE' };

test('a store is enough: loopback, its own origin, guides of the same store, an embedded database', () => {
  expect(readStandaloneSettings(STORE)).toMatchObject({
    host: '127.0.0.1',
    port: 3003,
    publicOrigin: 'http://localhost:3003',
    storeApiEndpoint: 'https://shop.example/store-api',
    accessKey: 'SWSCEXAMPLE',
    adminApiEndpoint: 'https://shop.example/api',
    storage: { directory: '.data' },
    media: { workerBin: undefined },
  });
});

test.each([
  ['the port is another one', { SALES_ROOM_SERVER_PORT: '4000' }, { publicOrigin: 'http://localhost:4000' }],
  ['the port is a free one', { SALES_ROOM_SERVER_PORT: '0' }, { publicOrigin: 'http://localhost:3000' }],
  ['the origin is said', { PUBLIC_ORIGIN: 'https://rooms.example' }, { publicOrigin: 'https://rooms.example' }],
  ['the Admin API is said', { ADMIN_API_ENDPOINT: 'https://admin.example/api' }, { adminApiEndpoint: 'https://admin.example/api' }],
])('what is set goes before the defaults: %s', (_what, variables, expected) => {
  expect(readStandaloneSettings({ ...STORE, ...variables })).toMatchObject(expected);
});

test('each mistake has a line of its own, with its name and what is expected', () => {
  const read = () => readStandaloneSettings({ STORE_API_ENDPOINT: 'shop', SESSION_SECRET: 'short', SALES_ROOM_SERVER_PORT: 'http' });
  expect(read).toThrow(
    [
      'STORE_API_ENDPOINT: expected the address of a Store API, such as https://shop.example/store-api',
      "STORE_API_ACCESS_KEY: expected the access key of the store's sales channel; it is not set",
      'SALES_ROOM_SERVER_PORT: expected a port from 0 to 65535',
      'SESSION_SECRET: expected 32 characters or more',
    ].join('\n'),
  );
});

test('what belongs together is asked for together with the store', () => {
  expect(() => readStandaloneSettings({ REDIS_URL: 'redis://cache' })).toThrow(/STORE_API_ENDPOINT.*\n.*\nDATABASE_URL.*\nSESSION_SECRET/);
});
