import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { isOwnMachine } from '@vitrine/http-server';
import { addressOfRequest } from '../origins/remote-address.ts';
import { createRefusingBuckets } from '../refusing-buckets.ts';

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

/** Refuses an address that asks too much, and says when to come back. */
export function limitRequests({ requestsPerSecond }: HttpLimits): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const addresses = createRefusingBuckets(() => ({ burst: requestsPerSecond * BURST, perSecond: requestsPerSecond }));
  return async (context, next) => {
    const { incoming } = context.env as Partial<HttpBindings>;
    const address = incoming === undefined ? '' : addressOfRequest(incoming);
    // Pages ask for all their visitors from here: one who floods must not shut out the others.
    if (!isOwnMachine(address)) addresses.take(address, 'Too many requests from this address.');
    await next();
  };
}
