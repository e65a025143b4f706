import { setTimeout as pause } from 'node:timers/promises';
import type { Context, Hono } from 'hono';
import { applyIncludes, parseIncludes } from '../criteria/includes.ts';
import { shapedFor } from '../entities/by-version.ts';
import type { TraitName } from '../traits/traits.ts';
import { type Answer, type Call, createCall, type Handler, RawAnswer } from './call.ts';
import { expandCriteria } from './compressed-criteria.ts';
import { Fault, fault, httpFault, missingParameter } from './faults.ts';
import { parseQuery, readBody } from './parameters.ts';
import { isTrustedPeer, remoteAddress } from './remote-address.ts';
import type { Services } from './services.ts';
import type { ShopwareVersion } from './shopware-version.ts';

export interface Route {
  methods: string[];
  /** Below `/store-api`, in Hono's notation. */
  path: string;
  /** Refused unless the caller names a session. */
  needsToken?: boolean;
  /** Answered without the sales channel's key, and without a session. */
  isOpen?: true;
  /** A trait with which there is no such route. */
  absent?: TraitName;
  /** The only line of Shopware that has it; both without. */
  only?: ShopwareVersion;
  /** A read that caches may keep: from 6.7 on it is a GET, too. */
  cacheable?: true;
  /** Milliseconds that it takes in a store with the trait of this name. */
  slow?: { trait: TraitName; ms: number };
  handle: Handler;
}

const ALLOWED_HEADERS =
  'Content-Type,Authorization,sw-context-token,sw-access-key,sw-language-id,sw-version-id,sw-inheritance,indexing-behavior,sw-include-seo-urls';

/** What every answer carries, refusals and preflights included. */
const COMMON_HEADERS: Record<string, string> = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE',
  'access-control-allow-headers': ALLOWED_HEADERS,
  'access-control-expose-headers': ALLOWED_HEADERS,
  'x-frame-options': 'deny',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "object-src 'none'; script-src 'none'; base-uri 'self';",
  'cache-control': 'no-cache, private',
};

function json(status: number, body: unknown, headers: Record<string, string>): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...COMMON_HEADERS, ...headers, 'content-type': 'application/json' } });
}

export function faultResponse(error: unknown, headers: Record<string, string> = {}): Response {
  if (error instanceof Fault) return json(error.status, { errors: error.items }, headers);
  console.error(error);
  return json(
    500,
    { errors: [{ code: '0', status: '500', title: 'Internal Server Error', detail: 'An unexpected error occurred.' }] },
    headers,
  );
}

