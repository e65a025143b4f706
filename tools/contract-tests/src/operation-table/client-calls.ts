import { join } from 'node:path';
import fc from 'fast-check';
import { ROOT } from '@vitrine/release';
import {
  type CallOptions,
  createStoreApiClient,
  type StoreApiClient,
  type StoreApiRequest,
  withCacheableReads,
} from '@vitrine/store-api-client';
import { ALL_CALLS } from '../official/all-calls.ts';
import { openEntry } from '../surface/entry-program.ts';
import { exportedOperations } from '../surface/exported-operations.ts';
import { type DescribedOperation, nameOf, operationOf } from './described-operations.ts';

const ENTRY = join(ROOT, 'libs/store-api-client/src/index.ts');
const RUNS = { numRuns: 20, seed: 1 };

/** What the client's functions send, by the described operation. */
export interface ClientCalls {
  /** Functions that call the operation, by its name. */
  plain: ReadonlyMap<string, ReadonlySet<string>>;
  /** Functions that call it in a client that `withCacheableReads` made. */
  cacheable: ReadonlyMap<string, ReadonlySet<string>>;
  /** Requests that neither version describes, each with its function. */
  undescribed: readonly string[];
}

type Sent = (method: string, path: string) => void;

/** Without a server: each call gets one answer. */
function recordingClient(status: number, sent: Sent): StoreApiClient {
  return createStoreApiClient({
    endpoint: 'http://127.0.0.1:1/store-api',
    accessKey: 'SWSCCONTRACTTESTSACCESSKEY',
    retry: { limit: 0 },
    fetch: (input, init) => {
      const { method, url } = input instanceof Request ? input : { method: init?.method ?? 'GET', url: String(input) };
      sent(method, new URL(url).pathname.replace(/^\/store-api(?=\/)/, ''));
      return Promise.resolve(Response.json({}, { status }));
    },
  });
}

/** Cacheable reads with nothing but the term of a search: what a query cannot say keeps none of them a POST. */
function barelyCacheable(client: StoreApiClient): StoreApiClient {
  const cacheable = withCacheableReads(client);
  return {
    ...cacheable,
    request<T>({ body, ...rest }: StoreApiRequest, options?: CallOptions): Promise<T> {
      const search = (body as { search?: unknown } | undefined)?.search;
      return cacheable.request<T>({ ...rest, body: search === undefined ? {} : { search } }, options);
    },
  };
}

/** Calls every function of the client that the Store API answers, and keeps what it sends. */
export async function clientCalls(operations: readonly DescribedOperation[]): Promise<ClientCalls> {
  const [plain, cacheable] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const undescribed = new Set<string>();
  for (const name of exportedOperations(ENTRY)) {
    const sentBy =
      (calls: Map<string, Set<string>>): Sent =>
      (method, path) => {
        const operation = operationOf(operations, method, path);
        if (operation === undefined) undescribed.add(`${name}: ${method} ${path}`);
        else calls.set(nameOf(operation), (calls.get(nameOf(operation)) ?? new Set()).add(name));
      };
    // A server that does not know a call gets the form that others know.
    const clients = [200, 405].map((status) => recordingClient(status, sentBy(plain)));
    clients.push(barelyCacheable(recordingClient(200, sentBy(cacheable))));
    const row = ALL_CALLS[name];
    for (const call of row === undefined ? [] : fc.sample(row.callAny, RUNS))
      // What the function makes of such an answer is of no interest.
      for (const client of clients) await call('http://127.0.0.1:1', client).catch(() => undefined);
  }
  return { plain, cacheable, undescribed: [...undescribed] };
}

/** The file of each of the client's functions, from the workspace's root. */
export function functionFiles(): ReadonlyMap<string, string> {
  return new Map(
    openEntry(ENTRY).exports.flatMap(({ name, declarations = [] }): [string, string][] =>
      declarations.slice(0, 1).map((declaration) => [name, declaration.getSourceFile().fileName.slice(ROOT.length).replace(/^\//, '')]),
    ),
  );
}
