import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { RoomError } from '../room-error.ts';
import { addressOfRequest, isLoopback } from './remote-address.ts';

/** How much may come over HTTP. */
export interface HttpLimits {
  /** Bytes of a request's body. */
  maxBodyBytes: number;
  /** Requests of one address in the long run; ten times as many at once. Many people may share one address. */
  requestsPerSecond: number;
}

/** What holds for a server that sets nothing else. */
export const DEFAULT_HTTP_LIMITS: HttpLimits = { maxBodyBytes: 1_048_576, requestsPerSecond: 500 };

const BURST = 10;
const ADDRESSES = 10_000;

/** Refuses an address that asks too much, and says when to come back. `now` gives milliseconds. */
export function limitRequests({ requestsPerSecond }: HttpLimits, now: () => number = () => performance.now()): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const states = new Map<string, { tokens: number; at: number }>();
  const most = requestsPerSecond * BURST;
  return async (context, next) => {
    const { incoming } = context.env as Partial<HttpBindings>;
    const address = incoming === undefined ? '' : addressOfRequest(incoming);
    // Pages ask for all their visitors from here: one who floods must not shut out the others.
    if (isLoopback(address)) return next();
    const time = now();
    const state = states.get(address) ?? { tokens: most, at: time };
    state.tokens = Math.min(most, state.tokens + ((time - state.at) / 1_000) * requestsPerSecond);
    state.at = time;
    // The one that was heard longest ago is forgotten first.
    states.delete(address);
    states.set(address, state);
    const oldest = states.keys().next().value;
    if (states.size > ADDRESSES && oldest !== undefined) states.delete(oldest);
    if (state.tokens < 1) throw new RoomError('rate-limited', 'Too many requests from this address.', { retryAfterMs: Math.ceil(((1 - state.tokens) / requestsPerSecond) * 1_000) });
    state.tokens -= 1;
    await next();
  };
}
