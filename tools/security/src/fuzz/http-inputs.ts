import { gzipSync } from 'node:zlib';
import { HTTP_CALLS } from '@vitrine/sales-room-server';
import { type Chance, chanceOf } from './chance.ts';
import type { FuzzInput, FuzzStep, FuzzTarget, Known } from './fuzz-input.ts';
import { HOSTILE_TEXTS, hostileJson, hostileValue, mutated } from './hostile-values.ts';

const METHODS = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  'G\x00T',
  'M-SEARCH',
  'X'.repeat(200),
  'QUERY',
  '',
];
const STORE_PATHS = [
  '/product',
  '/search',
  '/search-suggest',
  '/category',
  '/category/home',
  '/navigation/main-navigation/main-navigation',
  '/seo-url',
  '/language',
  '/country',
  '/currency',
  '/context',
  '/checkout/cart',
  '/checkout/cart/line-item',
  '/checkout/cart/line-item/delete',
  '/account/customer',
  '/account/login',
  '/account/logout',
  '/account/register',
  '/account/recovery-password',
  '/contact-form',
  '/newsletter/subscribe',
  '/order',
  '/customer/wishlist',
  '/checkout/order',
  '/_action',
  '/script/x',
].map((path) => `/store-api${path}`);
/** Each of these is drawn for every visitor, which takes a hundred times as long as a refusal. */
const PAGES = [
  '/',
  '/search?search=lamp',
  '/login',
  '/account',
  '/checkout',
  '/contact',
  '/de-DE',
  '/en-GB/login',
  '/nowhere',
  '/register',
  '/guide/spring-collection',
  '/presentation/spring-collection',
  '/invitation/spring-collection?token=x',
];
const FILES = [
  '/assets/x.js',
  '/assets/sales-room/x.js',
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/en-US-1.xml',
  '/manifest.webmanifest',
  '/demo-store/outbox',
  '/demo-store/x',
  '/healthz',
  '/ready',
  '/metrics',
  '/room-api/ready',
  '/room-api/metrics',
  '/__manifest?p=/x',
  '/_root.data',
  '/login.data',
  '/__csp',
];
const SEGMENTS = [
  '.',
  '..',
  '%2e',
  '%2e%2e',
  '.%2E',
  '%2f',
  '%5c',
  '\\',
  '//',
  '///',
  ';x=1',
  '%00',
  '%0d%0a',
  '%',
  '%zz',
  '%c0%af',
  '%u002e',
  '\t',
  ' ',
  '\xff',
  '%ed%a0%80',
  'a'.repeat(3_000),
  '/a'.repeat(500),
  '..;',
  '@x',
  ':80',
  '?',
  '#',
  '%23',
  '%3f',
  '*',
  '[',
  '{',
  '|',
  '~',
  '&',
  '=',
  '+',
];
const HEADER_NAMES = [
  'Accept',
  'Accept-Language',
  'Accept-Encoding',
  'Authorization',
  'Connection',
  'Content-Encoding',
  'Content-Type',
  'Cookie',
  'Expect',
  'Forwarded',
  'From',
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  'If-Range',
  'Keep-Alive',
  'Origin',
  'Proxy-Authorization',
  'Proxy-Connection',
  'Range',
  'Referer',
  'Sec-Fetch-Site',
  'Sec-Fetch-Mode',
  'Sec-WebSocket-Key',
  'sw-access-key',
  'sw-context-token',
  'sw-language-id',
  'TE',
  'Trailer',
  'Transfer-Encoding',
  'Upgrade',
  'User-Agent',
  'Via',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Http-Method-Override',
  'X-Original-URL',
  'X-Real-IP',
  'X-Request-Id',
  'X-Vitrine-Locale',
  'X-Vitrine-Presentation',
  'X-Vitrine-Viewer',
  'X-Vitrine-Visit',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '',
  ' ',
  'a b',
  'x\x00y',
  'é',
  'X'.repeat(500),
];
const HEADER_VALUES = [
  'close',
  'keep-alive',
  'upgrade',
  'close, x-vitrine-visit',
  'chunked',
  'identity',
  'gzip, chunked',
  'chunked, chunked',
  '100-continue',
  'x',
  'h2c',
  'websocket',
  'trailers',
  'bytes=0-',
  'bytes=-1',
  'bytes=5-1',
  `bytes=${'0-1,'.repeat(500)}`,
  '*',
  '"x"',
  'W/"x"',
  'gzip;q=0',
  `${'gzip;q=0.5,'.repeat(200)}`,
  'de-DE',
  `${'de-AT;q=0.5,'.repeat(200)}`,
  'en;q=NaN',
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'Basic eDp4',
  'Bearer x',
  'null',
  'https://evil.example',
  'http://localhost',
  'same-origin',
  'cross-site',
  'Thu, 01 Jan 1970 00:00:00 GMT',
  '127.0.0.1',
  '1.1.1.1, 2.2.2.2',
  'for="[::1]"',
  'DELETE',
  '/admin',
  'x'.repeat(2_000),
  'x'.repeat(9_000),
  'x'.repeat(20_000),
  'a\x00b',
  'a\rb',
  '\xff\xfe',
  '\xe2\x82\xac',
  'en-US',
  'guide',
  '0',
  '-1',
  '99999999999999999999',
];
const COOKIE_NAMES = [
  'sw-context-token',
  'sw-language-id',
  'vitrine-session-stamp',
  'i18n_redirected',
  'vitrine-attendee-name',
  'vitrine-guide',
  'vitrine-attendee',
  '__proto__',
  'x',
  '',
];

