import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, startRedis, type TestPostgres, type TestRedis } from '@vitrine/engines';
import { createJsonLogger } from '../logger.ts';
import { composeServer, type SalesRoomServerOptions } from '../sales-room-server.ts';
import { mediaWorker, ORIGIN, PRESENTATION, visitorOf } from '../testing/room-fixture.ts';
import { type RoomStore, startRoomStore } from '../testing/room-store.ts';
import { createStubHost } from '../testing/stub-host.ts';

// Servers of a cluster are processes; what is asked here of their insides needs two of them in one.
let postgres: TestPostgres;
let redis: TestRedis;
let store: RoomStore;
let watcher: Redis;
const OTHER_PATH = 'autumn';
const directory = mkdtempSync(join(tmpdir(), 'vitrine-servers-'));

beforeAll(async () => {
  [postgres, redis, store] = await Promise.all([startPostgres(), startRedis(), startRoomStore()]);
  watcher = new Redis(redis.url);
});
afterAll(async () => {
  watcher.disconnect();
  await Promise.all([postgres.stop(), redis.stop(), store.close()]);
  rmSync(directory, { recursive: true, force: true });
});

/** Starts servers that share a database of their own; only the first brings presentations. */
async function startServers(count: number) {
  const databaseUrl = await postgres.createDatabase();
  const options: SalesRoomServerOptions = {
    host: '127.0.0.1',
    port: 0,
    publicOrigin: ORIGIN,
    storage: { directory, databaseUrl },
    redisUrl: redis.url,
    sessionSecret: 'one secret for all servers of a test',
    room: createStubHost(store.storeApiEndpoint),
    adminApiEndpoint: store.adminApiEndpoint,
    media: { workerBin: mediaWorker(), workers: 1, listenIp: '127.0.0.1', announcedAddress: undefined, port: 0, iceServers: [] },
    logger: createJsonLogger('error', () => undefined),
  };
  const servers: Awaited<ReturnType<typeof composeServer>>[] = [];
  for (let index = 0; index < count; index += 1)
    servers.push(
      await composeServer({
        ...options,
        ...(index === 0 ? { presentations: { presentations: [PRESENTATION, { ...PRESENTATION, path: OTHER_PATH }] } } : {}),
      }),
    );
  return {
    servers,
    async close() {
      for (const { server } of servers) await server.close();
    },
  };
}

/** Connections to Redis but that which asks. */
const connections = async () =>
  String(await watcher.call('CLIENT', 'LIST'))
    .trim()
    .split('\n').length - 1;

test('a server that has ended leaves no connection to Redis', async () => {
  const { close } = await startServers(1);
  expect(await connections()).toBeGreaterThan(0);
  await close();
  await expect.poll(connections).toBe(0);
});

test('a server whose worker died opens no media again that another server has', async () => {
  const { servers, close } = await startServers(2);
  const [one, two] = servers;
  if (one === undefined || two === undefined) throw new Error('Two servers were started.');
  const guide = await visitorOf(one.server.url).enterAsGuide();
  await guide.run('appointment.start', {});
  await guide.until(({ media }) => media.available);
  const client = await visitorOf(two.server.url).enterAsClient('Cleo');
  await client.until(({ media }) => media.available);
  const { appointmentId } = two.services.connections.all()[0] ?? {};
  if (appointmentId == null) throw new Error('Somebody is at the second server.');
  expect([one.services.media.share(appointmentId)?.serverId, two.services.media.share(appointmentId)]).toEqual([
    one.services.serverId,
    null,
  ]);
  // A room that stands at the second server: its worker's death and return can be seen by it.
  const [own] = await two.services.database.query<{ id: string }>('select id from appointment where path = $1', [OTHER_PATH]);
  const ownId = own?.id ?? '';
  const before = await two.services.media.open(ownId);
  for (const { worker } of before.workers()) process.kill(worker.pid, 'SIGKILL');
  await expect.poll(() => [undefined, before].includes(two.services.media.find(ownId)), { timeout: 20_000 }).toBe(false);
  expect(two.services.media.share(appointmentId)).toBeNull();
  guide.close();
  client.close();
  await close();
});
