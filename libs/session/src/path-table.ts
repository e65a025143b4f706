import { SHOP_LOCALES } from '@vitrine/routing';
import { localeCodes, prefixOf } from './locales.ts';

/** The processes that answer for the one origin. */
export type ProcessName = 'storefront' | 'sales-room' | 'sales-room-server';

/** One row of the path table. */
export interface PathRow {
  /** Path with everything below it (`/x/**`), or one page alone (`/x`). `/**` stands for whatever no other row names. */
  readonly path: string;
  readonly process: ProcessName;
  /** The path exists once bare and once under each locale prefix; a router's data requests (`….data`) belong to it. */
  readonly localized: boolean;
}

/**
 * Which process answers which path of the public origin. It drives the front proxy of `npm start` and
 * `npm run dev` and the generated proxy configuration. The first row that fits decides.
 */
export const PATH_TABLE: readonly PathRow[] = [
  { path: '/store-api/dsr/**', process: 'sales-room-server', localized: false },
  { path: '/api/_action/dsr/**', process: 'sales-room-server', localized: false },
  { path: '/api/search/dsr-appointment/**', process: 'sales-room-server', localized: false },
  { path: '/room-api/**', process: 'sales-room-server', localized: false },
  { path: '/assets/sales-room/**', process: 'sales-room', localized: false },
  { path: '/__sales-room/**', process: 'sales-room', localized: false },
  { path: '/ask', process: 'sales-room', localized: true },
  { path: '/guide', process: 'sales-room', localized: true },
  { path: '/guide/**', process: 'sales-room', localized: true },
  { path: '/invitation/**', process: 'sales-room', localized: true },
  { path: '/presentation/**', process: 'sales-room', localized: true },
  { path: '/**', process: 'storefront', localized: false },
];

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A letter's both cases, for engines without a flag for part of an expression: `[eE]`. */
const anyCase = (text: string) => text.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);

/**
 * A row as the source of a regular expression that JavaScript and PCRE (nginx) read alike, anchored at the start.
 * Locale prefixes match without regard to case, as the router's do; the rest of a path by its letters.
 */
export function pathRowPattern(row: PathRow): string {
  const base = row.path.replace(/\/\*\*$/, '');
  if (!base) return '^/';
  if (!row.localized) return `^${escape(base)}(?:/|$)`;
  const prefixes = localeCodes()
    .map(prefixOf)
    .filter(Boolean)
    .map((prefix) => anyCase(prefix));
  const start = prefixes.length === 0 ? `^${escape(base)}` : `^(?:${prefixes.join('|')})?${escape(base)}`;
  // `/presentation` alone is an address like any other of the shop: the room's begin below it, unless a row names the page itself.
  return row.path === base ? `${start}(?:/|\\.data)?$` : `${start}/.`;
}

interface CompiledRow {
  readonly process: ProcessName;
  readonly expression: RegExp;
}

/** Each row's pattern, by the locales that it was made for: they are configured once, after this file is loaded. */
const compiledFor = new WeakMap<object, readonly CompiledRow[]>();

function compiledRows(): readonly CompiledRow[] {
  const { locales } = SHOP_LOCALES;
  let rows = compiledFor.get(locales);
  if (!rows)
    compiledFor.set(locales, (rows = PATH_TABLE.map((row) => ({ process: row.process, expression: new RegExp(pathRowPattern(row)) }))));
  return rows;
}

/**
 * The process that answers a path.
 * @param pathname Path of a request, without query, as it came (not decoded).
 */
export function processFor(pathname: string): ProcessName {
  return compiledRows().find((row) => row.expression.test(pathname))?.process ?? 'storefront';
}
