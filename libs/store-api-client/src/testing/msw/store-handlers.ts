import { http, type HttpHandler, HttpResponse } from 'msw';
import type { InMemoryStore } from '../store/in-memory-store.ts';

/** Where the store is served. */
export interface StoreHandlersOptions {
  /** With `/store-api`; relative to the page in a browser, such as `/store-api`. */
  endpoint: string;
}

/**
 * Handlers for msw that answer every call below the endpoint from an in-memory store, its fault switches included:
 * a reset becomes a network error, a drop waits until the caller gives up.
 */
export function storeHandlers(store: InMemoryStore, { endpoint }: StoreHandlersOptions): HttpHandler[] {
  return [
    http.all(`${endpoint.replace(/(?<!\/)\/+$/, '')}/*`, async ({ request }) => {
      try {
        return await store.handle(request);
      } catch (error) {
        // What the store means by a broken connection; anything else is a mistake that should be seen.
        if (error instanceof TypeError && error.message === 'fetch failed') return HttpResponse.error();
        if (request.signal.aborted) return HttpResponse.error();
        throw error;
      }
    }),
  ];
}
