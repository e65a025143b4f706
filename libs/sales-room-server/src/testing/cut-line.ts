import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server of this machine that can be cut. */
export interface CutLine {
  /** The server's address, over this line. */
  readonly url: string;
  /** Ends all connections, and lets none through until it is mended. */
  cut(): void;
  mend(): void;
  close(): void;
}

/** Puts a line before a server. @param target The server's address, such as `redis://127.0.0.1:6379`. */
export async function startCutLine(target: string): Promise<CutLine> {
  const { port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect({ host: '127.0.0.1', port: Number(port) });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.once('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.toString(),
    cut,
    mend: () => {
      isCut = false;
    },
    close() {
      cut();
      server.close();
    },
  };
}
