import { resolve } from 'node:path';
import { z } from 'zod';
import { readRedirectsFile } from '@vitrine/app-shell/app-server';
import { ACCESS_KEY, SHOPWARE_VERSIONS, TRAIT_LIST, unknownTraits } from '@vitrine/demo-store';
import { areTrustedProxies, parseTrustedProxies } from '@vitrine/http-server';
import { embedOrigins, isSessionError } from '@vitrine/session/server';
import { StartError } from './start-error.ts';

const portNumber = z
  .string()
  .regex(/^\d+$/, 'expected a port number from 1 to 65535')
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535, 'expected a port number from 1 to 65535');
const port = (fallback: number) => portNumber.default(fallback);

const parses = (value: string, check: (url: URL) => boolean) => URL.canParse(value) && check(new URL(value));
const isHttp = (url: URL) => url.protocol === 'http:' || url.protocol === 'https:';

const isJson = (check: (value: unknown) => boolean) => (text: string) => {
  try {
    return check(JSON.parse(text));
  } catch {
    return false;
  }
};

/**
 * The variables that this program reads. Those of the room server alone go on to it as they are, and it checks them.
 * `.env.example` lists all, with what each does.
 */
export const startEnvironment = z.object({
  PUBLIC_ORIGIN: z
    .string()
    .refine(
      (value) => parses(value, (url) => isHttp(url) && url.origin === value.replace(/\/$/, '')),
      'expected an origin without path, such as https://shop.example',
    )
    .transform((value) => value.replace(/\/$/, ''))
    .optional(),
  SALES_ROOM_ORIGIN: z
    .string()
    .refine(
      (value) => parses(value, (url) => isHttp(url) && url.origin === value.replace(/\/$/, '')),
      'expected an origin without path, such as https://rooms.shop.example, or leave it out',
    )
    .transform((value) => value.replace(/\/$/, ''))
    .optional(),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'expected an address to listen on, such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  TRUSTED_PROXIES: z
    .string()
    .transform(parseTrustedProxies)
    .refine(areTrustedProxies, 'expected addresses and networks with commas between them, such as 10.0.0.5,10.1.0.0/16, or leave it out')
    .optional(),
  PORT: port(3000),
  STOREFRONT_PORT: port(3001),
  SALES_ROOM_PORT: port(3002),
  SALES_ROOM_SERVER_PORT: port(3003),
  DEMO_STORE_PORT: port(3004),
  DEMO_STORE_PAGES_PORT: portNumber.optional(),
  DEMO_STORE_SHOPWARE: z.enum(SHOPWARE_VERSIONS, { error: `expected ${SHOPWARE_VERSIONS.join(' or ')}; or leave it out` }).optional(),
  DEMO_STORE_TRAITS: z
    .string()
    .refine((list) => unknownTraits(list).length === 0, `expected ${TRAIT_LIST}; or leave it out`)
    .optional(),
  STORE_API_ENDPOINT: z
    .string()
    .refine(
      (value) => parses(value, (url) => isHttp(url) && /\/store-api\/?$/.test(url.pathname)),
      'expected the address of a Store API, such as https://shop.example/store-api',
    )
    .transform((value) => value.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  STORE_API_ACCESS_KEY: z
    .string()
    .regex(/^SWSC[A-Z0-9]{22}$/, 'expected an access key of a sales channel: SWSC and 22 capitals or digits')
    .optional(),
  ADMIN_API_ENDPOINT: z
    .string()
    .refine((value) => parses(value, isHttp), 'expected the address of an Admin API, such as https://shop.example/api')
    .transform((value) => value.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .refine(
      (value) => parses(value, (url) => url.protocol === 'postgres:' || url.protocol === 'postgresql:'),
      'expected a PostgreSQL address, such as postgres://localhost/vitrine, or leave it out',
    )
    .optional(),
  COOKIE_DOMAIN: z
    .string()
    .regex(/^\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'expected a domain such as shop.example, or leave it out')
    .optional(),
  PAYMENT_ORIGINS: z
    .string()
    .refine(
      (value) =>
        value
          .split(/[\s,]+/)
          .filter(Boolean)
          .every((entry) => parses(entry, (url) => url.protocol === 'https:' && url.origin === entry.replace(/\/$/, ''))),
      'expected https origins with commas between them, such as https://pay.example, or leave it out',
    )
    .optional(),
  EMBED_ORIGINS: embedOrigins.optional(),
  ACCOUNT_ANSWER_MS: z.coerce
    .number({ error: 'expected milliseconds' })
    .int('expected whole milliseconds')
    .min(100, 'expected 100 at least')
    .max(9_000, 'expected 9000 at most')
    .default(1_000),
  MAX_PAGES_PER_SECOND: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'expected a number from 1 to 1000000, or leave it out')
    .optional(),
  PAGE_CACHE_MB: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'expected megabytes from 1 to 99999, or leave it out')
    .optional(),
  PAGE_CACHE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{32,}$/, 'expected 32 characters at least, without spaces, or leave it out')
    .optional(),
  INDEXABLE: z.enum(['true', 'false'], { error: 'expected true or false' }).default('false'),
  ASK_A_GUIDE: z.enum(['true', 'false'], { error: 'expected true or false' }).default('true'),
  REDIRECTS_FILE: z.string().optional(),
  BRAND: z.string().optional(),
  PSEUDO_LOCALE: z.enum(['rtl', 'long'], { error: 'expected rtl or long, or leave it out' }).optional(),
  MEDIASOUP_WORKER_BIN: z.string().optional(),
  MEDIA_LISTEN_IP: z.union([z.ipv4(), z.ipv6()], { error: 'expected an IP address to listen on for audio and video' }).default('127.0.0.1'),
  MEDIA_ANNOUNCED_ADDRESS: z
    .string()
    .regex(/^[\w.:-]+$/, 'expected the IP address or host name that browsers reach')
    .optional(),
  MEDIA_PORT: port(20_000),
  MEDIA_WORKERS: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'expected the number of media workers, from 1')
    .optional(),
  ICE_SERVERS: z
    .string()
    .refine(
      isJson((value) => Array.isArray(value)),
      'expected a JSON list of { urls, username?, credential? }',
    )
    .optional(),
  SHOP_PAGES: z
    .string()
    .refine(
      isJson((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
      'expected a JSON object of CMS page ids by shop page name',
    )
    .optional(),
  SESSION_SECRET: z.string().min(32, 'expected 32 characters or more, or leave it out').optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error'], { error: 'expected debug, info, warn or error' }).default('info'),
});

