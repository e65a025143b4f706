import type { HttpBindings } from '@hono/node-server';
import { isOwnMachine } from '@vitrine/http-server';
import { addressOfRequest } from '../origins/remote-address.ts';
import { RATE_LIMITS, type RateLimitSettings } from '../realtime/rate-limits.ts';
import { createRefusingBuckets } from '../refusing-buckets.ts';

/** Counts joins, by the address that they come from and by the room. Each takes one; refused with `rate-limited` and the time to wait. */
export interface JoinLimits {
  /** Joins of one address, whoever they are of. */
  takeOfAddress(bindings: Partial<HttpBindings>): void;
  /** Joins of strangers to one room: who was invited or was here before takes none, so that a flood of strangers keeps neither out. */
  takeOfRoom(bindings: Partial<HttpBindings>, appointmentId: string): void;
}

/** See {@link JoinLimits}. Joins that this machine's own processes send are not counted: no visitor is among them. */
export function createJoinLimits(rates: RateLimitSettings = {}): JoinLimits {
  const addresses = createRefusingBuckets(() => rates.join ?? RATE_LIMITS.join);
  const rooms = createRefusingBuckets(() => rates.joinRoom ?? RATE_LIMITS.joinRoom);
  const visitorAddress = ({ incoming }: Partial<HttpBindings>) => {
    const address = incoming === undefined ? '' : addressOfRequest(incoming);
    return isOwnMachine(address) ? undefined : address;
  };
  return {
    takeOfAddress(bindings) {
      const address = visitorAddress(bindings);
      if (address !== undefined) addresses.take(address, 'Too many people join from this address now.');
    },
    takeOfRoom(bindings, appointmentId) {
      if (visitorAddress(bindings) !== undefined) rooms.take(appointmentId, 'Too many people join this room now.');
    },
  };
}
