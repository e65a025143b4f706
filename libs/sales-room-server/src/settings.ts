import { availableParallelism } from 'node:os';
import { z } from 'zod';
import type { MediaOptions } from './media/media-workers.ts';
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
  logLevel: 'debug' | 'info' | 'warn' | 'error';
}

const port = (fallback: number) => z.coerce.number('a port').int('a port').min(0, 'a port').max(65_535, 'a port').default(fallback);
const address = (expected: string) => z.url({ protocol: /^https?$/, error: expected }).transform((value) => value.replace(/\/+$/, ''));
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

const iceServers = z.array(z.object({ urls: z.array(z.string().regex(/^(stun|turn|turns):/)).min(1), username: z.string().optional(), credential: z.string().optional() }));

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  SALES_ROOM_SERVER_PORT: port(3003),
  PUBLIC_ORIGIN: address('an origin such as https://shop.example').default('http://localhost:3000'),
  SALES_ROOM_ORIGIN: address('an origin such as https://rooms.shop.example').optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'an address such as postgres://user:password@host/database').optional(),
  SESSION_SECRET: z.string().min(32, '32 characters or more').optional(),
  ADMIN_API_ENDPOINT: address('the address of an Admin API, such as https://shop.example/api').optional(),
  MEDIASOUP_WORKER_BIN: z.string().default('none'),
  MEDIA_WORKERS: z.coerce.number('a number from 1').int('a number from 1').min(1, 'a number from 1').optional(),
  MEDIA_LISTEN_IP: z.union([z.ipv4('an IP address'), z.ipv6('an IP address')]).default('127.0.0.1'),
  MEDIA_ANNOUNCED_ADDRESS: z.string().optional(),
  MEDIA_PORT: port(40_000),
  ICE_SERVERS: json(iceServers, 'a JSON list of { urls, username?, credential? }').optional(),
  SHOP_PAGES: json(z.record(z.string(), z.string().regex(/^[0-9a-f]{32}$/, 'the id of a CMS page')), 'a JSON object of CMS page ids by shop page name').optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
});

/** Reads the settings; a wrong one is refused with its name and what is expected. */
export function readServerSettings(variables: Readonly<Record<string, string | undefined>>): ServerSettings {
  // A variable that is set to nothing is one that is left out: shells and .env files write it so.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new Error(parsed.error.issues.map(({ path, message }) => `${path[0]?.toString() ?? 'environment'}: expected ${message}`).join('\n'));
  const env = parsed.data;
  return {
    host: env.HOST,
    port: env.SALES_ROOM_SERVER_PORT,
    publicOrigin: new URL(env.SALES_ROOM_ORIGIN ?? env.PUBLIC_ORIGIN).origin,
    storage: { directory: env.DATA_DIR, ...(env.DATABASE_URL === undefined ? {} : { databaseUrl: env.DATABASE_URL }) },
    ...(env.SESSION_SECRET === undefined ? {} : { sessionSecret: env.SESSION_SECRET }),
    ...(env.ADMIN_API_ENDPOINT === undefined ? {} : { adminApiEndpoint: env.ADMIN_API_ENDPOINT }),
    media: {
      workerBin: env.MEDIASOUP_WORKER_BIN === 'none' ? undefined : env.MEDIASOUP_WORKER_BIN,
      workers: env.MEDIA_WORKERS ?? availableParallelism(),
      listenIp: env.MEDIA_LISTEN_IP,
      announcedAddress: env.MEDIA_ANNOUNCED_ADDRESS,
      port: env.MEDIA_PORT,
      iceServers: (env.ICE_SERVERS ?? []).map(({ urls, username, credential }) => ({ urls, ...(username === undefined ? {} : { username }), ...(credential === undefined ? {} : { credential }) })),
    },
    shopPages: env.SHOP_PAGES ?? {},
    logLevel: env.LOG_LEVEL,
  };
}
