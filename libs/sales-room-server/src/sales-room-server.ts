import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type ImportOutcome, type PresentationFile, presentationFileSchema } from '@vitrine/sales-room-protocol';
import { createClusterBus } from './bus/cluster-bus.ts';
import { createServerLeases, DEFAULT_SERVER_LEASE_MS } from './bus/server-leases.ts';
import { type Cluster, joinCluster } from './cluster/cluster.ts';
import { connectRedis } from './cluster/redis-connection.ts';
import { createConnections } from './connections/connections.ts';
import { type CommitListener, createRoomEngine } from './engine/room-engine.ts';
import { createEntryTickets } from './entry-tickets.ts';
import { createAdminApi } from './guides/admin-api.ts';
import { createGuideSessions } from './guides/guide-sessions.ts';
import { createLoginThrottle } from './guides/login-throttle.ts';
import { ARRIVAL_LIMITS, guardServer } from './http/doorway.ts';
import { createHttpApp } from './http/http-app.ts';
import { trackSockets } from './http/open-sockets.ts';
import { DEFAULT_HTTP_LIMITS, type HttpLimits } from './http/request-limits.ts';
import { newId } from './identifiers.ts';
import { listen } from './listen.ts';
import { createJsonLogger, errorFields, type Logger } from './logger.ts';
import { hasFixedCredential, iceServersFor } from './media/ice-servers.ts';
import { createMediaService } from './media/media-service.ts';
import type { MediaOptions } from './media/media-workers.ts';
import { createSharedMedia, createSingleServerMedia } from './media/shared-media.ts';
import { createMetrics, startMetricsServer } from './operations/metrics.ts';
import { readReadiness } from './operations/readiness.ts';
import { createPresentations } from './presentations/presentations.ts';
import { createGateway, createSocketServer, DEFAULT_GATEWAY_LIMITS, type Gateway, type GatewayLimits } from './realtime/gateway.ts';
import { isRealtimeRequest } from './realtime/handshake.ts';
import { createPublisher } from './realtime/publisher.ts';
import { createRoomDelivery } from './realtime/room-delivery.ts';
import { createSignals, signalHere } from './realtime/signals.ts';
import type { RoomHost } from './room-host.ts';
import { findAppointment } from './rooms/appointments.ts';
import { markUnfinishedActions } from './rooms/guide-actions.ts';
import { forgetConnections } from './rooms/joining.ts';
import { DEFAULT_ROOM_LIMITS, type RoomLimits } from './rooms/room-limits.ts';
import { createRoomQueue } from './rooms/room-queue.ts';
import { createScrollPositions } from './rooms/scroll-positions.ts';
import type { Services } from './services.ts';
import { openStorage, type StorageOptions } from './storage/open-storage.ts';
import { createSealedSecrets, readKeyFile } from './storage/sealed-secrets.ts';

/** Settings of a room server. */
export interface SalesRoomServerOptions {
  host: string;
  /** 0 takes a free one. */
  port: number;
  /** Origin under which visitors see the product. */
  publicOrigin: string;
  /** Our own files, and a PostgreSQL server where there is one. */
  storage: StorageOptions;
  /** A Redis server, over which several servers on one PostgreSQL database share their rooms: `redis://host:6379`. */
  redisUrl?: string;
  /** A server that the others have not heard of for so many milliseconds is taken for dead; 5,000 where it isn't said. */
  leaseMs?: number;
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
  /** Answers what no call of the server does: the pages of a product that has no other server. */
  pages?: (request: Request) => Promise<Response>;
  logger?: Logger;
  limits?: Partial<GatewayLimits & RoomLimits & HttpLimits>;
  /** Where Prometheus asks; without it nothing is listening. Never an address that visitors reach. */
  metrics?: { host: string; port: number };
  /** Proxies whose `X-Forwarded-For` is believed, besides this machine: addresses and networks. */
  trustedProxies?: readonly string[];
  /** Called when the server can't go on (its database has ended): end the process. */
  onFatal?: (error: Error) => void;
}

