import { parseArgs } from 'node:util';
import { z } from 'zod';
import { PRODUCTS } from './catalogue/index.ts';
import type { DemoStoreOptions } from './index.ts';
import { DEFAULT_SETTINGS, type ShopSettings } from './server/settings.ts';
import { DEFAULT_SHOPWARE_VERSION, SHOPWARE_VERSIONS } from './server/shopware-version.ts';
import { parseTraits, TRAIT_LIST, unknownTraits } from './traits/traits.ts';

/** What can be switched at the start: by a flag (`--name`, `--no-name`) or by its variable (`true`, `false`). */
interface Switch {
  flag: string;
  variable: string;
  about: string;
  setting: keyof ShopSettings | 'outboxPage';
}

const SWITCHES: readonly Switch[] = [
  {
    flag: 'double-opt-in',
    variable: 'DEMO_STORE_DOUBLE_OPT_IN',
    setting: 'doubleOptIn',
    about: 'new accounts are confirmed through the link in a mail',
  },
  {
    flag: 'newsletter-double-opt-in',
    variable: 'DEMO_STORE_NEWSLETTER_DOUBLE_OPT_IN',
    setting: 'newsletterDoubleOptIn',
    about: 'newsletter subscriptions of visitors are confirmed through the link in a mail',
  },
  {
    flag: 'data-protection',
    variable: 'DEMO_STORE_DATA_PROTECTION',
    setting: 'dataProtectionRequired',
    about: 'registration demands that the privacy terms are accepted',
  },
  { flag: 'wishlist', variable: 'DEMO_STORE_WISHLIST', setting: 'wishlist', about: 'customers may keep a wish list' },
  {
    flag: 'rate-limits',
    variable: 'DEMO_STORE_RATE_LIMITS',
    setting: 'rateLimits',
    about: 'sign-in, recovery and forms wait after too many tries',
  },
  { flag: 'maintenance', variable: 'DEMO_STORE_MAINTENANCE', setting: 'maintenance', about: 'every call answers 503' },
  { flag: 'active', variable: 'DEMO_STORE_ACTIVE', setting: 'active', about: 'off: the sales channel is unknown, every call answers 412' },
  {
    flag: 'outbox',
    variable: 'DEMO_STORE_OUTBOX',
    setting: 'outboxPage',
    about: 'the page that shows all mails, and with them links that open accounts',
  },
];

const VARIABLES = [
  ['HOST', '127.0.0.1', 'address to listen on'],
  ['DEMO_STORE_PORT', '3004', 'port to listen on; 0: any free one'],
  ['DEMO_STORE_PAGES_PORT', 'the next one', 'port of the pages that browsers see, where no API is'],
  ['PUBLIC_ORIGIN', 'http://localhost:3000', 'under which browsers reach the shop'],
  ['DEMO_STORE_PRODUCTS', String(PRODUCTS.least), `how many products there are, up to ${PRODUCTS.most}; also --products N`],
  ['DEMO_STORE_SHOPWARE', DEFAULT_SHOPWARE_VERSION, `which Shopware it is: ${SHOPWARE_VERSIONS.join(' or ')}; also --shopware VERSION`],
  ['DEMO_STORE_TRAITS', 'none', `what is as in a real shop: ${TRAIT_LIST}; also --traits LIST`],
  ['DATA_DIR', '.data', 'folder of the database; :memory: keeps nothing'],
] as const;

