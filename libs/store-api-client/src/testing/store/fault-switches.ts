import type { Json } from '../../json-path.ts';
import { createFaultQueue, type Fault } from '../fault.ts';

/** The requests that a fault, a hold or an interceptor is meant for. */
export interface FaultTarget {
  /** Default: every method. */
  method?: string;
  /** Path below the endpoint; `*` stands for anything, as in `/product/*`. Default: every path. */
  path?: string | RegExp;
  /** How many requests it is for. Default: all, until it is switched off. */
  times?: number;
}

/** How a status fault answers. */
export interface StatusAnswer {
  /** Seconds to wait, as header. */
  retryAfter?: number;
  /** Code of the one error. Default `"0"`. */
  code?: string;
  detail?: string;
  headers?: Record<string, string>;
  /** In place of the error body. */
  body?: unknown;
}

/**
 * Switches for what goes wrong between client and store. Each gives a function that switches it off again. Where
 * several match, the oldest counts.
 */
export interface FaultSwitches {
  /** The answer comes late. */
  slow(ms: number, target?: FaultTarget): () => void;
  /** No answer comes until the caller gives up. With `handled` the request takes effect all the same. */
  drop(target?: FaultTarget & { handled?: boolean }): () => void;
  /** The connection breaks: before the request took effect (default), after it, or inside the answer. */
  reset(target?: FaultTarget & { when?: 'before' | 'after' | 'inside-body' }): () => void;
  /** The answer's JSON is cut. */
  malformed(target?: FaultTarget): () => void;
  /** The store answers with this status and does nothing. */
  status(status: number, answer?: StatusAnswer, target?: FaultTarget): () => void;
  /** Switches everything off. */
  clear(): void;
}

/** A request as faults see it. */
export interface FaultedRequest {
  method: string;
  /** Below the endpoint, without query. */
  path: string;
}

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Whether a request is one of those that a target names. */
export function requestMatcher({ method, path }: FaultTarget): (request: FaultedRequest) => boolean {
  const pattern = typeof path === 'string' ? new RegExp(`^${path.split('*').map(escaped).join('.*')}$`) : path;
  return (request) =>
    (method === undefined || method.toUpperCase() === request.method) && (pattern === undefined || pattern.test(request.path));
}

export function createFaultSwitches(): { switches: FaultSwitches; take: (request: FaultedRequest) => Fault | undefined } {
  const queue = createFaultQueue<FaultedRequest>();
  const add = (fault: Fault, target: FaultTarget): (() => void) => queue.add(fault, requestMatcher(target), target.times ?? Infinity);
  const switches: FaultSwitches = {
    slow: (ms, target = {}) => add({ kind: 'slow', ms }, target),
    drop: ({ handled = false, ...target } = {}) => add({ kind: 'hang', handled }, target),
    reset: ({ when = 'before', ...target } = {}) => add({ kind: 'reset', when }, target),
    malformed: (target = {}) => add({ kind: 'malformed' }, target),
    status(status, { retryAfter, code = '0', detail = 'The fault that was switched on.', headers = {}, body } = {}, target = {}) {
      const error: Json = { errors: [{ status: String(status), code, title: 'Error', detail }] };
      return add(
        {
          kind: 'status',
          status,
          headers: { ...headers, ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }) },
          body: body ?? error,
        },
        target,
      );
    },
    clear: () => queue.clear(),
  };
  return { switches, take: (request) => queue.take(request) };
}
