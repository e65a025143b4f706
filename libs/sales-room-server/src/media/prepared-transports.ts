import type { types } from 'mediasoup';
import { RoomError } from '../room-error.ts';
import type { RoomRouter } from './router-group.ts';

/** A transport of somebody who is not in the room yet. Only the socket that it was made for knows of it. */
export interface PreparedTransport {
  readonly transport: types.WebRtcTransport;
  /** The part of the room that it belongs to. */
  readonly site: RoomRouter;
  /** How long it waits for its owner, in milliseconds. */
  readonly lifetimeMs: number;
  /** Whether it has neither ended nor been taken. */
  isWaiting(): boolean;
  /** It belongs to an attendee from now on. */
  take(): void;
  /** Ends it, unless it was taken. */
  discard(): void;
}

/** The transports of a room that wait for their owner to come in. */
export interface PreparedTransports {
  /** Keeps what `make` makes for so long. Refused where there are as many as may be. */
  add(site: RoomRouter, make: () => Promise<types.WebRtcTransport>): Promise<PreparedTransport>;
  count(): number;
  countAt(site: RoomRouter): number;
}

/** At most `most` at a time, each for `lifetimeMs`. */
export function createPreparedTransports({ most, lifetimeMs }: { most: number; lifetimeMs: number }): PreparedTransports {
  const waiting = new Set<PreparedTransport>();
  let beingMade = 0;
  return {
    count: () => waiting.size,
    countAt: (site) => [...waiting].filter((prepared) => prepared.site === site).length,
    async add(site, make) {
      if (waiting.size + beingMade >= most) throw new RoomError('limit-reached', 'As many people get ready for this room as are allowed.');
      beingMade += 1;
      const transport = await make().finally(() => (beingMade -= 1));
      const end = setTimeout(() => transport.close(), lifetimeMs);
      const prepared: PreparedTransport = {
        transport,
        site,
        lifetimeMs,
        isWaiting: () => waiting.has(prepared),
        take() {
          clearTimeout(end);
          waiting.delete(prepared);
        },
        discard() {
          if (waiting.has(prepared)) transport.close();
        },
      };
      waiting.add(prepared);
      transport.observer.once('close', () => {
        clearTimeout(end);
        waiting.delete(prepared);
      });
      return prepared;
    },
  };
}
