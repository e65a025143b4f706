import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { REALTIME_PATH, presentationFileSchema, type PresentationFile } from '@vitrine/sales-room-protocol';
import { createAdminApi } from './guides/admin-api.ts';
import { createGuideSessions } from './guides/guide-sessions.ts';
import { createLoginThrottle } from './guides/login-throttle.ts';
import { createHttpApp } from './http/http-app.ts';
import { createJsonLogger, type Logger } from './logger.ts';
import { createMediaService } from './media/media-service.ts';
import type { MediaOptions } from './media/media-workers.ts';
import { createPresentations } from './presentations/presentations.ts';
import { createConnections } from './realtime/connections.ts';
import { createGateway, DEFAULT_GATEWAY_LIMITS, type GatewayLimits } from './realtime/gateway.ts';
import { createPublisher, signalRoom } from './realtime/publisher.ts';
import type { RoomHost } from './room-host.ts';
import { forgetConnections } from './rooms/joining.ts';
import { findAppointment } from './rooms/appointments.ts';
import { createRoomQueue } from './rooms/room-queue.ts';
import { createRoomEngine, type CommitListener } from './rooms/room-engine.ts';
import { openStorage, type StorageOptions } from './storage/open-storage.ts';
import { createSealedSecrets, readKeyFile } from './storage/sealed-secrets.ts';
import type { Services } from './services.ts';

/** Settings of a room server. */
export interface SalesRoomServerOptions {
  host: string;
  /** 0 takes a free one. */
  port: number;
  /** Origin under which visitors see the product. */
  publicOrigin: string;
  /** Our own files, and a PostgreSQL server where there is one. */
  storage: StorageOptions;
  /** Seals guides' tokens; without it the server makes a key file in the storage directory. Several servers on one database need the same. */
  sessionSecret?: string;
  /** Sessions and cookies of the product. */
  room: RoomHost;
  /** Base address of the Admin API, with `/api`; without it no guide can sign in. */
  adminApiEndpoint?: string;
  media: MediaOptions;
  /** CMS page id by the name of a shop page setting (`tosPage`, `privacyPage`, …). */
  shopPages?: Readonly<Record<string, string>>;
  /** Presentations to make or change at start. */
  presentations?: PresentationFile;
  logger?: Logger;
  limits?: Partial<GatewayLimits>;
  /** Called when the server can't go on (its database has ended): end the process. */
  onFatal?: (error: Error) => void;
}

/** A running room server. */
export interface SalesRoomServer {
  /** `http://127.0.0.1:3003`. */
  readonly url: string;
  readonly port: number;
  isMediaAvailable(): boolean;
  /** Makes or changes presentations. */
  importPresentations(file: PresentationFile): Promise<{ made: number; changed: number; unchanged: number }>;
  /** Tells everybody, finishes what is running, closes. */
  close(): Promise<void>;
}

/** Starts a room server: HTTP, realtime, media and storage in one process. */
export async function createSalesRoomServer(options: SalesRoomServerOptions): Promise<SalesRoomServer> {
  return (await composeServer(options)).server;
}

/** The same, with its parts at hand. */
export async function composeServer(options: SalesRoomServerOptions): Promise<{ server: SalesRoomServer; services: Services }> {
  const logger = options.logger ?? createJsonLogger();
  const secret = options.sessionSecret ?? readKeyFile(options.storage.directory);
  let closing: Promise<void> | undefined;
  const database = await openStorage(options.storage, logger, (error) => closing ?? options.onFatal?.(error));
  const connections = createConnections();
  let onCommit: CommitListener = async () => undefined;

  const media = await createMediaService(
    options.media,
    {
      signal: (appointmentId, name, payload, only) => signalRoom(connections, appointmentId, (connection) => connection.send(null, name, payload), only),
      rooms: () => connections.rooms(),
      restarted: (appointmentId) => void tellMediaRestarted(appointmentId),
    },
    logger,
  ).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });

  const engine = createRoomEngine({
    database,
    isConnected: (attendeeId) => connections.ofAttendee(attendeeId) !== undefined,
    isMediaAvailable: () => media.isAvailable(),
    onCommit: (commit) => onCommit(commit),
  });
  onCommit = createPublisher({ database, connections, media, logger });

  const guides = createGuideSessions({ database, secrets: createSealedSecrets(secret), adminApi: options.adminApiEndpoint === undefined ? undefined : createAdminApi(options.adminApiEndpoint), logger });
  const services: Services = {
    database,
    engine,
    acting: createRoomQueue(),
    media,
    connections,
    guides,
    host: options.room,
    logger,
    publicOrigin: options.publicOrigin,
    iceServers: options.media.iceServers,
    shopPages: options.shopPages ?? {},
  };
  const presentations = createPresentations({ database, engine });

  async function tellMediaRestarted(appointmentId: string): Promise<void> {
    const appointment = await findAppointment(database, appointmentId);
    if (appointment === undefined) return;
    signalRoom(connections, appointmentId, (connection) => connection.send(null, 'media.restarted', { media: media.describe(appointment, connection) }));
  }

  await database.transaction(forgetConnections);
  if (options.presentations !== undefined) logger.info('presentations.imported', await presentations.import(presentationFileSchema.parse(options.presentations).presentations));

  const http = createServer();
  const gateway = createGateway(http, services, { ...DEFAULT_GATEWAY_LIMITS, ...options.limits });
  const app = createHttpApp(services, { presentations, throttle: createLoginThrottle(), gateway, isReady: () => database.query('select 1').then(() => closing === undefined, () => false) });
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  http.on('request', (request, response) => {
    // Socket.IO answers its own path.
    if (request.url?.startsWith(REALTIME_PATH) !== true) void answer(request, response);
  });
  // Longer than the front proxy keeps an idle connection, so that it never reuses one that is just closing.
  http.keepAliveTimeout = 65_000;

  try {
    await new Promise<void>((ready, fail) => {
      http.once('error', fail);
      http.listen(options.port, options.host, () => ready());
    });
  } catch (cause) {
    media.close();
    await database.close();
    throw cause;
  }
  const { port } = http.address() as AddressInfo;
  logger.info('server.listening', { port, media: media.isAvailable() });

  const server: SalesRoomServer = {
    url: `http://${options.host}:${port}`,
    port,
    isMediaAvailable: () => media.isAvailable(),
    importPresentations: (file) => presentations.import(presentationFileSchema.parse(file).presentations),
    close() {
      closing ??= (async () => {
        http.closeIdleConnections();
        await gateway.close();
        http.closeAllConnections();
        media.close();
        await database.close();
        logger.info('server.closed');
      })();
      return closing;
    },
  };
  return { server, services };
}
