import { createSocket, type Socket as UdpSocket } from 'node:dgram';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What happens to what goes one way. */
export interface Direction {
  /** Nothing gets through. */
  readonly isCut: boolean;
  /** The part of all datagrams that is lost. */
  readonly loss: number;
  readonly delayMs: number;
}

/** `up` is from the client to the server. `media` alone leaves TCP as it is. */
export interface Conditions {
  readonly up: Direction;
  readonly down: Direction;
  readonly concerns: 'everything' | 'media';
}

const CLEAR: Direction = { isCut: false, loss: 0, delayMs: 0 };
/** A network without any fault. */
export const CLEAR_NETWORK: Conditions = { up: CLEAR, down: CLEAR, concerns: 'everything' };
/** The same fault both ways. */
export const bothWays = (fault: Partial<Direction>): Conditions => ({
  up: { ...CLEAR, ...fault },
  down: { ...CLEAR, ...fault },
  concerns: 'everything',
});

/** What TCP waits before it sends a lost segment again, at least (RFC 6298 says one second, Linux takes 200 ms). */
export const RETRANSMIT_MS = 200;

/** One person's way to the product: a relay of TCP and UDP on loopback that can be made bad. */
export interface FaultLink {
  readonly tcpPort: number;
  readonly udpPort: number;
  set(conditions: Conditions): void;
  /** Datagrams so far: those that arrived here, and those that went on. */
  counts(): { up: { arrived: number; passed: number }; down: { arrived: number; passed: number } };
  close(): void;
}

export interface FaultLinkOptions {
  /** Where TCP connections go on to, on loopback. */
  readonly tcp: number;
  /** Where datagrams go on to, on loopback. */
  readonly udp: number;
  readonly random?: () => number;
}

/**
 * Opens a link. A cut loses datagrams, and holds what TCP carries until it is over, since TCP sends it again then; connections
 * that are opened meanwhile wait. TCP is cut both ways by a cut one way: without acknowledgements nothing goes on. A lost
 * segment of TCP is one that comes later.
 */
export async function openFaultLink({ tcp, udp, random = Math.random }: FaultLinkOptions): Promise<FaultLink> {
  let conditions = CLEAR_NETWORK;
  const waiting = new Set<() => void>();
  const isTcpCut = () => conditions.concerns === 'everything' && (conditions.up.isCut || conditions.down.isCut);
  const open = new Set<{ destroy(): void }>();

  /** Passes chunks on in order, each when its time has come. */
  function pipe(from: Socket, to: Socket, way: 'up' | 'down'): void {
    const queue: { chunk: Buffer | null; at: number }[] = [];
    let timer: NodeJS.Timeout | undefined;
    const flush = () => {
      clearTimeout(timer);
      while (!isTcpCut()) {
        const [next] = queue;
        if (next === undefined) return;
        const early = next.at - performance.now();
        if (early > 0.5) {
          timer = setTimeout(flush, early);
          return;
        }
        queue.shift();
        if (next.chunk === null) to.end();
        else if (!to.destroyed) to.write(next.chunk);
      }
    };
    const add = (chunk: Buffer | null) => {
      const { delayMs, loss } = conditions.concerns === 'everything' ? conditions[way] : CLEAR;
      const late = loss > 0 && random() < loss ? RETRANSMIT_MS + 2 * delayMs : 0;
      // What was sent later never overtakes.
      const at = Math.max(queue.at(-1)?.at ?? 0, performance.now() + delayMs + late);
      queue.push({ chunk, at });
      flush();
    };
    waiting.add(flush);
    from.on('data', add);
    from.on('end', () => add(null));
    from.on('close', () => {
      waiting.delete(flush);
      if (from.errored && !isTcpCut()) to.destroy();
      else add(null);
    });
  }

  const server = createServer({ allowHalfOpen: true }, (near) => {
    open.add(near);
    near.setNoDelay(true);
    near.on('error', () => undefined);
    const go = () => {
      if (isTcpCut()) return;
      waiting.delete(go);
      const far = connect({ port: tcp, host: '127.0.0.1', allowHalfOpen: true });
      far.setNoDelay(true);
      open.add(far);
      far.on('error', () => near.destroy());
      near.on('close', () => open.delete(near));
      far.on('close', () => open.delete(far));
      pipe(near, far, 'up');
      pipe(far, near, 'down');
    };
    waiting.add(go);
    go();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const counts = { up: { arrived: 0, passed: 0 }, down: { arrived: 0, passed: 0 } };
  function pass(way: 'up' | 'down', send: () => void): void {
    const { isCut, loss, delayMs } = conditions[way];
    counts[way].arrived += 1;
    if (isCut || (loss > 0 && random() < loss)) return;
    counts[way].passed += 1;
    if (delayMs === 0) send();
    else setTimeout(send, delayMs);
  }
  const near = createSocket('udp4');
  const far = new Map<string, UdpSocket>();
  const sendFrom = (socket: UdpSocket, packet: Buffer, port: number, address = '127.0.0.1') => {
    try {
      socket.send(packet, port, address);
    } catch {
      // A delayed datagram whose link has been closed meanwhile.
    }
  };
  near.on('message', (packet, { address, port }) => {
    // A browser sends from any of its machine's addresses, and listens there alone.
    const key = `${address} ${port}`;
    let socket = far.get(key);
    if (socket === undefined) {
      socket = createSocket('udp4');
      socket.on('error', () => undefined);
      socket.on('message', (answer) => pass('down', () => sendFrom(near, answer, port, address)));
      far.set(key, socket);
    }
    const out = socket;
    pass('up', () => sendFrom(out, packet, udp));
  });
  near.on('error', () => undefined);
  await new Promise<void>((resolve) => near.bind(0, '127.0.0.1', resolve));

  return {
    tcpPort: (server.address() as AddressInfo).port,
    udpPort: near.address().port,
    set(next) {
      conditions = next;
      for (const resume of [...waiting]) resume();
    },
    counts: () => structuredClone(counts),
    close() {
      server.close();
      for (const socket of open) socket.destroy();
      near.close();
      for (const socket of far.values()) socket.close();
    },
  };
}