export function helpText(): string {
  const initial = (entry: Switch): string =>
    entry.setting === 'outboxPage' ? 'on where the public origin is this machine’s' : DEFAULT_SETTINGS[entry.setting] ? 'on' : 'off';
  const rows = (lines: readonly (readonly [string, string])[]): string[] => {
    const width = Math.max(...lines.map(([name]) => name.length));
    return lines.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`);
  };
  return [
    'Usage: demo-store [options]',
    '',
    'A shop that speaks the Store API, for development, demonstrations and tests.',
    '',
    'Options (each can be turned around: --no-wishlist):',
    ...rows([
      ...SWITCHES.map((entry) => [`--${entry.flag}`, `${entry.about} (${initial(entry)}; ${entry.variable})`] as const),
      ['--help', 'this text'] as const,
    ]),
    '',
    'Variables:',
    ...rows(VARIABLES.map(([name, fallback, about]) => [name, `${about} (${fallback})`] as const)),
  ].join('\n');
}

const SWITCH_VALUE = z.enum(['true', 'false'], { error: 'expected true or false' }).optional();

const TRAIT_NAMES = z
  .string()
  .refine((list) => unknownTraits(list).length === 0, `expected ${TRAIT_LIST}`)
  .transform(parseTraits)
  .optional();

const VERSION = z.enum(SHOPWARE_VERSIONS, { error: `expected ${SHOPWARE_VERSIONS.join(' or ')}` }).optional();

const PRODUCT_COUNT = z.coerce
  .number({ error: `expected a number from ${PRODUCTS.least} to ${PRODUCTS.most}` })
  .int()
  .min(PRODUCTS.least)
  .max(PRODUCTS.most)
  .optional();

const ENVIRONMENT = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  DEMO_STORE_PORT: z.coerce.number().int().min(0).max(65_535).default(3004),
  DEMO_STORE_PAGES_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  PUBLIC_ORIGIN: z
    .string()
    .refine(
      (value) => /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value,
      'expected an origin without path or slash at the end, e.g. http://localhost:3000',
    )
    .default('http://localhost:3000'),
  DATA_DIR: z.string().min(1).default('.data'),
  DEMO_STORE_PRODUCTS: PRODUCT_COUNT,
  DEMO_STORE_SHOPWARE: VERSION,
  DEMO_STORE_TRAITS: TRAIT_NAMES,
});

/** What to do, as asked by arguments and environment; a wrong one is told by its name. */
export type Command = { kind: 'start'; options: DemoStoreOptions } | { kind: 'help' } | { kind: 'refuse'; problems: string[] };

export function readCommand(args: string[], env: Readonly<Record<string, string | undefined>>): Command {
  let flags: Record<string, boolean | string | undefined>;
  try {
    const switches = Object.fromEntries([...SWITCHES.map(({ flag }) => flag), 'help'].map((flag) => [flag, { type: 'boolean' as const }]));
    flags = parseArgs({
      args,
      options: { ...switches, products: { type: 'string' }, shopware: { type: 'string' }, traits: { type: 'string' } },
      allowNegative: true,
      strict: true,
    }).values as Record<string, boolean | string | undefined>;
  } catch (error) {
    return { kind: 'refuse', problems: [error instanceof Error ? error.message : String(error)] };
  }
  if (flags['help'] === true) return { kind: 'help' };

  const products = PRODUCT_COUNT.safeParse(flags['products']);
  if (!products.success) return { kind: 'refuse', problems: products.error.issues.map((issue) => `--products: ${issue.message}`) };
  const version = VERSION.safeParse(flags['shopware']);
  if (!version.success) return { kind: 'refuse', problems: version.error.issues.map((issue) => `--shopware: ${issue.message}`) };
  const named = TRAIT_NAMES.safeParse(flags['traits']);
  if (!named.success) return { kind: 'refuse', problems: named.error.issues.map((issue) => `--traits: ${issue.message}`) };
  const parsed = ENVIRONMENT.safeParse(env);
  const switches = z.object(Object.fromEntries(SWITCHES.map(({ variable }) => [variable, SWITCH_VALUE]))).safeParse(env);
  if (!parsed.success || !switches.success) {
    const issues = [...(parsed.error?.issues ?? []), ...(switches.error?.issues ?? [])];
    return { kind: 'refuse', problems: issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) };
  }
  const {
    HOST,
    DEMO_STORE_PORT,
    DEMO_STORE_PAGES_PORT = DEMO_STORE_PORT === 0 ? 0 : DEMO_STORE_PORT + 1,
    PUBLIC_ORIGIN,
    DATA_DIR,
    DEMO_STORE_PRODUCTS,
    DEMO_STORE_SHOPWARE,
    DEMO_STORE_TRAITS,
  } = parsed.data;
  const count = products.data ?? DEMO_STORE_PRODUCTS;
  const shopware = version.data ?? DEMO_STORE_SHOPWARE;
  const traits = named.data ?? DEMO_STORE_TRAITS;

  const settings: Partial<ShopSettings> = {};
  let outboxPage: boolean | undefined;
  for (const { flag, variable, setting } of SWITCHES) {
    const given = flags[flag];
    const text = switches.data[variable];
    const value = typeof given === 'boolean' ? given : text === undefined ? undefined : text === 'true';
    if (value === undefined) continue;
    if (setting === 'outboxPage') outboxPage = value;
    else settings[setting] = value;
  }
  return {
    kind: 'start',
    options: {
      host: HOST,
      port: DEMO_STORE_PORT,
      pagesPort: DEMO_STORE_PAGES_PORT,
      publicOrigin: PUBLIC_ORIGIN,
      dataDir: DATA_DIR,
      settings,
      ...(count === undefined ? {} : { products: count }),
      ...(shopware === undefined ? {} : { shopware }),
      ...(traits === undefined ? {} : { traits }),
      ...(outboxPage === undefined ? {} : { outboxPage }),
    },
  };
}
