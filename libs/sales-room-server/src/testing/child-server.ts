import { presentationFileSchema } from '@vitrine/sales-room-protocol';
import { createJsonLogger, type LogLevel } from '../logger.ts';
import { createSalesRoomServer } from '../sales-room-server.ts';
import { createStubHost } from './stub-host.ts';

/**
 * A room server as a process of its own, to be killed by tests. Arguments: directory, store, admin API, origin,
 * presentation. Databases, media worker and lease come from the environment.
 */
const [directory = '', storeApiEndpoint = '', adminApiEndpoint = '', publicOrigin = '', presentation = ''] = process.argv.slice(2);
const { env } = process;

const server = await createSalesRoomServer({
  host: '127.0.0.1',
  port: 0,
  publicOrigin,
  storage: { directory, ...(env['DATABASE_URL'] ? { databaseUrl: env['DATABASE_URL'] } : {}) },
  ...(env['REDIS_URL'] ? { redisUrl: env['REDIS_URL'] } : {}),
  ...(env['LEASE_MS'] ? { leaseMs: Number(env['LEASE_MS']) } : {}),
  sessionSecret: 'one secret for all servers of a test',
  room: createStubHost(storeApiEndpoint, env['STORE_API_ACCESS_KEY'] || undefined),
  adminApiEndpoint,
  media: {
    workerBin: env['REDIS_URL'] && env['MEDIASOUP_WORKER_BIN'] ? env['MEDIASOUP_WORKER_BIN'] : undefined,
    workers: Number(env['MEDIA_WORKERS'] ?? 1),
    listenIp: '127.0.0.1',
    announcedAddress: undefined,
    port: 0,
    iceServers: [],
  },
  presentations: presentationFileSchema.parse({ presentations: [JSON.parse(presentation)] }),
  logger: createJsonLogger((env['LOG_LEVEL'] as LogLevel | undefined) ?? 'warn'),
});
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.stdout.write(`${server.url}\n`);