/** A running room server. */
export interface SalesRoomServer {
  /** `http://127.0.0.1:3003`. */
  readonly url: string;
  readonly port: number;
  /** Where Prometheus asks, if it may. */
  readonly metricsPort: number | undefined;
  isMediaAvailable(): boolean;
  /** Makes or changes presentations. */
  importPresentations(file: PresentationFile): Promise<ImportOutcome>;
  /** Tells everybody, finishes what is running, closes. */
  close(): Promise<void>;
}

/** Starts a room server: HTTP, realtime, media and storage in one process. */
export async function createSalesRoomServer(options: SalesRoomServerOptions): Promise<SalesRoomServer> {
  return (await composeServer(options)).server;
}

/** Time that a request which is on its way has left when the server is told to end. */
const ARRIVE_BEFORE_END_MS = 3_000;

/** The same, with its parts at hand. */
export async function composeServer(options: SalesRoomServerOptions): Promise<{ server: SalesRoomServer; services: Services }> {
  // What is open is closed in the opposite order, whether the start fails or the server ends.
  const open: (() => void | Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of open.splice(0).reverse()) await close();
  };
  try {
    return await compose(options, open, closeAll);
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function compose(
  options: SalesRoomServerOptions,
  open: (() => void | Promise<void>)[],
  closeAll: () => Promise<void>,
): Promise<{ server: SalesRoomServer; services: Services }> {
  const logger = options.logger ?? createJsonLogger();
  const { publicOrigin } = options;
  const serverId = newId();
  const limits = { ...DEFAULT_GATEWAY_LIMITS, ...DEFAULT_ROOM_LIMITS, ...DEFAULT_HTTP_LIMITS, ...options.limits };
  const secret = options.sessionSecret ?? readKeyFile(options.storage.directory);
  if (hasFixedCredential(options.media.iceServers))
    logger.warn('media.fixed-turn-credential', {
      remedy: 'Every guest is told the credential of ICE_SERVERS, which never ends: set TURN_URLS and TURN_SECRET instead.',
    });
  let closing: Promise<void> | undefined;
  const database = await openStorage(options.storage, logger, (error) => closing ?? options.onFatal?.(error));
  open.push(() => database.close());
  if (options.redisUrl !== undefined && database.kind === 'embedded')
    throw new Error('REDIS_URL: several servers share rooms on one PostgreSQL database: set DATABASE_URL too.');

  const http = createServer(ARRIVAL_LIMITS);
  // Longer than the front proxy keeps an idle connection, so that it never reuses one that is just closing.
  http.keepAliveTimeout = 65_000;
  const hangUp = trackSockets(http);
  const io = createSocketServer(http, { publicOrigin, logger }, limits);
  const redis = options.redisUrl === undefined ? undefined : await connectRedis(options.redisUrl, logger);
  if (redis !== undefined) open.push(() => redis.close());
  const bus = redis && createClusterBus(serverId, redis.attach(io), logger);
  const leaseMs = options.leaseMs ?? DEFAULT_SERVER_LEASE_MS;
  const leases = createServerLeases(database, serverId, leaseMs);

  const connections = createConnections();
  const signal = createSignals(connections, bus);
  const scrollPositions = createScrollPositions();
  let onCommit: CommitListener = async () => undefined;

  const local = await createMediaService(
    options.media,
    {
      signal: (appointmentId, name, payload, only) =>
        signal(appointmentId, name, payload, only === undefined ? undefined : { attendeeIds: [only] }),
      rooms: () => connections.rooms().filter((appointmentId) => media.elsewhere(appointmentId) === undefined),
      restarted(appointmentId) {
        bus?.publish({ kind: 'media', appointmentId, media: media.share(appointmentId) });
        tellMedia(appointmentId).catch((error: unknown) => logger.warn('media.tell-failed', { appointmentId, ...errorFields(error) }));
      },
    },
    logger,
  );
  const media = bus === undefined ? createSingleServerMedia(local) : createSharedMedia({ local, leases, bus, logger });
  open.push(() => local.close());

  async function tellMedia(appointmentId: string): Promise<void> {
    const appointment = await findAppointment(database, appointmentId);
    if (appointment === undefined) return;
    signalHere(connections, appointmentId, (connection) =>
      connection.send(null, 'media.restarted', { media: media.describe(appointment, connection) }),
    );
  }

  const engine = createRoomEngine({
    database,
    isMediaAvailable: () => media.isAvailable(),
    onCommit: (commit) => onCommit(commit),
    limits,
  });
  const delivery = createRoomDelivery({ database, connections, media, logger });
  let closeGuide: Gateway['closeGuide'] = () => undefined;
  const guides = createGuideSessions({
    database,
    secrets: createSealedSecrets(secret),
    adminApi: options.adminApiEndpoint === undefined ? undefined : createAdminApi(options.adminApiEndpoint),
    logger,
    onEnded: (sessionHash) => closeGuide(sessionHash, 'session-expired'),
  });
  onCommit = createPublisher({ database, connections, guides, media, delivery, scrollPositions, bus, logger });

  const metrics = createMetrics({ database, connections, media: local, isRedisConnected: redis?.isConnected });

  const services: Services = {
    database,
    engine,
    actionQueue: createRoomQueue(),
    media,
    connections,
    delivery,
    signal,
    scrollPositions,
    bus,
    serverId,
    metrics,
    guides,
    tickets: createEntryTickets(),
    host: options.room,
    logger,
    publicOrigin,
    iceServersFor: (attendeeId) => iceServersFor(options.media, attendeeId),
    shopPages: options.shopPages ?? {},
  };
  const presentations = createPresentations({ database, engine, limits });

  let cluster: Cluster | undefined;
  if (bus !== undefined && redis !== undefined) {
    cluster = await joinCluster({ services, media, delivery, bus, leases, leaseMs, onBack: redis.onBack, tellMedia });
    const { close } = cluster;
    open.push(close);
  } else {
    await database.transaction(forgetConnections);
    await markUnfinishedActions(database, serverId);
  }
  if (options.presentations !== undefined)
    logger.info('presentations.imported', {
      ...(await presentations.import(presentationFileSchema.parse(options.presentations).presentations)),
    });

  const gateway = createGateway(io, services, limits);
  closeGuide = gateway.closeGuide;
  open.push(() => gateway.close());
  const app = createHttpApp(services, {
    ...(options.pages === undefined ? {} : { pages: options.pages }),
    limits,
    presentations,
    throttle: createLoginThrottle(database),
    gateway,
    readiness: () =>
      readReadiness({
        database,
        media: local,
        options: options.media,
        isRedisConnected: redis?.isConnected,
        isDraining: () => closing !== undefined,
      }),
  });
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  http.on('request', (request, response) => {
    if (isRealtimeRequest(request)) return;
    answer(request, response).catch((error: unknown) => {
      logger.error('http.failed', errorFields(error));
      response.destroy();
    });
  });

  guardServer(http, options.trustedProxies);

  await listen(http, options, { host: 'HOST', port: 'SALES_ROOM_SERVER_PORT' });
  // Such as too many open files: it is one connection's failure, and would end the process where nobody hears of it.
  http.on('error', (error) => logger.error('http.failed', errorFields(error)));
  const scraped = options.metrics && (await startMetricsServer(metrics, options.metrics));
  if (scraped !== undefined) open.push(() => scraped.close());
  const { port } = http.address() as AddressInfo;
  logger.info('server.listening', { port, serverId, media: media.isAvailable() });

  const server: SalesRoomServer = {
    metricsPort: scraped?.port,
    url: `http://${options.host}:${port}`,
    port,
    isMediaAvailable: () => media.isAvailable(),
    importPresentations: (file) => presentations.import(presentationFileSchema.parse(file).presentations),
    close() {
      closing ??= (async () => {
        logger.info('server.draining', { sockets: connections.count() });
        http.closeIdleConnections();
        // What is on its way may arrive; whoever sends slowly is not waited for.
        const late = setTimeout(hangUp, ARRIVE_BEFORE_END_MS);
        // The other servers have the rooms before their people come.
        await cluster?.leave().catch((error: unknown) => logger.warn('server.leave-failed', errorFields(error)));
        await closeAll();
        clearTimeout(late);
        hangUp();
        logger.info('server.closed');
      })();
      return closing;
    },
  };
  return { server, services };
}
