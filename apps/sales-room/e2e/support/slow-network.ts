import { createSocket, type Socket } from 'node:dgram';

/** A line for media that carries only so much: a relay between one browser and the media workers. */
export interface SlowNetwork {
  /** Names the relay's ports instead of the workers' in what the room server tells a browser. */
  redirect(message: string): string;
  /** Bits a second in each direction; Infinity carries everything. */
  limit(bitsPerSecond: number): void;
  close(): void;
}

/** So many milliseconds' worth of packets wait before a full line loses them, as routers do it. */
const QUEUE_MS = 250;
/** What a packet weighs on a line beside its content: IPv4 and UDP. */
const HEADERS = 28;

/** Lets packets out at a steady rate, and loses those that come too fast. */
function createShaper(rate: () => number): (size: number, send: () => void) => void {
  let freeAt = 0;
  return (size, send) => {
    const bits = rate();
    if (!Number.isFinite(bits)) {
      send();
      return;
    }
    const now = performance.now();
    if (freeAt - now > QUEUE_MS) return;
    freeAt = Math.max(now, freeAt) + ((size + HEADERS) * 8 * 1_000) / bits;
    setTimeout(send, freeAt - now);
  };
}

/** Opens a line to the workers at these ports of loopback. */
export async function openSlowNetwork(workerPorts: readonly number[]): Promise<SlowNetwork> {
  let rate = Number.POSITIVE_INFINITY;
  const sockets = new Set<Socket>();
  const [up, down] = [createShaper(() => rate), createShaper(() => rate)];
  const relays = new Map<number, number>();
  for (const workerPort of workerPorts) {
    const near = createSocket('udp4');
    sockets.add(near);
    const ways = new Map<string, Socket>();
    near.on('message', (packet, { address, port }) => {
      const from = `${address}:${port}`;
      let far = ways.get(from);
      if (far === undefined) {
        far = createSocket('udp4');
        sockets.add(far);
        ways.set(from, far);
        far.on('message', (answer) => down(answer.length, () => sockets.has(near) && near.send(answer, port, address)));
      }
      const way = far;
      up(packet.length, () => sockets.has(way) && way.send(packet, workerPort, '127.0.0.1'));
    });
    await new Promise<void>((resolve) => near.bind(0, '127.0.0.1', resolve));
    relays.set(workerPort, near.address().port);
  }
  return {
    redirect: (message) =>
      message.replaceAll(/"port":(\d+)/g, (whole, port: string) =>
        relays.has(Number(port)) ? `"port":${String(relays.get(Number(port)))}` : whole,
      ),
    limit: (bitsPerSecond) => (rate = bitsPerSecond),
    close() {
      for (const socket of sockets) socket.close();
      sockets.clear();
    },
  };
}
