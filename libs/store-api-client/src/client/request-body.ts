import { malformedResponseError } from './normalize-error.ts';
import type { CallOptions, StoreApiRequest } from './store-api-client.ts';

/** What sends calls: a client of the Store API or of the Admin API. */
interface Requester {
  request<T>(request: StoreApiRequest, options?: CallOptions): Promise<T>;
}

/**
 * Sends a call whose result is read from the answer's body.
 *
 * @throws StoreApiError `MALFORMED_RESPONSE` where that is neither a map nor a list, for example
 * where something between client and server answered with nothing.
 */
export async function requestBody<T extends object>(client: Requester, request: StoreApiRequest, options?: CallOptions): Promise<T> {
  const body = await client.request<T | null | undefined>(request, options);
  if (typeof body !== 'object' || body === null) throw malformedResponseError(request.operation);
  return body;
}
