import { toSafePath } from '@vitrine/routing';

/** Where a browser may be sent by an address that came from outside. */
export interface RedirectRules {
  /** Origins of the product: those of both apps. */
  readonly ownOrigins: readonly string[];
  /** Origins besides our own that a store may send to, such as payment providers'. Left out: every https origin. */
  readonly storeOrigins?: readonly string[] | undefined;
}

/** What URL parsers ignore, or read as a slash: no address that we send a browser to holds any of it. */
const DECEIVING = /[\u0000-\u0020\u007f\\]/;

/** No address that a browser is sent to is longer. A host of many letters with accents takes a URL parser time that grows with their square. */
const LONGEST_ADDRESS = 8_000;

function readAddress(value: unknown): URL | undefined {
  if (
    typeof value !== 'string' ||
    value.length > LONGEST_ADDRESS ||
    DECEIVING.test(value) ||
    !/^https?:\/\/[^/]/i.test(value) ||
    !URL.canParse(value)
  )
    return undefined;
  const url = new URL(value);
  // A name before the @ makes one host look like another.
  return url.username === '' && url.password === '' ? url : undefined;
}

/**
 * Where to go back to (`returnTo`): a path of this origin, or an address of our other app.
 * @returns undefined for everything else.
 */
export function safeReturnTo(value: unknown, rules: Pick<RedirectRules, 'ownOrigins'>): string | undefined {
  const path = toSafePath(value);
  if (path !== undefined) return path;
  const url = readAddress(value);
  return url && rules.ownOrigins.includes(url.origin) ? url.href : undefined;
}

/**
 * Where the store sends a browser (`redirectUrl`): an address of ours, or https to a payment provider.
 * @returns undefined for other schemes, plain http elsewhere, addresses with credentials, and origins that are not
 * among {@link RedirectRules.storeOrigins} where those are given.
 */
export function safeRedirectUrl(value: unknown, rules: RedirectRules): string | undefined {
  const url = readAddress(value);
  if (!url) return undefined;
  if (rules.ownOrigins.includes(url.origin)) return url.href;
  if (url.protocol !== 'https:') return undefined;
  return rules.storeOrigins === undefined || rules.storeOrigins.includes(url.origin) ? url.href : undefined;
}
