import type { IncomingMessage } from 'node:http';

/** Most bytes that are read for nothing, and the longest time that is waited for them. */
const MOST_BYTES = 16_777_216;
const LONGEST_MS = 10_000;

/**
 * Reads what is left of a request, and throws it away. To be awaited before a request that was refused half-read is
 * answered: a server that answers and closes while its sender still writes resets the connection, and the answer is lost
 * with it. Whoever sends more than 16 MiB, or takes longer than ten seconds, is answered all the same.
 */
export function readToItsEnd(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed || request.complete) return Promise.resolve();
  return new Promise((resolve) => {
    let size = 0;
    const done = () => {
      clearTimeout(timer);
      request.off('data', take);
      for (const event of ['end', 'close', 'error'] as const) request.off(event, done);
      resolve();
    };
    const timer = setTimeout(done, LONGEST_MS);
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > MOST_BYTES) done();
      // Whoever began to read it has stopped, and may have left it paused.
      else request.resume();
    };
    request.on('data', take);
    for (const event of ['end', 'close', 'error'] as const) request.once(event, done);
    request.resume();
  });
}
