import type { StartSettings } from './environment.ts';

/** Something about the settings that a stranger could use, and what to do about it. */
export interface EnvironmentFinding {
  /** Stable, such as `plain-http`. */
  readonly id: string;
  readonly title: string;
  readonly remedy: string;
}

const LOOPBACK = /^(?:localhost|.*\.localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/;
/** Texts that stand in instructions and examples everywhere. */
const KNOWN_SECRET = /change.?me|secret|password|example|12345678|abcdefgh|0{8}|vitrine/i;
const KNOWN_PASSWORDS = new Set(['', 'postgres', 'password', 'root', 'admin', 'vitrine', 'secret', '123456']);
/** Different characters that 32 random ones have at least. */
const VARIETY = 10;

const isLocal = (host: string) => LOOPBACK.test(host);

function hasStaticTurn(iceServers: string | undefined): boolean {
  const entries = iceServers === undefined ? [] : (JSON.parse(iceServers) as { urls?: unknown; credential?: unknown }[]);
  return entries.some(
    ({ urls, credential }) => credential !== undefined && [urls].flat().some((url) => typeof url === 'string' && /^turns?:/.test(url)),
  );
}

/** A server elsewhere that lets anybody in, or whoever knows the password that everybody knows. */
function isOpenServer(address: string | undefined, isOpenPassword: (password: string, user: string) => boolean): boolean {
  if (!address || !URL.canParse(address)) return false;
  const { hostname, password, username } = new URL(address);
  return !isLocal(hostname) && isOpenPassword(decodeURIComponent(password), decodeURIComponent(username));
}

/**
 * What the settings of a start leave open. Nothing is refused for it: each has its place, on a machine of one's own.
 * @param env The environment, for settings that the start hands on as they are.
 */
export function checkEnvironment(settings: StartSettings, env: Readonly<Record<string, string | undefined>> = {}): EnvironmentFinding[] {
  const origins = [settings.PUBLIC_ORIGIN, settings.SALES_ROOM_ORIGIN ?? settings.PUBLIC_ORIGIN].map((origin) => new URL(origin));
  const isOpenHost = !isLocal(settings.HOST);
  const isPublic = origins.some(({ hostname }) => !isLocal(hostname));
  const findings: EnvironmentFinding[] = [];
  const find = (isFound: boolean, id: string, title: string, remedy: string) => {
    if (isFound) findings.push({ id, title, remedy });
  };

  find(
    origins.some(({ protocol, hostname }) => protocol === 'http:' && !isLocal(hostname)),
    'plain-http',
    'The public origin is plain HTTP: passwords and sessions go over the network for all to read, and browsers give no camera and microphone',
    'Put a proxy with a certificate before the product, and set PUBLIC_ORIGIN (and SALES_ROOM_ORIGIN) to the https address.',
  );
  find(
    isOpenHost && isPublic && settings.TRUSTED_PROXIES === undefined,
    'trusted-proxies',
    'Other machines reach the front, and no proxy is trusted: behind a proxy all visitors count as one address, and its limits hit them together',
    'Set TRUSTED_PROXIES to the addresses of the proxies before it (10.0.0.5,10.1.0.0/16); or, with the proxy on this machine, HOST to 127.0.0.1.',
  );
  find(
    settings.embeddedStore && (isOpenHost || isPublic),
    'demo-accounts',
    'The embedded store and its accounts, whose passwords everybody knows, can be reached from other machines',
    'For anything but a demonstration among friends set STORE_API_ENDPOINT, STORE_API_ACCESS_KEY and ADMIN_API_ENDPOINT to your Shopware.',
  );
  find(
    hasStaticTurn(settings.ICE_SERVERS),
    'turn-credentials',
    'ICE_SERVERS holds a password of a TURN server, which every guest of a room is told and may use for good',
    'Give the TURN server a secret of which passwords that end are made: TURN_SECRET and TURN_URLS.',
  );
  find(
    settings.SESSION_SECRET !== undefined &&
      (KNOWN_SECRET.test(settings.SESSION_SECRET) || new Set(settings.SESSION_SECRET).size < VARIETY),
    'session-secret',
    'SESSION_SECRET can be guessed, and with it the tokens of guides that the database holds can be read',
    'Make one at random, for example with: openssl rand -hex 32. Guides sign in once more.',
  );
  find(
    isOpenServer(settings.DATABASE_URL, (password, user) => KNOWN_PASSWORDS.has(password.toLowerCase()) || password === user),
    'database-password',
    'The password in DATABASE_URL is none, or one that everybody tries first',
    'Set a random one at the database, and let only this machine in.',
  );
  find(
    isOpenServer(env['REDIS_URL'], (password) => KNOWN_PASSWORDS.has(password.toLowerCase())),
    'redis-password',
    'REDIS_URL is a server elsewhere without a password, or with one that everybody tries first: whoever reaches it speaks to all rooms',
    'Set a random one (requirepass, or an account), and let only the room servers in.',
  );
  return findings;
}

/** One finding as lines for a terminal. */
export function findingLines({ id, title, remedy }: EnvironmentFinding): string[] {
  return [`! ${title}  [${id}]`, `  → ${remedy}`];
}
