import { decodePath, normalizePath } from './content-path.ts';
import { findLocale, type LocaleConfig, type LocaleDefinition, SHOP_LOCALES } from './locale-config.ts';
import { localePath, localePrefix, parseLocalePath } from './locale-path.ts';
import { isPlainTarget } from './plain-target.ts';
import { RoutingError } from './routing-error.ts';

/** Where an old address leads. */
export interface ListedRedirect {
  /** A path of this origin with its locale prefix. */
  readonly to: string;
  readonly status: 301 | 302;
}

/** Old addresses of a shop with the new ones. */
export interface RedirectList {
  /** How many lines it holds. */
  readonly size: number;
  /**
   * Where an address leads, however it is encoded, with or without capitals and a slash at the end.
   * @param pathname A URL's pathname with its locale prefix.
   */
  find(pathname: string): ListedRedirect | undefined;
}

interface Line {
  readonly number: number;
  /** The one language that the line holds in; undefined for all. */
  readonly locale: LocaleDefinition | undefined;
  readonly path: string;
  /** As it was written, in its one form. */
  readonly to: string;
  readonly status: 301 | 302;
}

const MAX_MESSAGES = 10;

/** The store compares paths without regard to case, too. */
const keyOf = (locale: LocaleDefinition | undefined, path: string): string => `${locale?.code ?? ''}${decodePath(path).toLowerCase()}`;

/** A path taken apart, with the locale that its prefix names, if it has one. */
function locate(pathname: string, config: LocaleConfig): { locale: LocaleDefinition; path: string; prefix: LocaleDefinition | undefined } {
  const { locale, path } = parseLocalePath(pathname, config);
  return { locale, path, prefix: path === normalizePath(pathname) ? undefined : locale };
}

/** What is wrong with a path of the list; undefined for a good one. */
function faultOf(path: string, which: 'an old' | 'a new'): string | undefined {
  if (!path.startsWith('/') || path.startsWith('//')) return `expected ${which} path that begins with one slash, got ${path}`;
  if (/[?#]/.test(path)) return `expected ${which} path without query or hash (a visitor's query is kept), got ${path}`;
  if (!isPlainTarget(path))
    return `expected ${which} path that begins with one slash, without backslash, encoded slash or dot segment, got ${path}`;
  return undefined;
}

function readLine(text: string, number: number, config: LocaleConfig): Line | string {
  const parts = text.split(/\s+/);
  const [from = '', to, status = '301'] = parts;
  if (to === undefined || parts.length > 3)
    return `expected an old path, a new path and perhaps a status, with spaces between them, got ${text}`;
  const fault = faultOf(from, 'an old') ?? faultOf(to, 'a new');
  if (fault) return fault;
  if (status !== '301' && status !== '302') return `expected 301 or 302 as status, got ${status}`;
  const old = locate(from, config);
  if (old.path === '/') return 'expected another old path than the home page, which is always there';
  const target = locate(to, config);
  const first = findLocale(target.path.split('/')[1], config);
  if (first && !target.prefix && first === config.defaultLocale && localePrefix(first, config) === '')
    return `expected a new path without /${first.code}, which addresses of that language do not have, got ${to}`;
  return { number, locale: old.prefix, path: old.path, to: normalizePath(to), status: status === '301' ? 301 : 302 };
}

/**
 * Reads a redirect list: on each line an old path, a new path and, where it is not 301, the status 302, with spaces between
 * them; empty lines and lines that begin with `#` are left out. A line whose old path has no locale prefix holds in every
 * language. A new path without one leaves visitors in their language.
 * @throws RoutingError `invalid-redirect-list`: each line that is wrong, by its number. Lines that lead in a circle are wrong, too.
 */
export function parseRedirectList(text: string, config: LocaleConfig = SHOP_LOCALES): RedirectList {
  const lines = new Map<string, Line>();
  const faults: string[] = [];
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .forEach((raw, index) => {
      const written = raw.trim();
      if (written === '' || written.startsWith('#')) return;
      const line = readLine(written, index + 1, config);
      if (typeof line === 'string') {
        faults.push(`line ${index + 1}: ${line}`);
        return;
      }
      const key = keyOf(line.locale, line.path);
      const earlier = lines.get(key);
      if (earlier) faults.push(`line ${line.number}: expected another old path than that of line ${earlier.number}, got ${written}`);
      else lines.set(key, line);
    });

  const lineOf = (locale: LocaleDefinition, path: string): Line | undefined =>
    lines.get(keyOf(locale, path)) ?? lines.get(keyOf(undefined, path));
  const targetOf = (line: Line, visitors: LocaleDefinition): string =>
    localePath(line.to, locate(line.to, config).prefix ?? visitors, config);

  if (faults.length === 0) faults.push(...circles(lines.values(), lineOf, targetOf, config));
  if (faults.length > 0) {
    const more = faults.length - MAX_MESSAGES;
    throw new RoutingError(
      'invalid-redirect-list',
      [...faults.slice(0, MAX_MESSAGES), ...(more > 0 ? [`and ${more} lines more`] : [])].join('\n'),
    );
  }
  return {
    size: lines.size,
    find(pathname) {
      const { locale, path } = locate(pathname, config);
      const line = lineOf(locale, path);
      return line && { to: targetOf(line, locale), status: line.status };
    },
  };
}

/** Lines by which visitors would come back to where they were, each circle once. */
function circles(
  lines: Iterable<Line>,
  lineOf: (locale: LocaleDefinition, path: string) => Line | undefined,
  targetOf: (line: Line, visitors: LocaleDefinition) => string,
  config: LocaleConfig,
): string[] {
  const faults = new Set<string>();
  /** Addresses from which every way has been walked. */
  const walked = new Set<string>();
  for (const start of lines) {
    for (const visitors of start.locale ? [start.locale] : config.locales) {
      const way = new Map<string, number>();
      let at: { locale: LocaleDefinition; path: string } = { locale: visitors, path: start.path };
      let last = start;
      for (let key = keyOf(at.locale, at.path); !walked.has(key); key = keyOf(at.locale, at.path)) {
        const again = way.get(key);
        if (again !== undefined) {
          faults.add(`line ${last.number}: leads back to ${again === last.number ? 'itself' : `line ${again}`}`);
          break;
        }
        const line = lineOf(at.locale, at.path);
        if (!line) break;
        way.set(key, line.number);
        last = line;
        at = locate(targetOf(line, at.locale), config);
      }
      for (const key of way.keys()) walked.add(key);
    }
  }
  return [...faults];
}
