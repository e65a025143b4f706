import { createStoreApiClient, type StoreApiClient, withResponseValidation } from '@vitrine/store-api-client';
import { responseSchemas } from '@vitrine/store-api-client/schemas';
import type { SessionConfig } from './config.ts';
import { callKind } from './relay-rules.ts';
import { SessionError } from './session-error.ts';

interface VisitorClientInput {
  readonly token: string | undefined;
  readonly languageId: string | undefined;
  readonly onContextToken?: (token: string) => void;
  readonly headers?: Record<string, string>;
  readonly fetch?: typeof globalThis.fetch;
}

/** A client that talks to the store as one visitor. Its answers are checked: pages show what they promise. */
export function createVisitorClient(config: SessionConfig, input: VisitorClientInput): StoreApiClient {
  const client = createStoreApiClient({
    endpoint: config.storeApiEndpoint,
    accessKey: config.accessKey,
    timeoutMs: config.timeoutMs,
    contextToken: input.token,
    languageId: input.languageId,
    ...(input.onContextToken ? { onContextToken: input.onContextToken } : {}),
    ...(input.headers ? { headers: input.headers } : {}),
    ...(input.fetch ? { fetch: input.fetch } : {}),
  });
  return withResponseValidation(client, responseSchemas);
}

/** Lets reads pass and refuses whatever would change the context: it belongs to all visitors without a session. */
function readsAlone(config: SessionConfig): typeof globalThis.fetch {
  const base = new URL(config.storeApiEndpoint).pathname;
  return async (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const url = new URL(request ? request.url : String(input));
    const method = (init?.method ?? request?.method ?? 'GET').toUpperCase();
    const path = url.pathname.startsWith(`${base}/`) ? url.pathname.slice(base.length) : url.pathname;
    const kind = callKind(method, path);
    if (kind !== 'read' && kind !== 'note') {
      throw new SessionError('SESSION_REQUIRED', `${method} ${path} needs a session: get the client of a write first (clientForWrite).`);
    }
    return globalThis.fetch(input, init);
  };
}

/**
 * A client of the shared anonymous context: it reads, and cannot write. Its token is out of its holder's reach.
 * @param input.onStaleToken Called when the store gave the context another token: it has aged out.
 */
export function createAnonymousClient(
  config: SessionConfig,
  input: { token: string; languageId: string | undefined; onStaleToken: () => void },
): StoreApiClient {
  const client = createVisitorClient(config, {
    token: input.token,
    languageId: input.languageId,
    onContextToken: input.onStaleToken,
    fetch: readsAlone(config),
  });
  return hideToken(client);
}

function hideToken(client: StoreApiClient): StoreApiClient {
  return {
    ...client,
    withLanguage: (languageId) => hideToken(client.withLanguage(languageId)),
    getContextToken: () => undefined,
    setContextToken() {
      throw new SessionError('SESSION_REQUIRED', 'The anonymous client keeps its context: make a client for the session.');
    },
  };
}