type Parsed = z.infer<typeof startEnvironment>;

/** The settings of a start, checked and complete. */
export interface StartSettings extends Omit<Parsed, 'PUBLIC_ORIGIN' | 'DEMO_STORE_PAGES_PORT'> {
  readonly PUBLIC_ORIGIN: string;
  readonly DEMO_STORE_PAGES_PORT: number;
  /** The store is the one that comes with the product. */
  readonly embeddedStore: boolean;
}

const PORT_NAMES = [
  'PORT',
  'STOREFRONT_PORT',
  'SALES_ROOM_PORT',
  'SALES_ROOM_SERVER_PORT',
  'DEMO_STORE_PORT',
  'DEMO_STORE_PAGES_PORT',
] as const;

/** Names of the variables that hold a TCP port, in the order of the processes. */
export type PortName = (typeof PORT_NAMES)[number];

/** The ports that a start needs, with the variable that changes each. */
export function portsOf(settings: StartSettings): { name: PortName; port: number; host: string }[] {
  const names = settings.embeddedStore ? PORT_NAMES : PORT_NAMES.filter((name) => !name.startsWith('DEMO_STORE'));
  return names.map((name) => ({ name, port: settings[name], host: name === 'PORT' ? settings.HOST : '127.0.0.1' }));
}

