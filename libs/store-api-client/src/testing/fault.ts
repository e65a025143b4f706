/**
 * What goes wrong with one exchange:
 *
 * - `slow`: the answer comes late
 * - `hang`: no answer ever comes; `handled` says whether the request takes effect
 * - `reset`: the connection is reset; `before` or `after` the request took effect, or inside the body
 * - `malformed`: the answer's body is cut JSON
 * - `status`: the server answers with this status and does nothing
 */
export type Fault =
  | { kind: 'slow'; ms: number }
  | { kind: 'hang'; handled: boolean }
  | { kind: 'reset'; when: 'before' | 'after' | 'inside-body' }
  | { kind: 'malformed' }
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: unknown };

/** Faults that wait for exchanges of a kind. */
export interface FaultQueue<Request> {
  /** Lets exchanges that match go wrong, `times` of them; the function takes it back. */
  add(fault: Fault, matches: (request: Request) => boolean, times: number): () => void;
  /** The fault for this exchange, one time used up. The oldest that matches wins. */
  take(request: Request): Fault | undefined;
  clear(): void;
}

export function createFaultQueue<Request>(): FaultQueue<Request> {
  let waiting: { fault: Fault; matches: (request: Request) => boolean; left: number }[] = [];
  return {
    add(fault, matches, times) {
      const entry = { fault, matches, left: times };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    take(request) {
      const entry = waiting.find(({ matches }) => matches(request));
      if (!entry) return undefined;
      entry.left -= 1;
      if (entry.left <= 0) waiting = waiting.filter((other) => other !== entry);
      return entry.fault;
    },
    clear() {
      waiting = [];
    },
  };
}
