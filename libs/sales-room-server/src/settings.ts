import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { areTrustedProxies, parseTrustedProxies } from '@vitrine/http-server';
import type { HttpLimits } from './http/request-limits.ts';
import type { MediaOptions } from './media/media-workers.ts';
import type { GatewayLimits } from './realtime/gateway.ts';
import { RATE_LIMITS, type RateGroup } from './realtime/rate-limits.ts';
import type { RoomLimits } from './rooms/room-limits.ts';
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

const port = (fallback: number) => z.coerce.number('a port').int('a port').min(0, 'a port').max(65_535, 'a port').default(fallback);
const count = (least: number, most: number) => {
  const expected = `a number from ${least} to ${most}`;
  return z.coerce.number(expected).int(expected).min(least, expected).max(most, expected).optional();
};
/** Without what isn't set. */
const set = <Values extends Record<string, unknown>>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: Exclude<Values[Name], undefined>;
  };
/** The same; undefined where nothing is set. */
const anySet = <Values extends Record<string, unknown>>(values: Values) =>
  Object.values(values).some((value) => value !== undefined) ? set(values) : undefined;
const address = (expected: string) =>
  z.url({ protocol: /^https?$/, error: expected }).transform((value) => value.replace(/(?<!\/)\/+$/, ''));
const json = <Schema extends z.ZodType>(schema: Schema, expected: string) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: expected });
        return z.NEVER;
      }
    })
    .pipe(schema);

const proxies = z
  .string()
  .transform(parseTrustedProxies)
  .refine(areTrustedProxies, 'addresses and networks with commas between them, such as 10.0.0.5,10.1.0.0/16');

const iceServers = z.array(
  z.object({
    urls: z.array(z.string().regex(/^(stun|turn|turns):/)).min(1),
    username: z.string().optional(),
    credential: z.string().optional(),
  }),
);

const rateLimits = z.partialRecord(
  z.enum(Object.keys(RATE_LIMITS) as [RateGroup, ...RateGroup[]]),
  z.strictObject({ burst: z.number().min(1).max(1_000_000), perSecond: z.number().gt(0).max(1_000_000) }),
);

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  SALES_ROOM_SERVER_PORT: port(3003),
  PUBLIC_ORIGIN: address('an origin such as https://shop.example').default('http://localhost:3000'),
  SALES_ROOM_ORIGIN: address('an origin such as https://rooms.shop.example').optional(),
  TRUSTED_PROXIES: proxies.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'an address such as postgres://user:password@host/database')
    .optional(),
  SESSION_SECRET: z.string().min(32, '32 characters or more').optional(),
  ADMIN_API_ENDPOINT: address('the address of an Admin API, such as https://shop.example/api').optional(),
  MEDIASOUP_WORKER_BIN: z.string().default('none'),
  MEDIA_WORKERS: z.coerce.number('a number from 1').int('a number from 1').min(1, 'a number from 1').optional(),
  MEDIA_LISTEN_IP: z.union([z.ipv4('an IP address'), z.ipv6('an IP address')]).default('127.0.0.1'),
  MEDIA_ANNOUNCED_ADDRESS: z.string().optional(),
  MEDIA_PORT: port(20_000),
  ICE_SERVERS: json(iceServers, 'a JSON list of { urls, username?, credential? }').optional(),
  TURN_URLS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine(
      (urls) => urls.length > 0 && urls.every((url) => /^turns?:\S+$/.test(url)),
      'addresses with commas between them, such as turn:turn.example:3478',
    )
    .optional(),
  TURN_SECRET: z.string().min(16, '16 characters or more, the same as the TURN server has').optional(),
  TURN_CREDENTIAL_LIFETIME_S: count(60, 86_400),
  SHOP_PAGES: json(
    z.record(z.string(), z.string().regex(/^[0-9a-f]{32}$/, 'the id of a CMS page')),
    'a JSON object of CMS page ids by shop page name',
  ).optional(),
  DATABASE_CONNECTIONS: count(1, 100),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'an address such as redis://host:6379')
    .optional(),
  SERVER_LEASE_MS: count(1_000, 60_000),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z.coerce.number('a port').int('a port').min(0, 'a port').max(65_535, 'a port').optional(),
  MEDIA_ATTENDEES_PER_WORKER: count(1, 10_000),
  MEDIA_MAX_INCOMING_BITRATE: count(50_000, 100_000_000),
  MEDIA_MAX_OUTGOING_BITRATE: count(50_000, 1_000_000_000),
  MEDIA_RESUME_WINDOW_MS: count(0, 120_000),
  MEDIA_MAX_TRANSPORTS: count(2, 100),
  MEDIA_MAX_CONSUMERS: count(1, 100_000),
  MAX_SOCKETS: count(1, 1_000_000),
  MAX_SOCKETS_PER_ADDRESS: count(1, 1_000_000),
  MAX_ATTENDEES_PER_ROOM: count(1, 1_000_000),
  ARRIVE_WITHIN_MS: count(5_000, 3_600_000),
  KEEP_PLACE_MS: count(10_000, 86_400_000),
  MAX_MESSAGES_PER_ROOM: count(1, 1_000_000),
  MAX_MESSAGES_PER_ATTENDEE: count(1, 1_000_000),
  MAX_APPOINTMENTS: count(1, 100_000),
  MAX_MESSAGE_BYTES: count(16_384, 16_777_216),
  MAX_BODY_BYTES: count(16_384, 67_108_864),
  MAX_REQUESTS_PER_SECOND: count(1, 1_000_000),
  ENTER_WITHIN_MS: count(1_000, 600_000),
  RATE_LIMITS: json(rateLimits, `a JSON object of { burst, perSecond } by ${Object.keys(RATE_LIMITS).join(', ')}`).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
});

/** The environment variables that are settings of a room server. */
export const ROOM_SETTING_NAMES: readonly string[] = Object.keys(environment.shape);

/** Reads the settings; a wrong one is refused with its name and what is expected. */
export function readServerSettings(variables: Readonly<Record<string, string | undefined>>): ServerSettings {
  // A variable that is set to nothing is one that is left out: shells and .env files write it so.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw new Error(
      parsed.error.issues.map(({ path, message }) => `${path[0]?.toString() ?? 'environment'}: expected ${message}`).join('\n'),
    );
  const env = parsed.data;
  if (env.REDIS_URL !== undefined && env.DATABASE_URL === undefined)
    throw new Error('DATABASE_URL: expected the PostgreSQL database that the servers share, since REDIS_URL is set');
  if (env.REDIS_URL !== undefined && env.SESSION_SECRET === undefined)
    throw new Error('SESSION_SECRET: expected the secret that the servers share, since REDIS_URL is set');
  if (env.TURN_URLS !== undefined && env.TURN_SECRET === undefined)
    throw new Error('TURN_SECRET: expected the secret of the TURN servers, since TURN_URLS is set');
  if (env.TURN_SECRET !== undefined && env.TURN_URLS === undefined)
    throw new Error('TURN_URLS: expected the addresses of the TURN servers, since TURN_SECRET is set');
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
