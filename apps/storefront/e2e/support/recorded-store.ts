import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RecordedPage } from './recorded-pages.ts';

const CALLS = { navigation: 'category', landingPage: 'landing-page', detail: 'product' } as const;

/** A store that answers with pages of real servers, and leaves every other call to the embedded one. */
export async function startRecordedStore(
  pages: readonly RecordedPage[],
  storePort: number,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const answers = new Map(pages.map(({ kind, id, answer }) => [`/store-api/${CALLS[kind]}/${id}`, JSON.stringify(answer)]));
  const server = createServer((incoming, outgoing) => {
    const answer = answers.get(new URL(incoming.url ?? '/', 'http://localhost').pathname);
    if (answer !== undefined) {
      incoming.resume();
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end(answer);
      return;
    }
    const onward = httpRequest(
      { host: '127.0.0.1', port: storePort, path: incoming.url, method: incoming.method, headers: incoming.headers, agent: false },
      (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  // Longer than those who call keep an idle connection, so that none sends on one that is just closing.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
