import { isJson, type Json } from '../../json-path.ts';
import type { Fault } from '../fault.ts';
import { type AdminSignIn, createAdminSignIn } from './admin-sign-in.ts';
import { defaultStoreData } from './default-data.ts';
import { createFaultSwitches, type FaultedRequest, type FaultSwitches, type FaultTarget, requestMatcher } from './fault-switches.ts';
import { createAnswerGates, type HeldAnswers } from './held-answers.ts';
import { createInterceptions, type Interceptor } from './interceptions.ts';
import { httpRefusal, missingParameter, Refusal, refusal } from './refusal.ts';
import type { StoreCall, StoreState } from './store-call.ts';
import { applyIncludes, readCriteria, readQuery } from './store-criteria.ts';
import type { StoreData } from './store-data.ts';
import { isStoreId, newId } from './store-id.ts';
import { pathBelowEndpoint, readStoreRequest, type StoreRequest } from './store-request.ts';
import { storeRoutes } from './store-routes.ts';
import { type CartLine, createStoreSessions, type StoreSession } from './store-session.ts';

/** Settings of an in-memory store. */
export interface InMemoryStoreOptions {
  /** What is sold and to whom; given parts replace the default ones. */
  data?: Partial<StoreData>;
  /** Scheme and host of the default data's domains. Default `https://shop.example`. */
  origin?: string;
}

/** What the store knows of a session. */
export interface StoreSessionView {
  readonly token: string;
  readonly languageId: string;
  readonly currencyId: string;
  /** Who is signed in. */
  readonly customer: { readonly email: string; readonly guest: boolean } | undefined;
  readonly lines: readonly CartLine[];
}

/**
 * A small Store API in memory, faithful in status codes, error bodies, tokens and odd shapes. It knows no framework:
 * hand its `fetch` to a client, wrap it in a server, or serve it by msw.
 */
export interface InMemoryStore {
  readonly accessKey: string;
  /** What it was made with. */
  readonly data: StoreData;
  /** Switches for what goes wrong. */
  readonly faults: FaultSwitches;
  /** Everything received, in order, also what went wrong. Empty it at will. */
  readonly requests: StoreRequest[];
  /** How many requests were received of a method and path; `*` stands for anything. */
  count(method: string, path: string): number;
  /** The requests that a target names, in order; `times` means nothing here. */
  received(target: FaultTarget): StoreRequest[];
  /** Holds requests before they take effect, until the test lets them go. Where several match, the oldest counts. */
  hold(target?: FaultTarget): HeldAnswers;
  /** Lets a test answer in the store's place; the function takes it back. The newest one that answers counts. */
  intercept(answer: Interceptor, target?: FaultTarget): () => void;
  /** Every session that was opened, as it is now. */
  sessions(): StoreSessionView[];
  /** The session of a context token. */
  session(token: string): StoreSessionView | undefined;
  /** Sign-in of administrators below `/api`. */
  readonly admin: AdminSignIn;
  /** Answers a request; a reset rejects with a TypeError as `fetch` does, a drop waits for the request's signal. */
  handle(request: Request): Promise<Response>;
  /** In place of the global `fetch`. */
  readonly fetch: typeof fetch;
  /** Answers without faults and without taking note: for servers that bring both. Holds and interceptors count. */
  answer(request: Request): Promise<Response>;
  /** The fault for a request, one time used up. */
  takeFault(request: FaultedRequest): Fault | undefined;
  /** A customer's cart, order and account are gone, faults, holds, interceptors and requests too; the data stays. */
  reset(): void;
}

const ALLOWED =
  'Content-Type,Authorization,sw-context-token,sw-access-key,sw-language-id,sw-version-id,sw-inheritance,indexing-behavior,sw-include-seo-urls';
const COMMON_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE',
  'access-control-allow-headers': ALLOWED,
  'access-control-expose-headers': ALLOWED,
  'cache-control': 'no-cache, private',
};

