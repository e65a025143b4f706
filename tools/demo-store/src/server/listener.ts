import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { isPlainTarget } from '@vitrine/routing';

/** Something that is listened to. */
export interface Listener {
  readonly port: number;
  /** Takes nothing new, and lets what runs end. */
  close(): Promise<void>;
}

const REFUSAL = JSON.stringify({
  errors: [
    {
      code: '0',
      status: '400',
      title: 'Bad Request',
      detail: 'The path holds a dot segment, a backslash, an encoded slash or a control character.',
    },
  ],
});

/** Listens for an app's calls. A path that a proxy before it may have read differently is answered 400. */
export async function startListener(app: Hono, { host, port }: { readonly host: string; readonly port: number }): Promise<Listener> {
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server: Server = createServer((request, response) => {
    if (isPlainTarget(request.url ?? '')) void answer(request, response);
    else response.writeHead(400, { 'content-type': 'application/json', 'cache-control': 'no-store', connection: 'close' }).end(REFUSAL);
  });
  // Longer than those who call keep an idle connection, so that none sends on one that is just closing.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : port,
    close: () =>
      new Promise((resolve, reject) => {
        // A connection may go idle only after its last answer: look again until all are gone.
        const idle = setInterval(() => server.closeIdleConnections(), 20);
        server.close((error) => {
          clearInterval(idle);
          if (error) reject(error);
          else resolve();
        });
      }),
  };
}