const cookieFor = (known: Known, chance: Chance): string => {
  const own = chance.pick(Object.values(known.cookies));
  if (chance.happens(0.6)) return own;
  const odd = Array.from(
    { length: 1 + chance.below(4) },
    () =>
      `${chance.pick(COOKIE_NAMES)}=${chance.pick([
        ...HOSTILE_TEXTS.map((text) =>
          Buffer.from(text)
            .toString('latin1')
            .replace(/[\r\n\0]/g, ''),
        ),
        '%e2%82%ac',
        '%',
        '"x"',
        'a'.repeat(32),
        'f'.repeat(64),
      ])}`,
  );
  return [own, ...odd, ...(chance.happens(0.1) ? [';'.repeat(500)] : [])].join(chance.pick(['; ', ';', ' ; ']));
};

interface Called {
  readonly method: string;
  readonly path: string;
}

function roomCall(known: Known, chance: Chance): Called {
  const { method, path } = chance.pick(HTTP_CALLS);
  return {
    method,
    path: path.replace(/\{([^{}]+)\}/g, (_whole, name: string) =>
      chance.happens(0.2)
        ? encodeURIComponent(chance.pick(HOSTILE_TEXTS.filter((text) => text.isWellFormed())))
        : /path/i.test(name)
          ? known.path
          : chance.pick(known.ids),
    ),
  };
}

function callFor(known: Known, chance: Chance): Called {
  const kind = chance.below(100);
  if (kind < 2) return { method: 'GET', path: chance.pick(PAGES) };
  if (kind < 12) return { method: 'GET', path: chance.pick(FILES) };
  if (kind < 50) return { method: chance.pick(['POST', 'POST', 'POST', 'GET', 'PATCH', 'DELETE']), path: chance.pick(STORE_PATHS) };
  if (kind < 54)
    return {
      method: chance.pick(METHODS),
      path: `${chance.pick(['/store-api', '/api', '/room-api', '/demo-store', '/guide', ''])}/${chance.pick(SEGMENTS)}`,
    };
  return roomCall(known, chance);
}

function targetOf(base: string, known: Known, chance: Chance): string {
  const query = chance.happens(0.2)
    ? `?${chance.pick(['', 'search', 'limit', 'p', 'as', 'token', 'includes[x]', 'a[b][c]', '__proto__[x]', 'filter[]'])}=${encodeURIComponent(chance.pick(HOSTILE_TEXTS.filter((text) => text.isWellFormed())))}`
    : '';
  const path = base + query;
  if (chance.happens(0.85)) return path;
  return chance.pick([
    () => path.replace('/', `/${chance.pick(SEGMENTS)}/`),
    () => `${path}/${chance.pick(SEGMENTS)}`,
    () => `http://${chance.pick([known.host, 'evil.example', '[::1]', ''])}${path}`,
    () => path.slice(1),
    () => `${path}?${'a=1&'.repeat(1_500)}`,
    () => `${path}${'/x'.repeat(4_000)}`,
    () => mutated(path, chance),
    () => '*',
    () => `${path}#x`,
  ])();
}

