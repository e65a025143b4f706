import type { SendWrapper } from './send-wrapper.ts';
import type { HttpResponse } from './transport.ts';

interface SharedGet {
  readonly controller: AbortController;
  readonly response: Promise<HttpResponse>;
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
  return async (request, send) => {
    if (request.method !== 'GET') {
      running.clear();
      return send(request).finally(() => {
        running.clear();
      });
    }
    if (request.as !== 'text') return send(request);
    const { signal, url, timeoutMs, totalTimeoutMs } = request;
    signal?.throwIfAborted();
    const key = JSON.stringify([url, timeoutMs, totalTimeoutMs, Object.entries(request.headers).toSorted()]);
    let shared = running.get(key);
    if (shared === undefined) {
      const controller = new AbortController();
      shared = { controller, response: send({ ...request, signal: controller.signal }), callers: 0 };
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
      joined.response.then(resolve, reject).finally(() => {
        forget();
        signal?.removeEventListener('abort', leave);
      });
    });
  };
}