/** Shopware's keys: SWSC and 22 letters or digits. */
function checkAccessKey(services: Services, key: string | null): void {
  if (key === null) {
    throw new Fault(401, [{ code: '0', status: '401', title: 'Unauthorized', detail: 'Header "sw-access-key" is required.' }]);
  }
  if (!/^SWSC[0-9A-Za-z]{22}$/.test(key))
    throw fault(500, 'FRAMEWORK__API_INVALID_ACCESS_KEY', 'Access key is invalid and could not be identified.');
  if (key !== services.index.catalogue.salesChannel.accessKey || !services.settings.active) {
    throw fault(412, 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND', 'No matching sales channel found.');
  }
  if (services.settings.maintenance)
    throw fault(503, 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE', 'The sales channel is in maintenance mode.');
}

function noRoute(c: Context, allowed?: string[]): Fault {
  const request = c.req.raw;
  const { host, protocol, pathname } = new URL(request.url);
  const claimed = /^https?$/.exec(request.headers.get('x-forwarded-proto') ?? '')?.[0];
  const scheme = claimed !== undefined && isTrustedPeer(c) ? claimed : protocol.slice(0, -1);
  const detail = `No route found for "${request.method} ${scheme}://${host}${pathname}"`;
  return allowed ? httpFault(405, `${detail}: Method Not Allowed (Allow: ${allowed.join(', ')})`) : httpFault(404, detail);
}

interface Outcome {
  result?: Answer;
  refusal?: Fault;
}

/** One call, one transaction: a failed call changes nothing, except where its refusal says so. */
function inTransaction(services: Services, route: Route, call: Call): Outcome {
  return services.database.transaction((): Outcome => {
    try {
      return { result: route.handle(call) };
    } catch (error) {
      if (error instanceof Fault && error.keepsChanges) return { refusal: error };
      throw error;
    }
  });
}

async function answer(services: Services, route: Route, c: Context): Promise<Response> {
  const request = c.req.raw;
  const headers: Record<string, string> = {};
  const carry = (token: string): void => {
    if (!route.isOpen) headers['sw-context-token'] = token;
  };
  try {
    if (!route.isOpen) checkAccessKey(services, request.headers.get('sw-access-key'));
    const language = request.headers.get('sw-language-id');
    if (language !== null) headers['sw-language-id'] = language;
    const read = await readBody(request).then(
      (parameters) => ({ parameters }),
      (refusal: unknown) => ({ refusal }),
    );
    if (route.needsToken && !request.headers.has('sw-context-token')) throw missingParameter('sw-context-token');
    if (route.slow && services.traits.has(route.slow.trait)) await pause(route.slow.ms);
    // Only now, so that nothing waits between opening the session and using it: a body may take its time.
    const session = services.sessions.open(request.headers.get('sw-context-token') ?? undefined);
    // A call that fails stays with the token that it came with.
    carry(session.token);
    if ('refusal' in read) throw read.refusal;
    const body = read.parameters;
    const plain = parseQuery(new URL(request.url).search);
    const query = services.version !== '6.6' && request.method === 'GET' ? expandCriteria(plain) : plain;
    const call = createCall(
      { services, request, params: c.req.param() as Record<string, string>, query, body, address: remoteAddress(c, services.traits) },
      session,
    );
    const { result, refusal } = inTransaction(services, route, call);
    carry(call.token);
    if (refusal) throw refusal;
    if (result instanceof RawAnswer) {
      const content = typeof result.body === 'function' ? await result.body() : result.body;
      return new Response(content as BodyInit | null, {
        status: result.status,
        headers: { ...COMMON_HEADERS, ...headers, ...result.headers },
      });
    }
    return json(200, applyIncludes(shapedFor(services.version, result), parseIncludes(call.input('includes'))), headers);
  } catch (error) {
    return faultResponse(error, headers);
  }
}

/** The routes that this line of Shopware has, with the methods that it takes there. */
export function routesOf({ version, traits }: Pick<Services, 'version' | 'traits'>, routes: readonly Route[]): Route[] {
  return routes
    .filter((route) => !(route.absent && traits.has(route.absent)) && (route.only === undefined || route.only === version))
    .map((route) => (route.cacheable && version !== '6.6' ? { ...route, methods: [...new Set(['GET', ...route.methods])] } : route));
}

/** Mounts the Store API: its routes, 405 for a known path, 404 for an unknown one, even without a key. */
export function mountStoreApi(app: Hono, services: Services, routes: Route[]): void {
  app.options('/store-api/*', (c) => {
    const token = c.req.header('sw-context-token');
    return new Response(null, {
      status: 200,
      headers: {
        ...COMMON_HEADERS,
        'content-type': 'text/html; charset=UTF-8',
        ...(token === undefined ? {} : { 'sw-context-token': token }),
      },
    });
  });
  const allowed = new Map<string, string[]>();
  for (const route of routesOf(services, routes)) {
    const path = `/store-api${route.path}`;
    app.on(route.methods, path, (c) => answer(services, route, c));
    allowed.set(path, [...(allowed.get(path) ?? []), ...route.methods]);
  }
  const echo = (c: Context): Record<string, string> => {
    const token = c.req.header('sw-context-token');
    return token === undefined ? {} : { 'sw-context-token': token };
  };
  for (const [path, methods] of allowed) app.all(path, (c) => faultResponse(noRoute(c, methods), echo(c)));
  app.all('/store-api/*', (c) => faultResponse(noRoute(c), echo(c)));
  app.all('/store-api', (c) => faultResponse(noRoute(c), echo(c)));
}