function headersFor(known: Known, chance: Chance): string[] {
  const lines = chance.happens(0.95)
    ? [`Host: ${known.host}`]
    : [`Host: ${chance.pick(['evil.example', '', 'a b', 'x'.repeat(300), `${known.host}, evil.example`, '[', '\xff'])}`];
  if (chance.happens(0.8)) lines.push(`Origin: ${known.origin}`);
  if (chance.happens(0.7)) {
    const cookie = cookieFor(known, chance);
    if (cookie !== '') lines.push(`Cookie: ${cookie}`);
  }
  if (chance.happens(0.4))
    lines.push(`X-Vitrine-Presentation: ${known.path}`, `X-Vitrine-Viewer: ${chance.pick(['client', 'guide', 'x'])}`);
  for (let count = chance.happens(0.5) ? chance.below(5) : 0; count > 0; count -= 1) {
    const line = `${chance.pick(HEADER_NAMES)}${chance.pick([': ', ': ', ': ', ':', ' : ', ':\t'])}${chance.pick(HEADER_VALUES)}`;
    lines.push(line, ...(chance.happens(0.1) ? [line] : []), ...(chance.happens(0.05) ? [` folded ${chance.pick(HEADER_VALUES)}`] : []));
  }
  if (chance.happens(0.01)) lines.push(...Array.from({ length: 300 }, (_each, at) => `X-${at}: ${'y'.repeat(40)}`));
  return lines;
}

/** Fields that some call reads, most with values that they may have. */
function plausibleBody(known: Known, chance: Chance): unknown {
  const id = chance.pick(known.ids);
  const fields: Readonly<Record<string, unknown>> = {
    attendeeName: 'Cleo',
    items: [{ id, type: 'product', referencedId: id, quantity: chance.pick<unknown>([1, 0, -1, 1e9, '2', 1.5]) }],
    ids: [id],
    search: chance.pick(['lamp', ...HOSTILE_TEXTS]),
    limit: chance.pick<unknown>([1, 0, -1, 101, '1']),
    p: 1,
    page: 1,
    name: 'Fuzz',
    path: known.path,
    slides: [{ kind: 'search', name: 'x', search: 'lamp' }],
    email: 'fuzz@example.com',
    username: 'fuzz@example.com',
    password: 'fuzz-fuzz-fuzz',
    option: 'subscribe',
    storefrontUrl: known.origin,
    languageId: id,
    currencyId: id,
    filter: [{ type: 'equals', field: 'id', value: id }],
    'post-filter': [{ type: 'range', field: 'price', parameters: { gte: hostileValue(chance) } }],
    associations: { media: {} },
    includes: { product: ['id'] },
    sort: [{ field: 'name', order: 'ASC' }],
    aggregations: [{ name: 'x', type: 'terms', field: 'id' }],
    token: 'x'.repeat(43),
    answer: 'accepted',
    currentSlideAlias: 1,
    productIds: [id],
    title: 'x',
    interactionName: 'product.viewed',
    presentations: [{ path: known.path, name: 'x', slides: [] }],
    publish: true,
    useIdSorting: true,
    query: 'lamp',
    orderId: id,
    comment: chance.pick(HOSTILE_TEXTS),
    subject: 'x',
    billingAddress: { countryId: id, city: 'x' },
  };
  const chosen = Object.entries(fields).filter(() => chance.happens(0.25));
  return Object.fromEntries(chosen.map(([name, value]) => [name, chance.happens(0.9) ? value : hostileValue(chance)]));
}

const chunked = (body: string, chance: Chance): string => {
  const size = chance.pick([
    body.length.toString(16),
    body.length.toString(16).toUpperCase(),
    `000${body.length.toString(16)}`,
    `${body.length.toString(16)};x=y`,
    'ffffffffffffffff',
    '-1',
    'zz',
    '',
    (body.length + 5).toString(16),
    '0x5',
    `${body.length.toString(16)};${'e'.repeat(2_000)}`,
  ]);
  return `${size}\r\n${body}\r\n${chance.pick(['0\r\n\r\n', '0\r\n\r\n', '0\r\nX-Trailer: y\r\n\r\n', '', '0', '0\r\nContent-Length: 5\r\n\r\n'])}`;
};

interface Message {
  readonly head: string;
  readonly body: string;
  /** Whether a server that understands it has all it needs to answer. */
  readonly isWhole: boolean;
}

