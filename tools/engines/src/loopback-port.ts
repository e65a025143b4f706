import { createServer } from 'node:net';

/**
 * Below the ports that Linux takes for outgoing connections: an engine that comes back finds its port free, and nobody
 * who waits for it connects to themselves.
 */
const [LOWEST, HIGHEST] = [5_500, 9_900];
const TRIES = 200;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** A loopback port that was free a moment ago. */
export async function freePort(): Promise<number> {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port was found between ${LOWEST} and ${HIGHEST}.`);
}
