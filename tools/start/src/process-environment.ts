import { sessionEnvironment } from '@vitrine/session/server';
import { startEnvironment } from './environment.ts';
import type { FrontTarget } from './front-proxy.ts';

/** Settings of the room server alone; the start hands them on as they are. */
export const ROOM_SERVER_SETTINGS: readonly string[] = [
  'DATABASE_URL',
  'DATABASE_CONNECTIONS',
  'SESSION_SECRET',
  'ADMIN_API_ENDPOINT',
  'REDIS_URL',
  'SERVER_LEASE_MS',
  'MEDIASOUP_WORKER_BIN',
  'MEDIA_WORKERS',
  'MEDIA_LISTEN_IP',
  'MEDIA_ANNOUNCED_ADDRESS',
  'MEDIA_PORT',
  'MEDIA_ATTENDEES_PER_WORKER',
  'MEDIA_MAX_INCOMING_BITRATE',
  'MEDIA_MAX_OUTGOING_BITRATE',
  'MEDIA_RESUME_WINDOW_MS',
  'MEDIA_MAX_TRANSPORTS',
  'MEDIA_MAX_CONSUMERS',
  'ICE_SERVERS',
  'TURN_URLS',
  'TURN_SECRET',
  'TURN_CREDENTIAL_LIFETIME_S',
  'SHOP_PAGES',
  'METRICS_HOST',
  'METRICS_PORT',
  'MAX_SOCKETS',
  'MAX_SOCKETS_PER_ADDRESS',
  'MAX_ATTENDEES_PER_ROOM',
  'MAX_MESSAGES_PER_ROOM',
  'MAX_MESSAGES_PER_ATTENDEE',
  'MAX_APPOINTMENTS',
  'MAX_MESSAGE_BYTES',
  'MAX_BODY_BYTES',
  'MAX_REQUESTS_PER_SECOND',
  'ENTER_WITHIN_MS',
  'ARRIVE_WITHIN_MS',
  'KEEP_PLACE_MS',
  'RATE_LIMITS',
  'LOG_LEVEL',
];

const SESSION_SETTINGS = Object.keys(sessionEnvironment.shape);
const STORE_SETTING = /^DEMO_STORE_/;
/** What a person gives the doctor, not the product. */
const OTHER_SECRETS = ['STORE_API_CUSTOMER_PASSWORD'];

const NEEDED: Readonly<Record<FrontTarget, readonly string[]>> = {
  storefront: [
    ...SESSION_SETTINGS,
    'HOST',
    'STOREFRONT_PORT',
    'INDEXABLE',
    'ASK_A_GUIDE',
    'REDIRECTS_FILE',
    'BRAND',
    'PSEUDO_LOCALE',
    'PAGE_CACHE_MB',
    'PAGE_CACHE_TOKEN',
  ],
  'sales-room': [...SESSION_SETTINGS, 'HOST', 'SALES_ROOM_PORT', 'SALES_ROOM_SERVER_PORT', 'PSEUDO_LOCALE', 'BRAND'],
  'sales-room-server': [...SESSION_SETTINGS, 'HOST', 'SALES_ROOM_SERVER_PORT', 'DATA_DIR', 'EXTRA_LOCALES', ...ROOM_SERVER_SETTINGS],
  'demo-store': ['HOST', 'PUBLIC_ORIGIN', 'DATA_DIR'],
};

/** Every setting of the product, whoever needs it. */
const SETTINGS = new Set([
  ...Object.keys(startEnvironment.shape),
  ...SESSION_SETTINGS,
  ...ROOM_SERVER_SETTINGS,
  ...OTHER_SECRETS,
  'EXTRA_LOCALES',
]);

/**
 * The environment of one process: of the product's settings those that it needs, so that no secret lies where it is no
 * use; of other variables (`PATH`, `NODE_OPTIONS`, `HTTPS_PROXY` …) all.
 */
export function environmentOf(name: FrontTarget, env: Readonly<NodeJS.ProcessEnv>): NodeJS.ProcessEnv {
  const isMeant = (variable: string) => {
    if (STORE_SETTING.test(variable)) return name === 'demo-store';
    return !SETTINGS.has(variable) || NEEDED[name].includes(variable);
  };
  return Object.fromEntries(Object.entries(env).filter(([variable]) => isMeant(variable)));
}
