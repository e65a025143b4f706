import { z } from 'zod';
import { areTrustedProxies, parseTrustedProxies } from '@vitrine/http-server';
import type { CookieScope } from '../cookies.ts';
import type { AppName, AppOrigins } from '../cross-app-link.ts';
import { embedOrigins } from './embed-origins.ts';
import { SessionError } from './session-error.ts';

/** What a server needs to know for sessions. One object per process: what visitors share is kept beside it. */
export interface SessionConfig {
  /** Base address of the Store API, with `/store-api`. */
  readonly storeApiEndpoint: string;
  readonly accessKey: string;
  /** Origin under which visitors see the shop: a domain of the sales channel. */
  readonly publicOrigin: string;
  /** Origin of each app: the same one, or sibling subdomains that share the cookie domain. */
  readonly origins: Readonly<Record<AppName, string>>;
  readonly cookies: CookieScope;
  /** Origins of payment providers that a store may send visitors to. Undefined: every https origin. */
  readonly paymentOrigins?: readonly string[] | undefined;
  /** Origins of other sites whose pages may hold a room in a frame. Left out: none. */
  readonly embedOrigins?: readonly string[] | undefined;
  /** Proxies whose `X-Forwarded-For` is believed, besides this machine: addresses and networks. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** Pages that one address may ask for in the long run, where it differs from the default. */
  readonly pagesPerSecond?: number | undefined;
  /** Limit of one call in ms. Default 10,000. */
  readonly timeoutMs: number;
  /** Milliseconds of which the answer to a refused log-in takes a multiple, and to a recovery exactly as many. Default 1,000. */
  readonly accountAnswerMs: number;
  /** Milliseconds for which shared catalogue facts count as fresh. Default 60,000. */
  readonly sharedFreshMs: number;
  /** Milliseconds for which they may be shown while newer ones are fetched. Default 3,600,000. */
  readonly sharedStaleMs: number;
  /** Where failures that yield empty or stale data are noted. It never gets a token. */
  readonly log: (message: string, error?: unknown) => void;
}

const origin = z
  .url({ protocol: /^https?$/, error: 'expected an origin such as https://shop.example' })
  .refine(
    (value) => URL.canParse(value) && new URL(value).origin === value.replace(/\/$/, ''),
    'expected an origin without path, such as https://shop.example',
  )
  .transform((value) => new URL(value).origin);

/** The settings of sessions, by the names of their environment variables. */
export const sessionEnvironment = z.object({
  STORE_API_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'expected the address of a Store API, such as https://shop.example/store-api' })
    .refine(
      (value) => URL.canParse(value) && new URL(value).pathname.replace(/\/$/, '').endsWith('/store-api'),
      'expected an address that ends with /store-api',
    )
    .transform((value) => value.replace(/(?<!\/)\/+$/, '')),
  STORE_API_ACCESS_KEY: z
    .string({ error: 'expected the access key of a sales channel' })
    .regex(/^SWSC[A-Z0-9]{22}$/, 'expected an access key of a sales channel: SWSC and 22 capitals or digits'),
  PUBLIC_ORIGIN: origin.default('http://localhost:3000'),
  SALES_ROOM_ORIGIN: origin.optional(),
  COOKIE_DOMAIN: z
    .string()
    .regex(/^\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'expected a domain such as shop.example, or leave it out')
    .optional(),
  PAYMENT_ORIGINS: z
    .string()
    .transform((value) =>
      value
        .split(/[\s,]+/)
        .filter((entry) => entry !== '')
        .map((entry) => entry.replace(/\/$/, '')),
    )
    .refine(
      (entries) =>
        entries.length > 0 &&
        entries.every((entry) => URL.canParse(entry) && new URL(entry).protocol === 'https:' && new URL(entry).origin === entry),
      'expected https origins with commas between them, such as https://www.paypal.com,https://pay.example, or leave it out',
    )
    .optional(),
  EMBED_ORIGINS: embedOrigins.optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform(parseTrustedProxies)
    .refine(areTrustedProxies, 'expected addresses and networks with commas between them, such as 10.0.0.5,10.1.0.0/16, or leave it out')
    .optional(),
  MAX_PAGES_PER_SECOND: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'expected a number from 1 to 1000000, or leave it out')
    .transform(Number)
    .optional(),
  ACCOUNT_ANSWER_MS: z.coerce
    .number({ error: 'expected milliseconds' })
    .int('expected whole milliseconds')
    .min(100, 'expected 100 at least')
    .max(9_000, 'expected 9000 at most: pages wait ten seconds')
    .default(1_000),
});

