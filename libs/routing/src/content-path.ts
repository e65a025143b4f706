/** An address taken apart; `search` and `hash` are empty or begin with their sign. */
export interface HrefParts {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

// Browsers drop these anywhere in an address (WHATWG URL, "remove all ASCII tab or newline"), so that `/\t/x` would mean `//x`.
const TAB_OR_NEWLINE = /[\t\n\r]/g;
const UNSAFE_IN_PATH = /[\u0000-\u0020\u007f"<>`{}^?#]/g;
const UNSAFE_IN_QUERY = /[\u0000-\u0020\u007f"<>#]/g;
const UNSAFE_IN_HASH = /[\u0000-\u0020\u007f"<>`]/g;
const STRAY_PERCENT = /%(?![0-9A-Fa-f]{2})/g;
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
const NON_ASCII = /[^\u0000-\u007f]+/g;
/** Most paths: nothing to encode, no percent sign, no segment that begins with a dot. */
const CLEAN_PATH = /^(?:\/[\w~-][\w.~!$&'()*+,;=:@-]*)+$/;
const DOT = /^(\.|%2e)$/i;
const DOUBLE_DOT = /^(\.|%2e){2}$/i;

const percentEncode = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
const encodeNonAscii = (text: string): string => text.replace(LONE_SURROGATE, '\uFFFD').replace(NON_ASCII, encodeURIComponent);

/** Whether an address is a path and nothing else, written the way it stays: what most links of a page are. */
export const isCleanPath = (href: string): boolean => CLEAN_PATH.test(href);

const HAS_PARTS = /[?#\t\n\r]/;

/** Splits at the first `#`, then at the first `?`. */
export function splitHref(href: string): HrefParts {
  if (!HAS_PARTS.test(href)) return { pathname: href, search: '', hash: '' };
  const text = href.replace(TAB_OR_NEWLINE, '');
  const hashAt = text.indexOf('#');
  const beforeHash = hashAt < 0 ? text : text.slice(0, hashAt);
  const searchAt = beforeHash.indexOf('?');
  const search = searchAt < 0 ? '' : beforeHash.slice(searchAt);
  const hash = hashAt < 0 ? '' : text.slice(hashAt);
  return {
    pathname: searchAt < 0 ? beforeHash : beforeHash.slice(0, searchAt),
    search: normalizeSearch(search),
    hash: hash.length > 1 ? `#${encodeNonAscii(hash.slice(1).replace(UNSAFE_IN_HASH, percentEncode))}` : '',
  };
}

/** A query as a browser would send it, with its `?`; empty for an empty one. */
export function normalizeSearch(search: string): string {
  const query = search.replace(TAB_OR_NEWLINE, '').replace(/^\?/, '');
  return query ? `?${encodeNonAscii(query.replace(UNSAFE_IN_QUERY, percentEncode))}` : '';
}

/**
 * The one form of a path: one leading slash, none at the end, no empty or dot segment, no backslash, ASCII alone.
 * Idempotent, and a browser resolves the result to itself: it can lead to no other origin.
 */
export function normalizePath(pathname: string): string {
  if (pathname === '/' || CLEAN_PATH.test(pathname)) return pathname;
  const encoded = encodeNonAscii(
    pathname.replace(TAB_OR_NEWLINE, '').replaceAll('\\', '/').replace(UNSAFE_IN_PATH, percentEncode).replace(STRAY_PERCENT, '%25'),
  );
  const segments: string[] = [];
  for (const segment of encoded.split('/')) {
    if (segment === '' || DOT.test(segment)) continue;
    if (DOUBLE_DOT.test(segment)) segments.pop();
    else segments.push(segment);
  }
  return `/${segments.join('/')}`;
}

/** Percent-decoding that leaves alone what cannot be decoded. */
export function decodePath(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * A path of this origin, with query and hash, from anything: what `returnTo` and the like must pass.
 * @returns `undefined` for what is no root-relative path (another origin, another scheme, not a string).
 */
export function toSafePath(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  // What a browser ignores at the start (C0 controls and spaces) must not hide a scheme or a second slash.
  const href = value.replace(/^[\u0000-\u0020]+/, '').replace(TAB_OR_NEWLINE, '');
  if (!/^\/(?![/\\])/.test(href)) return undefined;
  const { pathname, search, hash } = splitHref(href);
  return normalizePath(pathname) + search + hash;
}
