import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What happens to the next request that changes something: `lost-answer` was carried out, `lost-request` was not. */
export type Mishap = 'lost-answer' | 'lost-request';

/** A store reached over a network that fails when it is told to. */
export interface UnsteadyStore {
  readonly storeApiEndpoint: string;
  /** Lets the next change of a cart or wish list go wrong; with `thenAway` nothing gets through from then on. */
  failNextChange(mishap: Mishap, options?: { thenAway?: boolean }): Promise<void>;
  /** Ends the time in which nothing gets through. */
  setBack(): void;
  close(): Promise<void>;
}

const CHANGE = /\/checkout\/cart\/line-item|\/customer\/wishlist\/(add|delete)\//;

/** Stands before a store. */
export async function startUnsteadyStore(storeApiEndpoint: string): Promise<UnsteadyStore> {
  const target = new URL(storeApiEndpoint);
  let next: { mishap: Mishap; thenAway: boolean; happened(): void } | undefined;
  let isAway = false;
  const server = createServer((incoming, response) => {
    const isChange = incoming.method !== 'GET' && CHANGE.test(incoming.url ?? '');
    const planned = isChange ? next : undefined;
    if (planned !== undefined) next = undefined;
    const fail = () => {
      if (planned?.thenAway === true) isAway = true;
      incoming.socket.destroy();
      planned?.happened();
    };
    if (isAway || planned?.mishap === 'lost-request') return fail();
    const outgoing = forward(
      {
        host: target.hostname,
        port: target.port,
        path: incoming.url,
        method: incoming.method,
        headers: { ...incoming.headers, host: target.host },
      },
      (answer) => {
        if (planned === undefined) {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        } else answer.resume().once('end', fail);
      },
    );
    outgoing.once('error', () => incoming.socket.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    storeApiEndpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}${target.pathname}`,
    failNextChange: (mishap, { thenAway = false } = {}) => new Promise((happened) => (next = { mishap, thenAway, happened })),
    setBack() {
      isAway = false;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
