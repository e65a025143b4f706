import { at, type Json, listAt } from '../../json-path.ts';
import { ConformanceSkip } from './conformance-check.ts';

/** What a server answered. */
export interface Reply {
  status: number;
  headers: Headers;
  /** Parsed JSON; undefined for an empty body, the text where it is no JSON. */
  body: unknown;
  /** The code of the first entry of `errors`. */
  code: unknown;
  /** Status and first code in one, for comparing: `400 CHECKOUT__CART_EMPTY`, or `200`. */
  outcome: string;
  /** The errors' pointers. */
  pointers: string[];
}

/** How a request differs from an ordinary one. */
export interface Asking {
  /** Sent as JSON, unless `contentType` says otherwise. */
  body?: unknown;
  /** Null leaves a header out. */
  headers?: Record<string, string | null>;
  contentType?: string;
}

/** One session with the server, raw: it keeps the token that the server gives it. */
export interface Visitor {
  token: string | undefined;
  ask(method: string, path: string, asking?: Asking): Promise<Reply>;
  get(path: string, headers?: Record<string, string | null>): Promise<Reply>;
  post(path: string, body?: unknown, headers?: Record<string, string | null>): Promise<Reply>;
  patch(path: string, body?: unknown): Promise<Reply>;
  delete(path: string, body?: unknown): Promise<Reply>;
}

function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

/** Begins a session. */
export function createVisitor(endpoint: string, accessKey: string, fetcher: typeof fetch, token?: string): Visitor {
  const visitor: Visitor = {
    token,
    async ask(method, path, { body, headers = {}, contentType = 'application/json' } = {}) {
      const all: Record<string, string | null> = {
        accept: 'application/json',
        'sw-access-key': accessKey,
        'sw-context-token': visitor.token ?? null,
        'content-type': body === undefined ? null : contentType,
        ...headers,
      };
      const sent = Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null));
      const response = await fetcher(`${endpoint}${path}`, {
        method,
        headers: sent,
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const answer = parsed(await response.text());
      const given = response.headers.get('sw-context-token')?.split(',', 1)[0]?.trim();
      // A header that the request set on purpose is no part of the session.
      if (given && !('sw-context-token' in headers)) visitor.token = given;
      const code = at(answer, 'errors.0.code');
      // A server that counts an earlier run says nothing about its rules.
      if (response.status === 429 && code !== 'CHECKOUT__CUSTOMER_AUTH_THROTTLED')
        throw new ConformanceSkip(`${method} ${path} is throttled: wait half a minute`);
      return {
        status: response.status,
        headers: response.headers,
        body: answer,
        code,
        outcome: code === undefined ? String(response.status) : `${response.status} ${String(code)}`,
        pointers: listAt(answer, 'errors').map((entry) => String(at(entry, 'source.pointer'))),
      };
    },
    get: (path, headers = {}) => visitor.ask('GET', path, { headers }),
    post: (path, body = {}, headers = {}) => visitor.ask('POST', path, { body, headers }),
    patch: (path, body = {}) => visitor.ask('PATCH', path, { body }),
    delete: (path, body) => visitor.ask('DELETE', path, body === undefined ? {} : { body }),
  };
  return visitor;
}