/**
 * Reads and checks the environment.
 * @param root Folder that a relative `DATA_DIR` or `REDIRECTS_FILE` begins at.
 * @throws StartError `ENVIRONMENT`, with a line for each variable that is wrong.
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>, root: string): StartSettings {
  // A variable that is set to nothing is one that is left out: shells and .env files write it so.
  const given = Object.fromEntries(Object.keys(startEnvironment.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const result = startEnvironment.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => {
      const name = issue.path.join('.');
      const isSecret = /_KEY$|SECRET|^DATABASE_URL$|^ICE_SERVERS$/.test(name);
      return `${name}: ${issue.message}${isSecret ? '' : `, got ${JSON.stringify(given[name])}`}`;
    });
    throw new StartError('ENVIRONMENT', lines.join('\n'));
  }
  const values = result.data;
  const embeddedStore = values.STORE_API_ENDPOINT === undefined;
  const wrong: string[] = [];
  if (!embeddedStore && !values.STORE_API_ACCESS_KEY)
    wrong.push('STORE_API_ACCESS_KEY: expected the access key of the sales channel, since STORE_API_ENDPOINT is set');
  if (!embeddedStore && !values.ADMIN_API_ENDPOINT)
    wrong.push(
      'ADMIN_API_ENDPOINT: expected the address of the Admin API, such as https://shop.example/api, since STORE_API_ENDPOINT is set',
    );
  if (embeddedStore && values.ADMIN_API_ENDPOINT)
    wrong.push('STORE_API_ENDPOINT: expected the address of the Store API, since ADMIN_API_ENDPOINT is set');
  const settings: StartSettings = {
    ...values,
    PUBLIC_ORIGIN: values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`,
    DEMO_STORE_PAGES_PORT: values.DEMO_STORE_PAGES_PORT ?? values.DEMO_STORE_PORT + 1,
    DATA_DIR: resolve(root, values.DATA_DIR),
    ...(values.REDIRECTS_FILE === undefined ? {} : { REDIRECTS_FILE: resolve(root, values.REDIRECTS_FILE) }),
    embeddedStore,
    ...(embeddedStore
      ? {
          STORE_API_ENDPOINT: `http://127.0.0.1:${values.DEMO_STORE_PORT}/store-api`,
          STORE_API_ACCESS_KEY: values.STORE_API_ACCESS_KEY ?? ACCESS_KEY,
          ADMIN_API_ENDPOINT: `http://127.0.0.1:${values.DEMO_STORE_PORT}/api`,
        }
      : {}),
  };
  const redirects = redirectsFault(settings.REDIRECTS_FILE);
  if (redirects !== undefined) wrong.push(redirects);
  const taken = new Map<number, string>();
  for (const { name, port: number } of portsOf(settings)) {
    const other = taken.get(number);
    if (other) wrong.push(`${name}: expected a port of its own, ${number} is ${other}'s`);
    taken.set(number, name);
  }
  if (wrong.length > 0) throw new StartError('ENVIRONMENT', wrong.join('\n'));
  return settings;
}

/** What is wrong with the redirect list, which the storefront would say only after everything else has started. */
function redirectsFault(file: string | undefined): string | undefined {
  try {
    readRedirectsFile(file);
    return undefined;
  } catch (error) {
    if (isSessionError(error)) return error.message;
    throw error;
  }
}

/** The settings as the environment of the processes, which listen on loopback behind the front. */
export function childEnvironment(settings: StartSettings): Record<string, string> {
  const env: Record<string, string> = {};
  for (const name of Object.keys(startEnvironment.shape) as (keyof Parsed)[]) {
    const value = settings[name];
    if (value !== undefined) env[name] = String(value);
  }
  return { ...env, HOST: '127.0.0.1' };
}
