import { EventEmitter } from 'node:events';
import type { types } from 'mediasoup';
import { describe, expect, it, vi } from 'vitest';
import type { MediaWorker } from './media-workers.ts';
import { createRouterGroup, type RoomRouter } from './router-group.ts';

/** A worker whose routers bring producers to each other; it counts what it made. */
function fakeWorker(name: string) {
  const routers: { id: string; close: () => void; pipeToRouter: (options: { producerId: string }) => Promise<object> }[] = [];
  const pipe = vi.fn(async (_options: { producerId: string }) => ({}));
  const close = vi.fn();
  const worker = {
    worker: {
      createRouter: async () => {
        const router = { id: `${name}-${routers.length}`, close, pipeToRouter: pipe };
        routers.push(router);
        return router;
      },
    },
  } as unknown as MediaWorker;
  return { worker, routers, pipe, close };
}
const producerOf = (id: string) => ({ id, observer: new EventEmitter() }) as unknown as types.Producer;
const end = (producer: types.Producer) => (producer.observer as unknown as EventEmitter).emit('close');

/** A room that began at a worker, with others that it may grow to. */
async function group(attendeesPerWorker = 1, ...spare: MediaWorker[]) {
  const first = fakeWorker('one');
  const others = spare.length > 0 ? spare : [fakeWorker('two').worker];
  const made = await createRouterGroup(first.worker, {
    attendeesPerWorker,
    pickWorker: (except) => others.find((worker) => !except.includes(worker)),
  });
  return { first, made };
}
const counted = (counts: readonly number[], all: () => readonly RoomRouter[]) => (site: RoomRouter) => counts[all().indexOf(site)] ?? 0;

describe('a newcomer is put', () => {
  it.each([
    ['where the room began while there is space', 2, [1], 0],
    ['at another worker once that one is full', 2, [2], 1],
    ['back where the room began once there is space again', 2, [1, 2], 0],
  ])('%s', async (_where, attendeesPerWorker, counts, expected) => {
    const { made } = await group(attendeesPerWorker);
    if (counts.length === 2) await made.forNewcomer(counted([attendeesPerWorker], made.all));
    const site = await made.forNewcomer(counted(counts, made.all));
    expect(made.all().indexOf(site)).toBe(expected);
  });

  it.each([
    [[3, 2], 1],
    [[2, 2], 0],
    [[2, 3], 0],
  ])('at the part with the fewest where all are full: of %j at the one at %d', async (counts, expected) => {
    const { made } = await group(1);
    await made.forNewcomer(counted([1], made.all));
    expect(made.all().indexOf(await made.forNewcomer(counted(counts, made.all)))).toBe(expected);
  });

  it('at the same new part when several come at once', async () => {
    const { made } = await group(1);
    const sites = await Promise.all([made.forNewcomer(counted([1], made.all)), made.forNewcomer(counted([1], made.all))]);
    expect(made.all()).toHaveLength(2);
    expect(sites[0]).toBe(sites[1]);
  });

  it('at yet another worker once two are full', async () => {
    const { made } = await group(1, fakeWorker('two').worker, fakeWorker('three').worker);
    await made.forNewcomer(counted([1], made.all));
    const third = await made.forNewcomer(counted([1, 1], made.all));
    expect([made.all().length, made.all().indexOf(third)]).toEqual([3, 2]);
  });

  it('nowhere in a room that was closed meanwhile, and the part that was being made is closed, too', async () => {
    const two = fakeWorker('two');
    const { first, made } = await group(1, two.worker);
    const coming = made.forNewcomer(counted([1], made.all));
    made.close();
    await expect(coming).rejects.toMatchObject({ code: 'media-unavailable' });
    expect([first.close.mock.calls.length, two.close.mock.calls.length, made.all().length]).toEqual([1, 1, 1]);
  });
});

describe('a producer is brought to another part of its room', () => {
  async function twoParts() {
    const { first, made } = await group(1);
    const other = await made.forNewcomer(counted([1], made.all));
    return { pipe: first.pipe, made, other };
  }

  it('once for all who receive it there, and not to where it is', async () => {
    const { pipe, made, other } = await twoParts();
    const producer = producerOf('p');
    await made.bring(producer, made.main, made.main);
    expect(pipe).not.toHaveBeenCalled();
    await Promise.all([made.bring(producer, made.main, other), made.bring(producer, made.main, other)]);
    expect(pipe).toHaveBeenCalledExactlyOnceWith({ producerId: 'p', router: other.mediasoupRouter });
    await made.bring(producerOf('q'), made.main, other);
    expect(pipe).toHaveBeenCalledTimes(2);
  });

  it('again where it failed', async () => {
    const { pipe, made, other } = await twoParts();
    const producer = producerOf('p');
    pipe.mockRejectedValueOnce(new Error('no port'));
    await expect(made.bring(producer, made.main, other)).rejects.toThrow('no port');
    await made.bring(producer, made.main, other);
    expect(pipe).toHaveBeenCalledTimes(2);
  });

  it('and is forgotten as it ends: nobody is told that it is there', async () => {
    const { pipe, made, other } = await twoParts();
    const producer = producerOf('p');
    await made.bring(producer, made.main, other);
    end(producer);
    pipe.mockRejectedValueOnce(new Error('Producer not found'));
    await expect(made.bring(producer, made.main, other)).rejects.toThrow('not found');
  });
});
