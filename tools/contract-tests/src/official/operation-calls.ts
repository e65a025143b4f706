import type fc from 'fast-check';
import { createStoreApiClient, type StoreApiClient } from '@vitrine/store-api-client';
import { type AdminApiClient, createAdminApiClient } from '@vitrine/store-api-client/admin';
import type { StoreUnderTest } from './store-under-test.ts';

type Operation<Client> = (client: Client, ...rest: never[]) => Promise<unknown>;
type ArgumentsOf<Called> = Called extends (client: never, ...rest: infer Rest) => Promise<unknown> ? Rest : never;

/** How one operation is exercised. */
export interface OperationCalls {
  /** Any call that the client can make of it, to a server at this address or by a client of one's own: only the request counts. */
  callAny: fc.Arbitrary<(url: string, client?: StoreApiClient) => Promise<unknown>>;
  /** Calls on the embedded store, in the situations that change its answer. */
  onStore?: (store: StoreUnderTest) => Promise<unknown>;
  /** Who answers this call instead of the embedded store. */
  answeredBy?: string;
}

const storeClient = (url: string): StoreApiClient =>
  createStoreApiClient({ endpoint: `${url}/store-api`, accessKey: 'SWSCCONTRACTTESTSACCESSKEY', retry: { limit: 0 } });
const guideClient = (url: string): AdminApiClient =>
  createAdminApiClient({
    endpoint: `${url}/api`,
    tokens: { accessToken: 'guide', refreshToken: 'again', expiresAt: Date.now() + 600_000 },
  });

const byClient =
  <Called extends Operation<StoreApiClient>>(operation: Called) =>
  (values: ArgumentsOf<Called>) =>
  (url: string, client: StoreApiClient = storeClient(url)): Promise<unknown> =>
    operation(client, ...(values as never[]));

/** A call that the embedded store answers. */
export function calls<Called extends Operation<StoreApiClient>>(
  operation: Called,
  args: fc.Arbitrary<ArgumentsOf<Called>>,
  onStore: (store: StoreUnderTest) => Promise<unknown>,
): OperationCalls {
  return { callAny: args.map(byClient(operation)), onStore };
}

/** A call that another server answers: its requests are checked all the same. */
export function callsElsewhere<Called extends Operation<StoreApiClient>>(
  operation: Called,
  args: fc.Arbitrary<ArgumentsOf<Called>>,
  answeredBy: string,
): OperationCalls {
  return { callAny: args.map(byClient(operation)), answeredBy };
}

/** A call of a guide at the Admin API. */
export function guideCalls<Called extends Operation<AdminApiClient>>(
  operation: Called,
  args: fc.Arbitrary<ArgumentsOf<Called>>,
  answer: Pick<OperationCalls, 'onStore' | 'answeredBy'>,
): OperationCalls {
  return { callAny: args.map((values) => (url: string) => operation(guideClient(url), ...(values as never[]))), ...answer };
}
