import { z } from 'zod';
import { areTrustedProxies, parseTrustedProxies } from '@vitrine/http-server';
import { DEFAULT_SERVER_LEASE_MS } from './bus/server-leases.ts';
import { DEFAULT_HTTP_LIMITS } from './http/request-limits.ts';
import { DEFAULT_LIFETIME_S } from './media/ice-servers.ts';
import { DEFAULT_RESUME_WINDOW_MS } from './media/media-service.ts';
import { mediaLimitsOf } from './media/media-workers.ts';
import { DEFAULT_GATEWAY_LIMITS } from './realtime/gateway.ts';
import { RATE_LIMITS, type RateGroup } from './realtime/rate-limits.ts';
import { DEFAULT_ROOM_LIMITS } from './rooms/room-limits.ts';
import { address, setting } from './setting-table.ts';
import { DEFAULT_CONNECTIONS } from './storage/open-storage.ts';

const MEDIA = mediaLimitsOf({});

/** What is expected of a port. */
const PORT = 'a port from 0 to 65535';

const port = (fallback: number) => z.coerce.number(PORT).int(PORT).min(0, PORT).max(65_535, PORT).default(fallback);
const count = (least: number, most: number) => {
  const expected = `a number from ${least} to ${most}`;
  return z.coerce.number(expected).int(expected).min(least, expected).max(most, expected).optional();
};
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

