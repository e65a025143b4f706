import type { AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { createAdminApi } from './admin-api.ts';
import { PRODUCTS } from './assortment.ts';
import { pictureOf } from './pictures.ts';
import { createStoreApi } from './store-api.ts';

export interface StubStoreOptions {
  /** 0 picks a free one. */
  readonly port: number;
  /** The one domain of the sales channel: the origin of the shop under test. */
  readonly publicOrigin: string;
}

/** A stub that runs. */
export interface RunningStubStore {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * A small store with ids, prices and habits of its own, written from the API's reference: it shows that the product
 * knows no other store. All it holds is in memory.
 */
export async function startStubStore({ port, publicOrigin }: StubStoreOptions): Promise<RunningStubStore> {
  let origin = '';
  const app = new Hono();
  app.get('/healthz', (context) => context.json({ ok: true }));
  app.get('/media/:file', (context) => {
    const product = PRODUCTS.find(({ key }) => `${key}.svg` === context.req.param('file'));
    if (!product) return context.notFound();
    return context.body(pictureOf(product.colour), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
  app.route('/store-api', createStoreApi({ origin: () => origin, publicOrigin }));
  app.route('/api', createAdminApi());

  const server = await new Promise<ServerType>((resolve) => {
    const started = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () => resolve(started));
  });
  // Longer than those who call keep an idle connection, so that none sends on one that is just closing.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 65_000;
  const address = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
