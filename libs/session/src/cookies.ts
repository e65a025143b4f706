/** Seconds in 365 days: how long session and locale cookies last. */
const SESSION_COOKIE_MAX_AGE = 31_536_000;
/** Seconds that a guest attendee's name is remembered. */
const ATTENDEE_NAME_MAX_AGE = 86_400;

/** Seconds in 180 days: a visitor who has decided about being counted is asked again after that. */
const CONSENT_MAX_AGE = 15_552_000;

/** What one cookie is, as data. */
export interface CookieDefinition {
  readonly name: string;
  /** Seconds; undefined for a cookie that ends with the browser's session. */
  readonly maxAge: number | undefined;
  readonly sameSite: 'Lax' | 'Strict';
  /** Out of scripts' reach. */
  readonly httpOnly: boolean;
  /** Shared with sibling subdomains where a cookie domain is set. */
  readonly shared: boolean;
  /** On https the name gets the `__Host-` prefix, which forbids a Domain. */
  readonly hostPrefix: boolean;
}

/** Every cookie of the product. Secure follows the scheme of the public origin, for all of them. */
export const COOKIES = {
  contextToken: {
    name: 'sw-context-token',
    maxAge: SESSION_COOKIE_MAX_AGE,
    sameSite: 'Lax',
    httpOnly: true,
    shared: true,
    hostPrefix: false,
  },
  /** The language that the stored context has, as far as we know. */
  languageId: { name: 'sw-language-id', maxAge: SESSION_COOKIE_MAX_AGE, sameSite: 'Lax', httpOnly: false, shared: true, hostPrefix: false },
  /**
   * Ties calls that were under way while the token changed to the session that they belong to. No sibling can plant it,
   * it is worth nothing without the token that it came with, and it changes with each log-in, log-out and new password.
   */
  visit: { name: 'vitrine-visit', maxAge: undefined, sameSite: 'Lax', httpOnly: true, shared: false, hostPrefix: true },
  /** Changes whenever the session does, so that open pages of either app notice; it stands for nothing else. */
  sessionStamp: {
    name: 'vitrine-session-stamp',
    maxAge: SESSION_COOKIE_MAX_AGE,
    sameSite: 'Lax',
    httpOnly: false,
    shared: true,
    hostPrefix: false,
  },
  locale: { name: 'i18n_redirected', maxAge: SESSION_COOKIE_MAX_AGE, sameSite: 'Lax', httpOnly: false, shared: true, hostPrefix: false },
  attendeeName: {
    name: 'vitrine-attendee-name',
    maxAge: ATTENDEE_NAME_MAX_AGE,
    sameSite: 'Lax',
    httpOnly: false,
    shared: true,
    hostPrefix: false,
  },
  /** What a visitor has said to being counted; there is none unless they have said something. */
  consent: { name: 'vitrine-consent', maxAge: CONSENT_MAX_AGE, sameSite: 'Lax', httpOnly: false, shared: true, hostPrefix: false },
  /** A guide's sign-in: an opaque id; the admin tokens behind it stay on the server. */
  guide: { name: 'vitrine-guide', maxAge: undefined, sameSite: 'Lax', httpOnly: true, shared: false, hostPrefix: true },
  /** Proves that a returning attendee is the one who joined before. */
  attendee: { name: 'vitrine-attendee', maxAge: SESSION_COOKIE_MAX_AGE, sameSite: 'Lax', httpOnly: true, shared: true, hostPrefix: false },
} as const satisfies Record<string, CookieDefinition>;

export type CookieKey = keyof typeof COOKIES;

/** Where cookies are set: what decides Secure, Domain and the `__Host-` prefix. */
export interface CookieScope {
  /** The public origin's scheme is https. */
  readonly secure: boolean;
  /** Parent domain that sibling subdomains share; undefined for this host alone. */
  readonly domain?: string | undefined;
}

/** A cookie's name on the wire: with `__Host-` where its definition asks for it and the origin is https. */
export function cookieName(definition: CookieDefinition, scope: CookieScope): string {
  return definition.hostPrefix && scope.secure ? `__Host-${definition.name}` : definition.name;
}

/** The value of a `Set-Cookie` header; without a value, one that deletes the cookie. */
export function serializeCookie(definition: CookieDefinition, value: string | undefined, scope: CookieScope): string {
  const parts = [`${cookieName(definition, scope)}=${value === undefined ? '' : encodeURIComponent(value)}`, 'Path=/'];
  if (value === undefined) parts.push('Max-Age=0');
  else if (definition.maxAge !== undefined) parts.push(`Max-Age=${definition.maxAge}`);
  if (definition.shared && scope.domain) parts.push(`Domain=${scope.domain}`);
  parts.push(`SameSite=${definition.sameSite}`);
  if (definition.httpOnly) parts.push('HttpOnly');
  if (scope.secure) parts.push('Secure');
  return parts.join('; ');
}

/** The cookies of a `Cookie` header (or `document.cookie`). Of two with one name the first counts, as browsers put the nearer one first. */
export function parseCookies(header: string | null | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 0) continue;
    const name = part.slice(0, at).trim();
    if (!name || cookies.has(name)) continue;
    const raw = part.slice(at + 1).trim();
    try {
      cookies.set(name, decodeURIComponent(raw));
    } catch {
      cookies.set(name, raw);
    }
  }
  return cookies;
}

/** Asks whether there are cookies at all. It stands for nothing, and is gone at once. */
const PROBE: CookieDefinition = {
  name: 'vitrine-probe',
  maxAge: 60,
  sameSite: 'Lax',
  httpOnly: false,
  shared: false,
  hostPrefix: false,
};

/** Whether the browser keeps cookies of this page: in a frame of another site it keeps none. */
export function acceptsCookies(): boolean {
  const scope: CookieScope = { secure: location.protocol === 'https:' };
  document.cookie = serializeCookie(PROBE, 'yes', scope);
  const isKept = parseCookies(document.cookie).has(PROBE.name);
  document.cookie = serializeCookie(PROBE, undefined, scope);
  return isKept;
}

type ScriptCookie = 'locale' | 'attendeeName' | 'consent';

/** A cookie that scripts may write, as text for `document.cookie`. */
export function scriptCookie(key: ScriptCookie, value: string | undefined, scope: CookieScope): string {
  return serializeCookie(COOKIES[key], value, scope);
}

/** Writes a cookie from a page, or with `undefined` removes it. `domain`: where both apps share it; null for the page's own host. */
export function writeScriptCookie(key: ScriptCookie, value: string | undefined, domain: string | null | undefined): void {
  document.cookie = scriptCookie(key, value, { secure: location.protocol === 'https:', domain: domain ?? undefined });
}