function messageFor(known: Known, chance: Chance, isLast: boolean): Message {
  const call = callFor(known, chance);
  const method = chance.happens(0.85) ? call.method : chance.pick(METHODS);
  const lines = headersFor(known, chance);
  let body = '';
  // A body that a header of chance promises never comes.
  let isWhole = !lines.some((line) => /^transfer-encoding:/i.test(line));
  if (method !== 'GET' && chance.happens(0.85)) {
    body = hostileJson(chance.happens(0.6) ? plausibleBody(known, chance) : hostileValue(chance), chance);
    const type = chance.happens(0.85) ? 'application/json' : chance.pick(HEADER_VALUES);
    lines.push(`Content-Type: ${type}`);
    if (chance.happens(0.05)) {
      body = gzipSync(Buffer.from(body, 'latin1')).toString('latin1');
      lines.push('Content-Encoding: gzip');
    }
    if (chance.happens(0.85)) lines.push(`Content-Length: ${body.length}`);
    else {
      isWhole = false;
      const framing = chance.below(5);
      if (framing === 0)
        lines.push(
          `Content-Length: ${chance.pick([body.length + 50, Math.max(0, body.length - 3), -1, '0x10', '1e3', '+5', `${body.length}, ${body.length}`, '9'.repeat(30)])}`,
        );
      else if (framing === 1) lines.push('Transfer-Encoding: chunked', `Content-Length: ${body.length}`);
      else if (framing === 2)
        lines.push(`Transfer-Encoding: ${chance.pick(['xchunked', ' chunked', 'chunked, identity', '\tchunked', 'CHUNKED'])}`);
      else lines.push('Transfer-Encoding: chunked');
      if (framing > 0) body = chunked(body, chance);
    }
  }
  if (isLast) lines.push('Connection: close');
  const version = chance.happens(0.97)
    ? 'HTTP/1.1'
    : chance.pick(['HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.11', 'http/1.1', '', 'HTTP/9.9', 'RTSP/1.0']);
  const eol = chance.happens(0.97) ? '\r\n' : chance.pick(['\n', '\r', '\n\r']);
  return {
    head: `${method} ${targetOf(call.path, known, chance)} ${version}${eol}${lines.join(eol)}${eol}${eol}`,
    body,
    isWhole: isWhole && version === 'HTTP/1.1' && eol === '\r\n',
  };
}

const TARGETS: readonly FuzzTarget[] = [
  'front',
  'front',
  'front',
  'front',
  'front',
  'storefront',
  'sales-room',
  'sales-room-server',
  'sales-room-server',
];

/** Address on loopback of an input: many, so that no limit per address is met. */
export const addressOf = (chance: Chance): string => `127.${1 + chance.below(250)}.${chance.below(250)}.${1 + chance.below(250)}`;

/** Raw HTTP, mostly right and wrong somewhere. */
export function httpInput(seed: number, index: number, known: Known): FuzzInput {
  const chance = chanceOf(seed, index);
  const target = chance.pick(TARGETS);
  const from = addressOf(chance);
  const kind = chance.below(100);
  const one = messageFor(known, chance, true);
  const whole = one.head + one.body;
  const made = (name: string, steps: readonly FuzzStep[], mustAnswer = false): FuzzInput => ({
    index,
    kind: name,
    target,
    from,
    steps,
    mustAnswer,
  });
  if (kind < 70) return made('request', [{ send: whole }], one.isWhole);
  if (kind < 76) return made('mutated', [{ send: mutated(whole, chance) }]);
  if (kind < 80) return made('truncated', [{ send: whole.slice(0, chance.below(whole.length)) }, { end: true }]);
  if (kind < 84) return made('half-closed', [{ send: whole }, { end: true }]);
  if (kind < 88) {
    const cut = chance.below(whole.length);
    return made('in pieces', [{ send: whole.slice(0, cut) }, { send: whole.slice(cut) }], one.isWhole);
  }
  if (kind < 95) {
    const messages = Array.from({ length: 2 + chance.below(6) }, () => messageFor(known, chance, false));
    return made('pipelined', [{ send: [...messages, one].map(({ head, body }) => head + body).join('') }]);
  }
  if (kind < 97) return made('unfinished', [{ send: one.head }, { send: one.body.slice(0, -1) }]);
  if (kind < 98)
    return made('another protocol', [
      {
        send: chance.pick([
          '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
          'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
          'SSH-2.0-x\r\n',
          '\x00'.repeat(500),
          '\r\n\r\n\r\n',
          'EHLO x\r\n',
          'PROXY TCP4 1.1.1.1 2.2.2.2 1 2\r\n',
        ]),
      },
      { end: true },
    ]);
  return made('noise', [
    { send: Array.from({ length: chance.below(600) }, () => String.fromCharCode(chance.below(256))).join('') },
    { end: true },
  ]);
}
