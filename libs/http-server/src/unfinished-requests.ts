import type { IncomingMessage } from 'node:http';
import { limitKeyOf } from './remote-address.ts';

/** How many requests whose bodies are on their way there may be. */
export interface UnfinishedLimits {
  readonly perAddress: number;
  readonly inAll: number;
}

/** Counts requests whose bodies are still on their way. */
export interface UnfinishedRequests {
  /** Whether a request may go on sending; false where its address has too many others under way. Until it is whole or gone it counts. */
  mayArrive(request: IncomingMessage, address: string): boolean;
  /** How many are under way. */
  readonly count: number;
}

/** Whether a body comes with a request. */
export function hasBody(request: IncomingMessage): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
}

/** Bounds what an address may send at the same time, so that a slow sender holds connections and nothing else. */
export function createUnfinishedRequests(limits: UnfinishedLimits): UnfinishedRequests {
  const counts = new Map<string, number>();
  let all = 0;
  return {
    get count() {
      return all;
    },
    mayArrive(request, address) {
      if (!hasBody(request)) return true;
      const key = limitKeyOf(address);
      const others = counts.get(key) ?? 0;
      if (others >= limits.perAddress || all >= limits.inAll) return false;
      counts.set(key, others + 1);
      all += 1;
      let isOver = false;
      const over = () => {
        if (isOver) return;
        isOver = true;
        all -= 1;
        const left = (counts.get(key) ?? 1) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      };
      request.once('end', over);
      request.once('close', over);
      return true;
    },
  };
}
