import { type FaultedRequest, type FaultTarget, requestMatcher } from './fault-switches.ts';
import type { StoreRequest } from './store-request.ts';

/** Requests that wait until a test lets them go. */
export interface HeldAnswers {
  /** What waits now, in the order of arrival. */
  readonly waiting: readonly StoreRequest[];
  /** Resolves as soon as so many wait at the same time; default one. */
  untilWaiting(count?: number): Promise<void>;
  /** Lets the oldest go, or as many as given; those that come later still wait. */
  releaseNext(count?: number): void;
  /** Lets all go, and holds none from now on. */
  release(): void;
}

interface Waiting {
  request: StoreRequest;
  go(): void;
}

interface Gate {
  matches(request: FaultedRequest): boolean;
  left: number;
  waiting: Waiting[];
  watchers: { count: number; resolve(): void }[];
}

/** The gates of one store. */
export interface AnswerGates {
  hold(target?: FaultTarget): HeldAnswers;
  /** Waits where a gate holds the request; rejects where the caller gives up. */
  pass(request: StoreRequest, signal: AbortSignal): Promise<void>;
  releaseAll(): void;
}

export function createAnswerGates(): AnswerGates {
  let gates: Gate[] = [];

  function open(gate: Gate): void {
    gates = gates.filter((other) => other !== gate);
    for (const { go } of gate.waiting.splice(0)) go();
  }

  return {
    hold(target = {}) {
      const gate: Gate = { matches: requestMatcher(target), left: target.times ?? Infinity, waiting: [], watchers: [] };
      gates.push(gate);
      return {
        get waiting() {
          return gate.waiting.map(({ request }) => request);
        },
        untilWaiting: (count = 1) =>
          new Promise((resolve) => {
            if (gate.waiting.length >= count) resolve();
            else gate.watchers.push({ count, resolve });
          }),
        releaseNext(count = 1) {
          for (const { go } of gate.waiting.splice(0, count)) go();
        },
        release: () => open(gate),
      };
    },
    pass(request, signal) {
      const gate = gates.find(({ matches, left }) => left > 0 && matches(request));
      if (!gate) return Promise.resolve();
      gate.left -= 1;
      return new Promise((resolve, reject) => {
        const giveUp = (): void => {
          gate.waiting = gate.waiting.filter((other) => other !== entry);
          reject(signal.reason as Error);
        };
        const entry: Waiting = {
          request,
          go() {
            signal.removeEventListener('abort', giveUp);
            resolve();
          },
        };
        if (signal.aborted) return giveUp();
        signal.addEventListener('abort', giveUp, { once: true });
        gate.waiting.push(entry);
        const reached = gate.watchers.filter(({ count }) => gate.waiting.length >= count);
        gate.watchers = gate.watchers.filter((watcher) => !reached.includes(watcher));
        for (const watcher of reached) watcher.resolve();
      });
    },
    releaseAll() {
      for (const gate of [...gates]) open(gate);
    },
  };
}
