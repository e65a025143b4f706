import { presentationFileSchema } from '@vitrine/sales-room-protocol';
import { createJsonLogger } from '../logger.ts';
import { createSalesRoomServer } from '../sales-room-server.ts';
import { createStubHost } from './stub-host.ts';

/** A room server as a process of its own, to be killed by tests. Arguments: directory, store, admin API, origin, presentation. */
const [directory = '', storeApiEndpoint = '', adminApiEndpoint = '', publicOrigin = '', presentation = ''] = process.argv.slice(2);

const server = await createSalesRoomServer({
  host: '127.0.0.1',
  port: 0,
  publicOrigin,
  storage: { directory, ...(process.env['DATABASE_URL'] ? { databaseUrl: process.env['DATABASE_URL'] } : {}) },
  room: createStubHost(storeApiEndpoint),
  adminApiEndpoint,
  media: { workerBin: undefined, workers: 1, listenIp: '127.0.0.1', announcedAddress: undefined, port: 0, iceServers: [] },
  presentations: presentationFileSchema.parse({ presentations: [JSON.parse(presentation)] }),
  logger: createJsonLogger('warn'),
});
process.stdout.write(`${server.url}\n`);
