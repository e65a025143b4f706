import type { AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import { createInMemoryStore, type InMemoryStore } from '@vitrine/store-api-client/testing';
import { assortment, PICTURES } from './assortment.ts';
import { takeHabits } from './habits.ts';
import { pictureOf } from './picture.ts';

interface StubStoreOptions {
  /** 0 picks a free one. */
  readonly port: number;
  /** The one domain of the sales channel: the origin of the shop under test. */
  readonly publicOrigin: string;
}

/** A stub that runs. */
interface RunningStubStore {
  readonly origin: string;
  close(): Promise<void>;
}

function createStore(origin: string, publicOrigin: string): InMemoryStore {
  const store = createInMemoryStore({ data: assortment(origin, publicOrigin) });
  takeHabits(store);
  return store;
}

/** A picture of the assortment; undefined for any other path. */
function pictureAt(path: string): Response | undefined {
  const color = path.startsWith('/media/') ? PICTURES.get(path.slice('/media/'.length)) : undefined;
  if (color === undefined) return undefined;
  return new Response(pictureOf(color), {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}

/** A small store with ids, prices and habits of its own: it shows that the product knows no other store. */
export async function startStubStore({ port, publicOrigin }: StubStoreOptions): Promise<RunningStubStore> {
  // Pictures are told by their address, so the store is made once the port is known; nobody asks in between.
  const fetch = (request: Request): Response | Promise<Response> => {
    const path = new URL(request.url).pathname;
    return path === '/healthz' ? Response.json({ ok: true }) : (pictureAt(path) ?? store.answer(request));
  };
  const server = await new Promise<ServerType>((resolve) => {
    const started = serve({ fetch, port, hostname: '127.0.0.1' }, () => resolve(started));
  });
  // Longer than those who call keep an idle connection, so that none sends on one that is just closing.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 65_000;
  const address = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${address.port}`;
  const store = createStore(origin, publicOrigin);
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
