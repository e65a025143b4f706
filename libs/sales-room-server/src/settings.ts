import { availableParallelism } from 'node:os';
import type { z } from 'zod';
import { environment } from './environment.ts';
import type { HttpLimits } from './http/request-limits.ts';
import type { MediaOptions } from './media/media-workers.ts';
import type { GatewayLimits } from './realtime/gateway.ts';
import type { RoomLimits } from './rooms/room-limits.ts';
import { readTable, type Variables } from './setting-table.ts';
import type { StorageOptions } from './storage/open-storage.ts';

/** What the environment says about a room server. */
export interface ServerSettings {
  host: string;
  port: number;
  /** Origin of the pages of the rooms. */
  publicOrigin: string;
  storage: StorageOptions;
  sessionSecret?: string;
  adminApiEndpoint?: string;
  media: MediaOptions;
  shopPages: Readonly<Record<string, string>>;
  /** Proxies whose `X-Forwarded-For` is believed, besides this machine. */
  trustedProxies?: readonly string[];
  /** Over which several servers share rooms. */
  redisUrl?: string;
  leaseMs?: number;
  metrics?: { host: string; port: number };
  limits?: Partial<GatewayLimits & RoomLimits & HttpLimits>;
  logLevel: 'debug' | 'info' | 'warn' | 'error';
}

/** Without what isn't set. */
const set = <Values extends Record<string, unknown>>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: Exclude<Values[Name], undefined>;
  };
/** The same; undefined where nothing is set. */
const anySet = <Values extends Record<string, unknown>>(values: Values) =>
  Object.values(values).some((value) => value !== undefined) ? set(values) : undefined;
/** What is wrong with settings that are right each for itself, but belong together. */
function mistakesTogether(env: z.output<typeof environment>): string[] {
  const mistakes: [boolean, string][] = [
    [
      env.REDIS_URL !== undefined && env.DATABASE_URL === undefined,
      'DATABASE_URL: expected the PostgreSQL database that the servers share, since REDIS_URL is set',
    ],
    [
      env.REDIS_URL !== undefined && env.SESSION_SECRET === undefined,
      'SESSION_SECRET: expected the secret that the servers share, since REDIS_URL is set',
    ],
    [
      env.TURN_URLS !== undefined && env.TURN_SECRET === undefined,
      'TURN_SECRET: expected the secret of the TURN servers, since TURN_URLS is set',
    ],
    [
      env.TURN_SECRET !== undefined && env.TURN_URLS === undefined,
      'TURN_URLS: expected the addresses of the TURN servers, since TURN_SECRET is set',
    ],
  ];
  return mistakes.filter(([isWrong]) => isWrong).map(([, mistake]) => mistake);
}

/** What is wrong with the settings of a room server: a line for each mistake, with its name and what is expected. */
export function settingMistakes(variables: Variables): string[] {
  const { read, mistakes } = readTable(environment, variables);
  return mistakes ?? mistakesTogether(read);
}

/** Reads the settings. @throws Error with a line for each mistake: its name and what is expected. */
export function readServerSettings(variables: Variables): ServerSettings {
  const { read: env, mistakes } = readTable(environment, variables);
  const wrong = mistakes ?? mistakesTogether(env);
  if (env === undefined || wrong.length > 0) throw new Error(wrong.join('\n'));
  const mediaLimits = anySet({
    attendeesPerWorker: env.MEDIA_ATTENDEES_PER_WORKER,
    maxIncomingBitrate: env.MEDIA_MAX_INCOMING_BITRATE,
    maxOutgoingBitrate: env.MEDIA_MAX_OUTGOING_BITRATE,
    transportsPerPeer: env.MEDIA_MAX_TRANSPORTS,
    consumersPerPeer: env.MEDIA_MAX_CONSUMERS,
  });
  const limits = anySet({
    maxSockets: env.MAX_SOCKETS,
    maxSocketsPerAddress: env.MAX_SOCKETS_PER_ADDRESS,
    attendeesPerRoom: env.MAX_ATTENDEES_PER_ROOM,
    arriveWithinMs: env.ARRIVE_WITHIN_MS,
    keepPlaceMs: env.KEEP_PLACE_MS,
    messagesPerRoom: env.MAX_MESSAGES_PER_ROOM,
    messagesPerAttendee: env.MAX_MESSAGES_PER_ATTENDEE,
    appointments: env.MAX_APPOINTMENTS,
    maxMessageBytes: env.MAX_MESSAGE_BYTES,
    maxBodyBytes: env.MAX_BODY_BYTES,
    requestsPerSecond: env.MAX_REQUESTS_PER_SECOND,
    enterWithinMs: env.ENTER_WITHIN_MS,
    rates: env.RATE_LIMITS,
  });
  return {
    host: env.HOST,
    port: env.SALES_ROOM_SERVER_PORT,
    publicOrigin: new URL(env.SALES_ROOM_ORIGIN ?? env.PUBLIC_ORIGIN).origin,
    storage: { directory: env.DATA_DIR, ...set({ databaseUrl: env.DATABASE_URL, connections: env.DATABASE_CONNECTIONS }) },
    ...set({ redisUrl: env.REDIS_URL, leaseMs: env.SERVER_LEASE_MS, limits, trustedProxies: env.TRUSTED_PROXIES }),
    ...(env.METRICS_PORT === undefined ? {} : { metrics: { host: env.METRICS_HOST, port: env.METRICS_PORT } }),
    ...(env.SESSION_SECRET === undefined ? {} : { sessionSecret: env.SESSION_SECRET }),
    ...(env.ADMIN_API_ENDPOINT === undefined ? {} : { adminApiEndpoint: env.ADMIN_API_ENDPOINT }),
    media: {
      workerBin: env.MEDIASOUP_WORKER_BIN === 'none' ? undefined : env.MEDIASOUP_WORKER_BIN,
      workers: env.MEDIA_WORKERS ?? availableParallelism(),
      listenIp: env.MEDIA_LISTEN_IP,
      announcedAddress: env.MEDIA_ANNOUNCED_ADDRESS,
      port: env.MEDIA_PORT,
      ...set({ resumeWindowMs: env.MEDIA_RESUME_WINDOW_MS, limits: mediaLimits }),
      ...(env.TURN_URLS === undefined || env.TURN_SECRET === undefined
        ? {}
        : { turn: { urls: env.TURN_URLS, secret: env.TURN_SECRET, ...set({ lifetimeS: env.TURN_CREDENTIAL_LIFETIME_S }) } }),
      iceServers: (env.ICE_SERVERS ?? []).map(({ urls, username, credential }) => ({
        urls,
        ...(username === undefined ? {} : { username }),
        ...(credential === undefined ? {} : { credential }),
      })),
    },
    shopPages: env.SHOP_PAGES ?? {},
    logLevel: env.LOG_LEVEL,
  };
}