const ROUTES = storeRoutes.map((route) => {
  const names: string[] = [];
  const pattern = route.path.replace(/:(\w+)/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  return { ...route, names, pattern: new RegExp(`^${pattern}$`) };
});

function json(status: number, body: unknown, headers: Record<string, string>): Response {
  return new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { ...COMMON_HEADERS, ...headers, ...(status === 204 ? {} : { 'content-type': 'application/json' }) },
  });
}

async function readBody(request: Request): Promise<Json> {
  const type = request.headers.get('content-type') ?? '';
  const text = await request.text();
  if (text === '') return {};
  if (type.includes('application/x-www-form-urlencoded')) return readQuery(text);
  if (!type.includes('json')) return {};
  try {
    const body: unknown = JSON.parse(text);
    return isJson(body) ? body : {};
  } catch {
    throw httpRefusal(400, 'The JSON payload is malformed.');
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

function connectionReset(): TypeError {
  return new TypeError('fetch failed', { cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }) });
}

/** Half of a body, then a broken connection. */
function brokenInside(response: Response, bytes: Uint8Array<ArrayBuffer>): Response {
  let sent = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent) controller.error(connectionReset());
      else controller.enqueue(bytes.slice(0, Math.floor(bytes.length / 2)));
      sent = true;
    },
  });
  return new Response(body, { status: response.status, headers: response.headers });
}

function viewOf({ token, languageId, currencyId, customer, lines }: StoreSession): StoreSessionView {
  return {
    token,
    languageId,
    currencyId,
    customer: customer && { email: customer.email, guest: customer.guest },
    lines: lines.map((line) => ({ ...line })),
  };
}