/**
 * Reads the settings of sessions.
 * @throws SessionError `ENVIRONMENT`, naming each wrong variable and what is expected.
 */
export function readSessionConfig(
  env: Readonly<Record<string, string | undefined>>,
  overrides: Partial<Pick<SessionConfig, 'timeoutMs' | 'accountAnswerMs' | 'sharedFreshMs' | 'sharedStaleMs' | 'log'>> = {},
): SessionConfig {
  // A variable that is set to nothing is one that is left out: shells and .env files write it so.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = sessionEnvironment.safeParse(given);
  if (!result.success) {
    throw new SessionError('ENVIRONMENT', result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const settings = result.data;
  const origins = { storefront: settings.PUBLIC_ORIGIN, 'sales-room': settings.SALES_ROOM_ORIGIN ?? settings.PUBLIC_ORIGIN };
  const domain = settings.COOKIE_DOMAIN?.replace(/^\./, '').toLowerCase() ?? sharedParent(origins);
  const wrong = wrongOrigins(origins, domain);
  if (wrong) throw new SessionError('ENVIRONMENT', wrong);
  return {
    storeApiEndpoint: settings.STORE_API_ENDPOINT,
    accessKey: settings.STORE_API_ACCESS_KEY,
    publicOrigin: settings.PUBLIC_ORIGIN,
    origins,
    cookies: { secure: settings.PUBLIC_ORIGIN.startsWith('https:'), domain },
    paymentOrigins: settings.PAYMENT_ORIGINS,
    embedOrigins: settings.EMBED_ORIGINS,
    trustedProxies: settings.TRUSTED_PROXIES,
    pagesPerSecond: settings.MAX_PAGES_PER_SECOND,
    timeoutMs: 10_000,
    accountAnswerMs: settings.ACCOUNT_ANSWER_MS,
    sharedFreshMs: 60_000,
    sharedStaleMs: 3_600_000,
    log: (message, error) => console.error(error instanceof Error ? `${message}: ${error.message}` : message),
    ...overrides,
  };
}

/**
 * The domain that two hosts have in common, by two labels at least; undefined for one host, and where there is none.
 * Browsers refuse cookies of a public suffix such as `co.uk`, so that a wrong guess shares nothing with strangers.
 */
function sharedParent(origins: Readonly<Record<AppName, string>>): string | undefined {
  const [shop = '', room = ''] = [origins.storefront, origins['sales-room']].map((address) => new URL(address).hostname);
  if (shop === room || /^[\d.]+$|^\[/.test(shop)) return undefined;
  const labels = shop.split('.');
  const parent = labels.map((_, index) => labels.slice(index).join('.')).find((name) => room === name || room.endsWith(`.${name}`));
  return parent?.includes('.') ? parent : undefined;
}

/** Why the apps' origins and the cookie domain don't fit together; undefined where they do. */
function wrongOrigins(origins: Readonly<Record<AppName, string>>, domain: string | undefined): string | undefined {
  const [shop, room] = [new URL(origins.storefront), new URL(origins['sales-room'])];
  for (const [name, { hostname }] of [
    ['PUBLIC_ORIGIN', shop],
    ['SALES_ROOM_ORIGIN', room],
  ] as const) {
    if (domain && hostname !== domain && !hostname.endsWith(`.${domain}`))
      return `COOKIE_DOMAIN: expected a domain that ${hostname} (${name}) belongs to, got ${domain}`;
  }
  if (shop.protocol !== room.protocol)
    return `SALES_ROOM_ORIGIN: expected ${shop.protocol}// like PUBLIC_ORIGIN, since both share their cookies`;
  if (!domain && shop.hostname !== room.hostname)
    return `SALES_ROOM_ORIGIN: expected a host that shares a parent domain with ${shop.hostname} (PUBLIC_ORIGIN), since both share their cookies`;
  return undefined;
}

/** The origins of both apps for links between them; empty on one origin, where paths do. */
export function appOriginsOf(config: SessionConfig): AppOrigins {
  return config.origins.storefront === config.origins['sales-room'] ? {} : config.origins;
}

/** Every origin that pages of the product have. */
export function ownOriginsOf(config: SessionConfig): readonly string[] {
  return [...new Set(Object.values(config.origins))];
}