/** Every setting of a room server: how it is read, and what `--help` says of it. */
export const environment = z.object({
  HOST: setting(z.string().default('127.0.0.1'), 'address that it listens on; 0.0.0.0 lets other machines in'),
  SALES_ROOM_SERVER_PORT: setting(port(3003), 'port that it listens on; 0 takes a free one'),
  PUBLIC_ORIGIN: setting(address('an origin such as https://shop.example').default('http://localhost:3000'), 'origin of the shop'),
  SALES_ROOM_ORIGIN: setting(
    address('an origin such as https://rooms.shop.example').optional(),
    'origin of the rooms; writes and sockets of other origins are refused',
    'PUBLIC_ORIGIN',
  ),
  TRUSTED_PROXIES: setting(
    proxies.optional(),
    'proxies whose X-Forwarded-For is believed: addresses and networks with commas between them',
    'this machine',
  ),
  DATA_DIR: setting(z.string().min(1).default('.data'), 'folder of the embedded database and of room-server.key'),
  DATABASE_URL: setting(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'an address such as postgres://user:password@host/database')
      .optional(),
    'a PostgreSQL server',
    'the embedded database',
  ),
  SESSION_SECRET: setting(
    z.string().min(32, '32 characters or more').optional(),
    "seals guides' admin tokens; 32 characters or more, the same for all servers on one database",
    'room-server.key in DATA_DIR',
  ),
  ADMIN_API_ENDPOINT: setting(
    address('the address of an Admin API, such as https://shop.example/api').optional(),
    "Admin API that checks guides' user names and passwords",
    'none: no guide can sign in',
  ),
  MEDIASOUP_WORKER_BIN: setting(z.string().default('none'), "path of mediasoup's media worker; none: rooms have no audio and video"),
  MEDIA_WORKERS: setting(
    z.coerce.number('a number from 1').int('a number from 1').min(1, 'a number from 1').optional(),
    'media workers',
    'one per core',
  ),
  MEDIA_LISTEN_IP: setting(
    z.union([z.ipv4('an IP address'), z.ipv6('an IP address')]).default('127.0.0.1'),
    'IP address that media arrive at',
  ),
  MEDIA_ANNOUNCED_ADDRESS: setting(z.string().optional(), 'address that browsers send media to', 'MEDIA_LISTEN_IP'),
  MEDIA_PORT: setting(port(20_000), 'port of the first media worker, UDP and TCP; worker n takes port + n'),
  ICE_SERVERS: setting(
    json(iceServers, 'a JSON list of { urls, username?, credential? }').optional(),
    'STUN servers as JSON, a list of { urls, username?, credential? }',
    '[]',
  ),
  TURN_URLS: setting(
    z
      .string()
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .refine(
        (urls) => urls.length > 0 && urls.every((url) => /^turns?:\S+$/.test(url)),
        'addresses with commas between them, such as turn:turn.example:3478',
      )
      .optional(),
    'TURN servers, with commas between them',
  ),
  TURN_SECRET: setting(
    z.string().min(16, '16 characters or more, the same as the TURN server has').optional(),
    'secret that the TURN servers share with this one; 16 characters or more',
  ),
  TURN_CREDENTIAL_LIFETIME_S: setting(count(60, 86_400), 'seconds for which a TURN credential holds', DEFAULT_LIFETIME_S),
  SHOP_PAGES: setting(
    json(
      z.record(z.string(), z.string().regex(/^[0-9a-f]{32}$/, 'the id of a CMS page')),
      'a JSON object of CMS page ids by shop page name',
    ).optional(),
    'CMS page ids by the name of a shop page, as JSON',
    '{}',
  ),
  DATABASE_CONNECTIONS: setting(count(1, 100), 'connections to the PostgreSQL server', DEFAULT_CONNECTIONS),
  REDIS_URL: setting(
    z
      .string()
      .regex(/^rediss?:\/\//, 'an address such as redis://host:6379')
      .optional(),
    'a Redis server, over which several servers on one DATABASE_URL share rooms',
  ),
  SERVER_LEASE_MS: setting(count(1_000, 60_000), 'milliseconds of silence after which a server is taken for dead', DEFAULT_SERVER_LEASE_MS),
  METRICS_HOST: setting(z.string().default('127.0.0.1'), 'address of /metrics for Prometheus'),
  METRICS_PORT: setting(z.coerce.number(PORT).int(PORT).min(0, PORT).max(65_535, PORT).optional(), 'port of /metrics', 'none: no metrics'),
  MEDIA_ATTENDEES_PER_WORKER: setting(
    count(1, 10_000),
    'people of one room before another media worker takes part',
    MEDIA.attendeesPerWorker,
  ),
  MEDIA_MAX_INCOMING_BITRATE: setting(count(50_000, 100_000_000), 'bits a second that one attendee may send', MEDIA.maxIncomingBitrate),
  MEDIA_MAX_OUTGOING_BITRATE: setting(
    count(50_000, 1_000_000_000),
    'bits a second that one attendee is sent at most',
    MEDIA.maxOutgoingBitrate,
  ),
  MEDIA_RESUME_WINDOW_MS: setting(
    count(0, 120_000),
    'milliseconds that the transports of a lost socket wait for it',
    DEFAULT_RESUME_WINDOW_MS,
  ),
  MEDIA_MAX_TRANSPORTS: setting(count(2, 100), 'transports of an attendee', MEDIA.transportsPerPeer),
  MEDIA_MAX_CONSUMERS: setting(count(1, 100_000), 'consumers of an attendee', MEDIA.consumersPerPeer),
  MAX_SOCKETS: setting(count(1, 1_000_000), 'sockets of the process', DEFAULT_GATEWAY_LIMITS.maxSockets),
  MAX_SOCKETS_PER_ADDRESS: setting(count(1, 1_000_000), 'sockets of one address', DEFAULT_GATEWAY_LIMITS.maxSocketsPerAddress),
  MAX_ATTENDEES_PER_ROOM: setting(count(1, 1_000_000), 'people in a room, and invitations of it', DEFAULT_ROOM_LIMITS.attendeesPerRoom),
  ARRIVE_WITHIN_MS: setting(
    count(5_000, 3_600_000),
    'milliseconds after which somebody who joined and never came in is forgotten',
    DEFAULT_ROOM_LIMITS.arriveWithinMs,
  ),
  KEEP_PLACE_MS: setting(
    count(10_000, 86_400_000),
    'milliseconds for which somebody who is away keeps the place',
    DEFAULT_ROOM_LIMITS.keepPlaceMs,
  ),
  MAX_MESSAGES_PER_ROOM: setting(count(1, 1_000_000), 'chat messages of a room', DEFAULT_ROOM_LIMITS.messagesPerRoom),
  MAX_MESSAGES_PER_ATTENDEE: setting(count(1, 1_000_000), 'chat messages of a client', DEFAULT_ROOM_LIMITS.messagesPerAttendee),
  MAX_APPOINTMENTS: setting(count(1, 100_000), 'appointments', DEFAULT_ROOM_LIMITS.appointments),
  MAX_MESSAGE_BYTES: setting(count(16_384, 16_777_216), 'bytes of a message over the socket', DEFAULT_GATEWAY_LIMITS.maxMessageBytes),
  MAX_BODY_BYTES: setting(count(16_384, 67_108_864), 'bytes of the body of a request', DEFAULT_HTTP_LIMITS.maxBodyBytes),
  MAX_REQUESTS_PER_SECOND: setting(count(1, 1_000_000), 'requests a second of one address', DEFAULT_HTTP_LIMITS.requestsPerSecond),
  ENTER_WITHIN_MS: setting(
    count(1_000, 600_000),
    'milliseconds after which a socket that enters no room is closed',
    DEFAULT_GATEWAY_LIMITS.enterWithinMs,
  ),
  RATE_LIMITS: setting(
    json(rateLimits, `a JSON object of { burst, perSecond } by ${Object.keys(RATE_LIMITS).join(', ')}`).optional(),
    'what is to differ of the rates, as JSON: { burst, perSecond } by group',
    '{}',
  ),
  LOG_LEVEL: setting(
    z.enum(['debug', 'info', 'warn', 'error'], 'debug, info, warn or error').default('info'),
    'debug, info, warn or error; one JSON line per step, on standard error',
  ),
});

/** The environment variables that are settings of a room server. */
export const ROOM_SETTING_NAMES: readonly string[] = Object.keys(environment.shape);
