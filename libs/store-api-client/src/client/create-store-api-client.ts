import { createActionRegistry } from './cancellable-actions.ts';
import { createCartMemory } from './cart-memory.ts';
import { forward } from './forward.ts';
import { createStoreApiError } from './normalize-error.ts';
import { requestFile, requestJson } from './request.ts';
import { createSessionToken } from './session-token.ts';
import type { CallOptions, StoreApiClient, StoreApiClientOptions, StoreApiRequest } from './store-api-client.ts';
import { createStoreConnection } from './store-connection.ts';

function assertConfigured({ endpoint, accessKey, relay }: StoreApiClientOptions): void {
  if (!endpoint) {
    throw createStoreApiError(
      'CONFIGURATION',
      500,
      'The Store API client needs an endpoint. Configure it: createStoreApiClient({ endpoint, accessKey }).',
    );
  }
  if (!accessKey && relay !== true) {
    throw createStoreApiError(
      'CONFIGURATION',
      500,
      'The Store API client needs an access token. Configure it: createStoreApiClient({ endpoint, accessKey }), or relay: true.',
    );
  }
}

/**
 * Connects to a sales channel.
 *
 * @throws StoreApiError `CONFIGURATION` when the endpoint or, without `relay`, the access key is missing.
 */
export function createStoreApiClient(options: StoreApiClientOptions): StoreApiClient {
  assertConfigured(options);
  const actions = createActionRegistry();
  const cartMemory = createCartMemory();
  const token = createSessionToken(options.contextToken, cartMemory, options.onContextToken);
  const connection = createStoreConnection(options, actions, token);
  const inLanguage = (languageId: string | undefined): StoreApiClient => ({
    request: <T>(request: StoreApiRequest, callOptions: CallOptions = {}) => requestJson<T>(connection, request, languageId, callOptions),
    requestFile: (request, callOptions = {}) => requestFile(connection, request, languageId, callOptions),
    forward: (request, callOptions = {}) => forward(connection, request, languageId, callOptions),
    languageId,
    withLanguage: inLanguage,
    getContextToken: token.get,
    setContextToken: token.set,
    startAction: actions.start,
    cancel: actions.cancel,
    cartMemory,
  });
  return inLanguage(options.languageId);
}
