import { createStoreApiError } from './normalize-error.ts';

/** The base address without slash at its end; one that starts with `/` is resolved against the page. */
export function resolveEndpoint(endpoint: string): string {
  const base = endpoint.replace(/(?<!\/)\/+$/, '');
  // A worker or a test page resolves relative addresses against its location; Request alone does not everywhere.
  return base.startsWith('/') && globalThis.location !== undefined ? new URL(base, globalThis.location.href).href : base;
}

/**
 * Refuses what no runtime can call: a relative address where there is no page to resolve it against.
 * A server may hold such a client, as long as it makes no call.
 *
 * @throws StoreApiError `CONFIGURATION`.
 */
export function assertCallable(operation: string, endpoint: string): void {
  if (!endpoint.startsWith('/')) return;
  const detail = `The endpoint "${endpoint}" is relative, which needs a browser. Elsewhere give the whole address, as https://shop.example/store-api.`;
  throw createStoreApiError('CONFIGURATION', 500, detail, { operation });
}

/** What a 404 without a word of the Store API may mean: an address that lacks its usual end. Empty where it has it. */
export function endpointHint(endpoint: string): string {
  return /\/store-api(?:\/|$)/.test(endpoint) ? '' : ` The endpoint lacks /store-api: ${endpoint.replace(/\/\/[^/@]*@/, '//')}/store-api.`;
}
