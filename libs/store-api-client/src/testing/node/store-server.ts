import type { InMemoryStore } from '../store/in-memory-store.ts';
import { pathBelowEndpoint } from '../store/store-request.ts';
import { type FaultServer, startFaultServer } from './fault-server.ts';

/** A store on a port of its own. */
export interface StoreServer extends FaultServer {
  /** With `/store-api`. */
  readonly endpoint: string;
  /** With `/api`, for the sign-in of administrators. */
  readonly adminEndpoint: string;
}

/**
 * Serves an in-memory store over real HTTP on the loopback. Its fault switches act on the connection:
 * a drop keeps it open, a reset breaks it.
 */
export async function startStoreServer(store: InMemoryStore): Promise<StoreServer> {
  const server = await startFaultServer(
    async ({ method, url, headers, text }) => {
      const response = await store.answer(
        new Request(new URL(url, 'http://127.0.0.1'), {
          method,
          headers,
          ...(text === '' || method === 'GET' || method === 'HEAD' ? {} : { body: text }),
        }),
      );
      const bytes = new Uint8Array(await response.arrayBuffer());
      return { status: response.status, headers: Object.fromEntries(response.headers), ...(bytes.length > 0 ? { body: bytes } : {}) };
    },
    (request) => {
      const path = pathBelowEndpoint(new URL(request.url, 'http://127.0.0.1'));
      const { method, headers, text, json } = request;
      store.requests.push({
        method,
        path,
        search: new URL(request.url, 'http://127.0.0.1').search,
        headers: new Headers(headers),
        text,
        json,
      });
      return store.takeFault({ method, path });
    },
  );
  return { ...server, endpoint: `${server.url}/store-api`, adminEndpoint: `${server.url}/api` };
}
