import { type SendWrapper } from './send-wrapper.ts';
import { type Answer } from './transport.ts';

interface SharedGet {
  readonly controller: AbortController;
  readonly answer: Promise<Answer>;
  callers: number;
}

/**
 * Lets GETs of the same address and headers (key, token and language among them) that run at the
 * same time share one request. Each caller gets a result of its own and can be cancelled by
 * itself; the request ends with its last caller. A call that writes ends sharing with the GETs
 * before it, whose answers may be older than what it wrote.
 *
 * @example createStoreApiClient({ endpoint, accessKey, wrap: [shareGets()] })
 */
export function shareGets(): SendWrapper {
  const running = new Map<string, SharedGet>();
  return async (exchange, send) => {
    if (exchange.method !== 'GET') {
      running.clear();
      return send(exchange).finally(() => {
        running.clear();
      });
    }
    if (exchange.as !== 'text') return send(exchange);
    const { signal, url, timeoutMs, totalTimeoutMs } = exchange;
    signal?.throwIfAborted();
    const key = JSON.stringify([url, timeoutMs, totalTimeoutMs, Object.entries(exchange.headers).toSorted()]);
    let shared = running.get(key);
    if (shared === undefined) {
      const controller = new AbortController();
      shared = { controller, answer: send({ ...exchange, signal: controller.signal }), callers: 0 };
      running.set(key, shared);
    }
    const joined = shared;
    const forget = (): void => {
      if (running.get(key) === joined) running.delete(key);
    };
    joined.callers += 1;
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        joined.callers -= 1;
        if (joined.callers === 0) {
          forget();
          joined.controller.abort(signal?.reason);
        }
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      joined.answer.then(resolve, reject).finally(() => {
        forget();
        signal?.removeEventListener('abort', leave);
      });
    });
  };
}
