import type { HttpBindings } from '@hono/node-server';
import { isOwnMachine } from '@vitrine/http-server';
import { addressOfRequest } from '../origins/remote-address.ts';
import { RATE_LIMITS, type RateLimitSettings } from '../realtime/rate-limits.ts';
import { createRefusingBuckets } from '../refusing-buckets.ts';

/** Counts what shoppers ask of guides, by the address that it comes from. */
export interface ConsultationLimits {
  /** Takes one; refused with `rate-limited` and the time to wait. */
  takeOfAddress(bindings: Partial<HttpBindings>): void;
}

/** See {@link ConsultationLimits}. What this machine's own processes send is not counted: they pass on whose address it is. */
export function createConsultationLimits(rates: RateLimitSettings = {}): ConsultationLimits {
  const addresses = createRefusingBuckets(() => rates.consultation ?? RATE_LIMITS.consultation);
  return {
    takeOfAddress({ incoming }) {
      const address = incoming === undefined ? '' : addressOfRequest(incoming);
      if (!isOwnMachine(address)) addresses.take(address, 'Too many people ask for a guide from this address now.');
    },
  };
}