/** Makes a store with data of its own; nothing is shared between two. */
export function createInMemoryStore({ data: given = {}, origin }: InMemoryStoreOptions = {}): InMemoryStore {
  const data: StoreData = { ...defaultStoreData(origin), ...given };
  const { switches, take } = createFaultSwitches();
  const requests: StoreRequest[] = [];
  const gates = createAnswerGates();
  const interceptions = createInterceptions();
  const admin = createAdminSignIn(data.adminUsers);

  function begin(): StoreState {
    const customers = data.accounts.map(({ email, password, firstName, lastName }, index) => {
      const id = newId();
      const salutationId = data.salutations[0]?.id ?? null;
      const fields: Json = {
        salutationId,
        firstName,
        lastName,
        street: 'Street 1',
        zipcode: '12345',
        city: 'Town',
        countryId: data.countries[0]?.id,
        countryStateId: null,
      };
      return {
        id: newId(),
        number: String(10_001 + index),
        email,
        password,
        guest: false,
        profile: { salutationId, firstName, lastName },
        addresses: [{ id, fields }],
        billingId: id,
        shippingId: id,
        session: undefined,
        wishlist: undefined,
      };
    });
    return {
      data,
      sessions: createStoreSessions(data),
      customers,
      orders: [],
      reviews: [],
      stock: new Map(),
      newsletter: new Map(),
      failedLogins: new Map(),
    };
  }
  let state = begin();

  function checkLanguage(language: string | null): void {
    if (language === null) return;
    if (!isStoreId(language)) throw refusal(412, 'SYSTEM__LANGUAGE_INVALID_EXCEPTION', 'The language id is invalid.');
    if (!data.languages.some(({ id }) => id === language))
      throw refusal(412, 'SYSTEM__SALES_CHANNEL_LANGUAGE_NOT_AVAILABLE_EXCEPTION', `Language ${language} is not available.`);
  }

  function checkKey(key: string | null): void {
    if (key === null) throw httpRefusal(401, 'Header "sw-access-key" is required.');
    if (!/^SWSC[0-9A-Za-z]{22}$/.test(key))
      throw refusal(500, 'FRAMEWORK__API_INVALID_ACCESS_KEY', 'Access key is invalid and could not be identified.');
    if (key !== data.accessKey) throw refusal(412, 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND', 'No matching sales channel found.');
  }

  async function answer(request: Request): Promise<Response> {
    const received = await readStoreRequest(request);
    await gates.pass(received, request.signal);
    return (await interceptions.answer(received, () => answerItself(request.clone()))) ?? answerItself(request);
  }

  async function answerItself(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const path = pathBelowEndpoint(url);
    if (path.startsWith('/api/')) {
      const { status, body } = admin.answer(request.method, path, request.headers, await readBody(request));
      return json(status, body, {});
    }
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    if (method === 'OPTIONS') return new Response(null, { status: 200, headers: COMMON_HEADERS });
    const headers: Record<string, string> = {};
    const token = request.headers.get('sw-context-token');
    try {
      const known = ROUTES.filter(({ pattern }) => pattern.test(path));
      // The routes are read from the first to the last: `/account/address/default-billing/:id` stands before `/account/address/:id`.
      const route = known.find(({ methods }) => methods.includes(method));
      if (!route) {
        if (token !== null) headers['sw-context-token'] = token;
        throw httpRefusal(known.length > 0 ? 405 : 404, `No route found for "${request.method} ${path}"`);
      }
      checkKey(request.headers.get('sw-access-key'));
      const language = request.headers.get('sw-language-id');
      if (language !== null) headers['sw-language-id'] = language;
      if (route.needsToken && token === null) throw missingParameter('sw-context-token');
      const session = state.sessions.open(token);
      headers['sw-context-token'] = session.token;
      checkLanguage(language);
      const query = readQuery(url.search);
      const body = await readBody(request);
      const values = route.pattern.exec(path)?.slice(1) ?? [];
      const call: StoreCall = {
        ...state,
        session,
        params: Object.fromEntries(route.names.map((name, index) => [name, values[index] ?? ''])),
        body,
        query,
        languageId: language ?? session.languageId,
        withSeoUrls: request.headers.has('sw-include-seo-urls'),
        get criteria() {
          return readCriteria(method === 'GET' ? query : body);
        },
      };
      try {
        const result = route.handle(call);
        return json(result === undefined ? 204 : 200, applyIncludes(result, body['includes'] ?? query['includes']), {
          ...headers,
          'sw-context-token': call.session.token,
        });
      } finally {
        headers['sw-context-token'] = call.session.token;
      }
    } catch (error) {
      if (error instanceof Refusal) return json(error.status, { errors: error.errors }, headers);
      throw error;
    }
  }

  async function handle(request: Request): Promise<Response> {
    const received = await readStoreRequest(request);
    requests.push(received);
    if (request.signal.aborted) throw request.signal.reason;
    const fault = take(received);
    switch (fault?.kind) {
      case 'slow':
        await pause(fault.ms, request.signal);
        break;
      case 'hang':
        if (fault.handled) await answer(request);
        return new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason as Error), { once: true });
        });
      case 'status':
        return json(fault.status, fault.body, fault.headers ?? {});
      case 'reset':
        if (fault.when === 'before') throw connectionReset();
        break;
      case 'malformed':
      case undefined:
        break;
    }
    const response = await answer(request);
    if (fault?.kind === 'reset' && fault.when === 'after') throw connectionReset();
    if (fault?.kind !== 'reset' && fault?.kind !== 'malformed') return request.method === 'HEAD' ? new Response(null, response) : response;
    const bytes = new Uint8Array(await response.arrayBuffer());
    return fault.kind === 'reset' ? brokenInside(response, bytes) : new Response(bytes.slice(0, -1), response);
  }

  return {
    accessKey: data.accessKey,
    data,
    faults: switches,
    requests,
    count: (method, path) => requests.filter(requestMatcher({ method, path })).length,
    received: (target) => requests.filter(requestMatcher(target)),
    hold: gates.hold,
    intercept: interceptions.add,
    sessions: () => state.sessions.all().map(viewOf),
    session(token) {
      const found = state.sessions.all().find((session) => session.token === token);
      return found && viewOf(found);
    },
    admin,
    handle,
    fetch: (input, init) => handle(new Request(input, init)),
    answer,
    takeFault: take,
    reset() {
      state = begin();
      switches.clear();
      gates.releaseAll();
      interceptions.clear();
      admin.reset();
      requests.length = 0;
    },
  };
}
