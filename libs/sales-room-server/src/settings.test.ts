import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOM_SETTING_NAMES } from './environment.ts';
import { readServerSettings } from './settings.ts';

test('an empty environment gives a server on the loopback without media', () => {
  expect(readServerSettings({ DATABASE_URL: '' })).toMatchObject({
    host: '127.0.0.1',
    port: 3003,
    publicOrigin: 'http://localhost:3000',
    storage: { directory: '.data' },
    media: { workerBin: undefined, listenIp: '127.0.0.1', port: 20_000, iceServers: [] },
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
    TURN_URLS: 'turn:turn.example:3478, turns:turn.example:5349',
    TURN_SECRET: 'the secret of turn.example',
    TURN_CREDENTIAL_LIFETIME_S: '600',
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
    media: {
      workerBin: '/worker',
      workers: 3,
      listenIp: '::1',
      announcedAddress: '203.0.113.7',
      port: 50_000,
      iceServers: [{ urls: ['turn:turn.example'], username: 'u', credential: 'c' }],
      turn: { urls: ['turn:turn.example:3478', 'turns:turn.example:5349'], secret: 'the secret of turn.example', lifetimeS: 600 },
    },
    shopPages: { tosPage: 'a'.repeat(32) },
    logLevel: 'debug',
  });
});

test('servers that share rooms, limits and metrics are settings', () => {
  const settings = readServerSettings({
    DATABASE_URL: 'postgres://room@db/room',
    DATABASE_CONNECTIONS: '20',
    REDIS_URL: 'redis://cache:6379',
    TRUSTED_PROXIES: '10.0.0.5, fd00::/8',
    SESSION_SECRET: 's'.repeat(32),
    SERVER_LEASE_MS: '3000',
    METRICS_PORT: '9100',
    MEDIA_ATTENDEES_PER_WORKER: '80',
    MEDIA_MAX_INCOMING_BITRATE: '2000000',
    MEDIA_MAX_OUTGOING_BITRATE: '6000000',
    MEDIA_RESUME_WINDOW_MS: '5000',
    MEDIA_MAX_TRANSPORTS: '6',
    MEDIA_MAX_CONSUMERS: '500',
    MAX_SOCKETS: '100',
    MAX_SOCKETS_PER_ADDRESS: '10',
    MAX_ATTENDEES_PER_ROOM: '50',
    ARRIVE_WITHIN_MS: '30000',
    KEEP_PLACE_MS: '120000',
    MAX_MESSAGES_PER_ROOM: '1000',
    MAX_MESSAGES_PER_ATTENDEE: '200',
    MAX_APPOINTMENTS: '30',
    MAX_MESSAGE_BYTES: '32768',
    MAX_BODY_BYTES: '65536',
    MAX_REQUESTS_PER_SECOND: '20',
    ENTER_WITHIN_MS: '5000',
    RATE_LIMITS: '{"chat":{"burst":5,"perSecond":0.5}}',
  });
  expect(settings).toMatchObject({
    storage: { databaseUrl: 'postgres://room@db/room', connections: 20 },
    redisUrl: 'redis://cache:6379',
    trustedProxies: ['10.0.0.5', 'fd00::/8'],
    leaseMs: 3_000,
    metrics: { host: '127.0.0.1', port: 9_100 },
    media: {
      resumeWindowMs: 5_000,
      limits: {
        attendeesPerWorker: 80,
        maxIncomingBitrate: 2_000_000,
        maxOutgoingBitrate: 6_000_000,
        transportsPerPeer: 6,
        consumersPerPeer: 500,
      },
    },
    limits: {
      maxSockets: 100,
      maxSocketsPerAddress: 10,
      attendeesPerRoom: 50,
      arriveWithinMs: 30_000,
      keepPlaceMs: 120_000,
      messagesPerRoom: 1_000,
      messagesPerAttendee: 200,
      appointments: 30,
      maxMessageBytes: 32_768,
      maxBodyBytes: 65_536,
      requestsPerSecond: 20,
      enterWithinMs: 5_000,
      rates: { chat: { burst: 5, perSecond: 0.5 } },
    },
  });
  expect(readServerSettings({ MAX_SOCKETS: '7' }).limits).toEqual({ maxSockets: 7 });
  expect(readServerSettings({})).not.toHaveProperty('limits');
});

test.each([
  ['DATABASE_URL', { REDIS_URL: 'redis://cache' }],
  ['SESSION_SECRET', { REDIS_URL: 'redis://cache', DATABASE_URL: 'postgres://room@db/room' }],
  ['TURN_SECRET', { TURN_URLS: 'turn:turn.example' }],
  ['TURN_URLS', { TURN_SECRET: 'the secret of turn.example' }],
])('what belongs together is set together: %s', (name, variables) => {
  expect(() => readServerSettings(variables)).toThrow(new RegExp(`^${name}: expected `));
});

test.each([
  ['REDIS_URL', 'cache:6379'],
  ['SERVER_LEASE_MS', '10'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['TRUSTED_PROXIES', '10.0.0.0/40'],
  ['TRUSTED_PROXIES', '1'],
  ['METRICS_PORT', '-1'],
  ['MEDIA_ATTENDEES_PER_WORKER', '0'],
  ['MEDIA_MAX_INCOMING_BITRATE', 'fast'],
  ['MAX_SOCKETS', '1.5'],
  ['MAX_BODY_BYTES', '10'],
  ['RATE_LIMITS', 'chat=10'],
  ['RATE_LIMITS', '{"gossip":{"burst":5,"perSecond":1}}'],
  ['RATE_LIMITS', '{"chat":{"burst":0,"perSecond":1}}'],
  ['SALES_ROOM_SERVER_PORT', '70000'],
  ['PUBLIC_ORIGIN', 'shop.example'],
  ['DATABASE_URL', 'mysql://db'],
  ['SESSION_SECRET', 'short'],
  ['ADMIN_API_ENDPOINT', 'api'],
  ['MEDIA_WORKERS', '0'],
  ['MEDIA_LISTEN_IP', 'localhost'],
  ['ICE_SERVERS', '[{"urls":["http://x"]}]'],
  ['TURN_URLS', 'https://turn.example'],
  ['TURN_SECRET', 'short'],
  ['SHOP_PAGES', 'tosPage'],
  ['LOG_LEVEL', 'loud'],
])('a wrong %s is refused with its name and what is expected', (name, value) => {
  expect(() => readServerSettings({ [name]: value })).toThrow(new RegExp(`^${name}: expected `));
});

test('the README and .env.example name every setting', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
  const [readme, example] = [read('../README.md'), read('../../../.env.example')];
  for (const name of ROOM_SETTING_NAMES) {
    expect(readme, name).toContain(`\`${name}\``);
    expect(example, name).toMatch(new RegExp(`^${name}=`, 'm'));
  }
});
