import { type DemoStore, type DemoStoreOptions, startDemoStore } from '../index.ts';
import { ACCESS_KEY, smallCatalogue } from './small-catalogue.ts';

export type Json = Record<string, unknown>;

export interface Reply {
  status: number;
  headers: Headers;
  // Answers are read by path in tests; their shape is what is under test.
  body: Json;
  token: string | null;
  code: unknown;
}

/** A visitor with a token, as a frontend would be: it keeps whatever token it is given. */
export interface Visitor {
  token: string | null;
  /** A header of undefined is left out, the access key as well. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string | undefined>): Promise<Reply>;
  get(path: string, headers?: Record<string, string>): Promise<Reply>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  delete(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
}

export interface TestShop extends DemoStore {
  publicOrigin: string;
  visitor(token?: string | null): Visitor;
}

export const PUBLIC_ORIGIN = 'http://shop.example:3000';

export async function startTestShop(changes: Partial<DemoStoreOptions> = {}): Promise<TestShop> {
  const store = await startDemoStore({
    port: 0,
    host: '127.0.0.1',
    publicOrigin: PUBLIC_ORIGIN,
    dataDir: ':memory:',
    catalogue: smallCatalogue(),
    renderPicture: async (key, width) => new TextEncoder().encode(`${key}:${width}`),
    ...changes,
  });
  return { ...store, publicOrigin: changes.publicOrigin ?? PUBLIC_ORIGIN, visitor: (token = null) => createVisitor(store.url, token) };
}

/** A visitor of any store at this address. */
export function createVisitor(url: string, token: string | null, accessKey: string = ACCESS_KEY): Visitor {
  async function send(method: string, path: string, body?: unknown, headers: Record<string, string | undefined> = {}): Promise<Reply> {
    const all = {
      'sw-access-key': accessKey,
      'sw-context-token': visitor.token ?? undefined,
      'content-type': body === undefined ? undefined : 'application/json',
      ...headers,
    };
    const response = await fetch(`${url}/store-api${path}`, {
      method,
      headers: Object.entries(all).filter((header): header is [string, string] => header[1] !== undefined),
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      redirect: 'manual',
    });
    const text = await response.text();
    const parsed =
      text !== '' && response.headers.get('content-type')?.startsWith('application/json') ? (JSON.parse(text) as Json) : ({ text } as Json);
    visitor.token = response.headers.get('sw-context-token') ?? visitor.token;
    return {
      status: response.status,
      headers: response.headers,
      body: parsed,
      token: response.headers.get('sw-context-token'),
      code: at(parsed, 'errors.0.code'),
    };
  }
  const visitor: Visitor = {
    token,
    send,
    get: (path, headers = {}) => send('GET', path, undefined, headers),
    post: (path, body = {}, headers = {}) => send('POST', path, body, headers),
    patch: (path, body = {}, headers = {}) => send('PATCH', path, body, headers),
    delete: (path, body, headers = {}) => send('DELETE', path, body, headers),
  };
  return visitor;
}

/** The value at a path such as `lineItems.0.price`. */
export function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((node, key) => (typeof node === 'object' && node !== null ? (node as Json)[key] : undefined), value);
}

/** The list at a path; empty when there is none. */
export function listAt(value: unknown, path: string): unknown[] {
  const list = path === '' ? value : at(value, path);
  return Array.isArray(list) ? list : [];
}

export const pluck = (value: unknown, path: string, field: string): unknown[] => listAt(value, path).map((entry) => at(entry, field));
