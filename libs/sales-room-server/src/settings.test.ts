import { expect, test } from 'vitest';
import { readServerSettings } from './settings.ts';

test('an empty environment gives a server on the loopback without media', () => {
  expect(readServerSettings({ DATABASE_URL: '' })).toMatchObject({
    host: '127.0.0.1',
    port: 3003,
    publicOrigin: 'http://localhost:3000',
    storage: { directory: '.data' },
    media: { workerBin: undefined, listenIp: '127.0.0.1', port: 40_000, iceServers: [] },
    shopPages: {},
    logLevel: 'info',
  });
});

test('every setting is taken', () => {
  const settings = readServerSettings({
    HOST: '0.0.0.0',
    SALES_ROOM_SERVER_PORT: '4003',
    PUBLIC_ORIGIN: 'https://shop.example/',
    DATA_DIR: '/data',
    DATABASE_URL: 'postgres://room@db/room',
    SESSION_SECRET: 's'.repeat(32),
    ADMIN_API_ENDPOINT: 'https://shop.example/api/',
    MEDIASOUP_WORKER_BIN: '/worker',
    MEDIA_WORKERS: '3',
    MEDIA_LISTEN_IP: '::1',
    MEDIA_ANNOUNCED_ADDRESS: '203.0.113.7',
    MEDIA_PORT: '50000',
    ICE_SERVERS: '[{"urls":["turn:turn.example"],"username":"u","credential":"c"}]',
    SHOP_PAGES: `{"tosPage":"${'a'.repeat(32)}"}`,
    LOG_LEVEL: 'debug',
  });
  expect(settings).toEqual({
    host: '0.0.0.0',
    port: 4003,
    publicOrigin: 'https://shop.example',
    storage: { directory: '/data', databaseUrl: 'postgres://room@db/room' },
    sessionSecret: 's'.repeat(32),
    adminApiEndpoint: 'https://shop.example/api',
    media: { workerBin: '/worker', workers: 3, listenIp: '::1', announcedAddress: '203.0.113.7', port: 50_000, iceServers: [{ urls: ['turn:turn.example'], username: 'u', credential: 'c' }] },
    shopPages: { tosPage: 'a'.repeat(32) },
    logLevel: 'debug',
  });
});

test.each([
  ['SALES_ROOM_SERVER_PORT', '70000'],
  ['PUBLIC_ORIGIN', 'shop.example'],
  ['DATABASE_URL', 'mysql://db'],
  ['SESSION_SECRET', 'short'],
  ['ADMIN_API_ENDPOINT', 'api'],
  ['MEDIA_WORKERS', '0'],
  ['MEDIA_LISTEN_IP', 'localhost'],
  ['ICE_SERVERS', '[{"urls":["http://x"]}]'],
  ['SHOP_PAGES', 'tosPage'],
  ['LOG_LEVEL', 'loud'],
])('a wrong %s is refused with its name and what is expected', (name, value) => {
  expect(() => readServerSettings({ [name]: value })).toThrow(new RegExp(`^${name}: expected `));
});
