import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { StartError } from './start-error.ts';

/** Whether a TCP port can be listened on. */
function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

function isUdpPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4');
    socket.once('error', () => resolve(false));
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => socket.close(() => resolve(true)));
  });
}

/**
 * Checks that ports are free.
 * @throws StartError `PORT_IN_USE`, naming each port and the variable to change.
 */
export async function checkPortsFree(
  ports: readonly { readonly name: string; readonly port: number; readonly host: string }[],
): Promise<void> {
  const checks = await Promise.all(ports.map(async (entry) => ({ ...entry, free: await isPortFree(entry.port, entry.host) })));
  const busy = checks.filter((entry) => !entry.free);
  if (busy.length === 0) return;
  const lines = busy.map(
    ({ name, port }) =>
      `Port ${port} is in use: stop what listens there, or set ${name} to another port (${name}=${port + 100} npm start).`,
  );
  throw new StartError('PORT_IN_USE', lines.join('\n'));
}

/** A block of free ports. */
export interface PortBlock {
  /** Of `size` TCP ports in a row, the first. */
  readonly first: number;
  /** First of the free ports for media. */
  readonly media: number;
}

const LOWEST = 10_200;
const HIGHEST = 20_000;
/** Up to 32,000: from 32,768 on Linux takes ports for outgoing connections, so that one may be gone when a worker comes back. */
const MEDIA_OFFSET = 12_000;
/** One for each worker. */
const MEDIA_PORTS = availableParallelism();

/** Finds a block of free ports, beginning anywhere, so that two searches at the same time seldom meet. */
export async function findPortBlock(size: number): Promise<PortBlock> {
  const steps = Math.floor((HIGHEST - LOWEST) / 10);
  const begin = Math.floor(Math.random() * steps);
  for (let step = 0; step < steps; step += 1) {
    const first = LOWEST + ((begin + step) % steps) * 10;
    const media = first + MEDIA_OFFSET;
    const checks = [
      ...Array.from({ length: size }, (_, index) => isPortFree(first + index, '127.0.0.1')),
      ...Array.from({ length: MEDIA_PORTS }, (_, index) => isUdpPortFree(media + index)),
      ...Array.from({ length: MEDIA_PORTS }, (_, index) => isPortFree(media + index, '127.0.0.1')),
    ];
    if ((await Promise.all(checks)).every(Boolean)) return { first, media };
  }
  throw new StartError('PORT_IN_USE', `No ${size} free ports in a row between ${LOWEST} and ${HIGHEST}.`);
}
