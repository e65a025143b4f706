import type { types } from 'mediasoup';
import { RoomError } from '../room-error.ts';
import { ROUTER_CODECS } from './codecs.ts';
import type { MediaWorker } from './media-workers.ts';

/** A room's part on one worker. */
export interface RoomSite {
  readonly worker: MediaWorker;
  readonly mediasoupRouter: types.Router;
}

/** The parts of a room: one where it began, more where it has grown past what one worker is to carry. */
export interface RoomSites {
  readonly main: RoomSite;
  all(): readonly RoomSite[];
  /** A part with room for one more attendee; `attendeesAt` counts those that a part has. */
  forNewcomer(attendeesAt: (site: RoomSite) => number): Promise<RoomSite>;
  /** Brings a producer to another part of the room, once. It pauses, resumes and ends there with the original. */
  bring(producer: types.Producer, from: RoomSite, to: RoomSite): Promise<void>;
  close(): void;
}

/** See {@link RoomSites}. `pickWorker` gives the least loaded worker that is not one of these. */
export async function createRoomSites(
  worker: MediaWorker,
  options: { attendeesPerWorker: number; pickWorker(except: readonly MediaWorker[]): MediaWorker | undefined },
): Promise<RoomSites> {
  const make = async (on: MediaWorker): Promise<RoomSite> => ({
    worker: on,
    mediasoupRouter: await on.worker.createRouter({ mediaCodecs: ROUTER_CODECS }),
  });
  const main = await make(worker);
  const sites = [main];
  const pipes = new Map<string, Promise<void>>();
  let growing: Promise<RoomSite> | undefined;
  let closed = false;

  async function grow(on: MediaWorker): Promise<RoomSite> {
    const site = await make(on);
    if (closed) {
      site.mediasoupRouter.close();
      throw new RoomError('media-unavailable', 'The room was closed.');
    }
    sites.push(site);
    return site;
  }

  return {
    main,
    all: () => sites,
    async forNewcomer(attendeesAt) {
      await growing?.catch(() => undefined);
      const free = sites.find((site) => attendeesAt(site) < options.attendeesPerWorker);
      if (free !== undefined) return free;
      const next = options.pickWorker(sites.map((site) => site.worker));
      if (next !== undefined) {
        growing ??= grow(next).finally(() => (growing = undefined));
        return growing;
      }
      // Every worker has its share: the one with the fewest takes one more.
      return sites.reduce((least, site) => (attendeesAt(site) < attendeesAt(least) ? site : least), main);
    },
    bring(producer, from, to) {
      if (from === to) return Promise.resolve();
      const key = `${producer.id} ${to.mediasoupRouter.id}`;
      const known = pipes.get(key);
      if (known !== undefined) return known;
      const made = from.mediasoupRouter.pipeToRouter({ producerId: producer.id, router: to.mediasoupRouter }).then(() => undefined);
      pipes.set(key, made);
      made.catch(() => pipes.delete(key));
      producer.observer.once('close', () => pipes.delete(key));
      return made;
    },
    close() {
      closed = true;
      for (const site of sites) site.mediasoupRouter.close();
    },
  };
}
