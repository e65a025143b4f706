import type { SendWrapper } from './send-wrapper.ts';

/**
 * At most `limit` calls at once; further ones wait in order, and leave the queue when they are
 * cancelled. A call's time-outs begin when it is sent. Give one limit to several clients to share it.
 *
 * @example createStoreApiClient({ endpoint, accessKey, wrap: [limitConcurrency(6)] })
 */
export function limitConcurrency(limit: number): SendWrapper {
  const waiting: (() => void)[] = [];
  let running = 0;
  const enter = (signal: AbortSignal | undefined): Promise<void> | undefined => {
    if (running < limit) {
      running += 1;
      return undefined;
    }
    return new Promise((resolve, reject) => {
      const start = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(signal?.reason);
      };
      waiting.push(start);
      signal?.addEventListener('abort', leave, { once: true });
    });
  };
  return async (request, send) => {
    await enter(request.signal);
    try {
      return await send(request);
    } finally {
      // The place passes on to whoever waits longest.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
