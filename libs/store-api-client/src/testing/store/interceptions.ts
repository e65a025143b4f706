import { type FaultedRequest, type FaultTarget, requestMatcher } from './fault-switches.ts';
import type { StoreRequest } from './store-request.ts';

/**
 * Answers in the store's place; undefined leaves the request to the store.
 * @param goOn Lets the request take effect, and gives the store's own answer, to change it or to lose it.
 */
export type Interceptor = (request: StoreRequest, goOn: () => Promise<Response>) => Response | undefined | Promise<Response | undefined>;

/** The interceptors of one store. */
export interface Interceptions {
  /** @returns Takes the interceptor back. */
  add(answer: Interceptor, target?: FaultTarget): () => void;
  /** What an interceptor answers; the newest that answers counts, so that a test can overrule its set-up. */
  answer(request: StoreRequest, goOn: () => Promise<Response>): Promise<Response | undefined>;
  clear(): void;
}

export function createInterceptions(): Interceptions {
  let entries: { answer: Interceptor; matches(request: FaultedRequest): boolean; left: number }[] = [];
  return {
    add(answer, target = {}) {
      const entry = { answer, matches: requestMatcher(target), left: target.times ?? Infinity };
      entries = [entry, ...entries];
      return () => {
        entries = entries.filter((other) => other !== entry);
      };
    },
    async answer(request, goOn) {
      for (const entry of entries) {
        if (entry.left <= 0 || !entry.matches(request)) continue;
        // Counted before it answers: of two requests at once, one is the last.
        entry.left -= 1;
        const response = await entry.answer(request, goOn);
        if (response) return response;
        entry.left += 1;
      }
      return undefined;
    },
    clear() {
      entries = [];
    },
  };
}
