import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Connection, createConnections } from '../connections/connections.ts';
import type { Logger } from '../logger.ts';
import type { RoomEffect } from '../rooms/effects.ts';
import type { Database } from '../storage/database.ts';
import { attendeeRecord } from '../testing/records.ts';
import { createRoomDelivery } from './room-delivery.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const product = (productId: string): RoomEffect => ({ type: 'product', productId });

/** A room of which somebody has the state of change 7; the database stands at `stored`. */
async function deliveryTo(...people: Partial<Connection>[]) {
  const told: string[] = [];
  const logged: string[] = [];
  const connections = createConnections();
  const all = people.map((change, index) => {
    const connection = {
      id: String(index),
      attendeeId: `person ${index}`,
      appointmentId: 'a',
      as: 'client',
      role: 'client',
      locale: 'en-US',
      isPreview: false,
      seq: 7,
      send: (seq: number | null, name: string) => void told.push(`${index} ${seq} ${name}`),
      ...change,
    } as unknown as Connection;
    connections.add(connection);
    return connection;
  });
  const state = { stored: 7 as number | undefined, isAway: false, snapshot: true };
  const database = {
    query: async () => {
      if (state.isAway) throw new Error('away');
      return state.stored === undefined ? [] : [{ seq: state.stored }];
    },
    read: async () => (state.snapshot ? { snapshot: { seq: state.stored, self: { role: 'guide' }, poll: null } } : undefined),
  } as unknown as Database;
  const log = (event: string) => void logged.push(event);
  const delivery = createRoomDelivery({
    database,
    connections,
    media: { describe: vi.fn() },
    logger: { warn: log, error: log } as unknown as Logger,
  });
  await delivery.between('a', async () => ({ seq: 7, result: undefined }));
  const commit = (seq: number, ...effects: RoomEffect[]) => delivery.deliver({ appointmentId: 'a', seq, effects });
  return { delivery, connections, all, told, logged, state, commit };
}

/** Whether a promise has settled by now. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  void promise.then(
    () => (settled = true),
    () => (settled = true),
  );
  await vi.advanceTimersByTimeAsync(0);
  return settled;
}

describe('what was stored is told', () => {
  it('in its order, each effect by a number of its own', async () => {
    const { told, commit, all } = await deliveryTo({});
    await commit(9, product('p'), { type: 'view-mode', viewMode: 'content' });
    await commit(10, product('q'));
    expect(told).toEqual(['0 8 product.shown', '0 9 view-mode.changed', '0 10 product.shown']);
    expect(all[0]?.seq).toBe(10);
  });

  it('to nobody who knows it already', async () => {
    const { told, commit } = await deliveryTo({ seq: 8 }, { seq: 7 });
    await commit(9, product('p'), product('q'));
    expect(told).toEqual(['1 8 product.shown', '0 9 product.shown', '1 9 product.shown']);
  });

  it('once, however often it comes', async () => {
    const { told, commit } = await deliveryTo({});
    await commit(8, product('p'));
    await commit(8, product('p'));
    await commit(7, product('o'));
    expect(told).toEqual(['0 8 product.shown']);
  });

  it('after what another server has stored before it', async () => {
    const { told, commit } = await deliveryTo({});
    const second = commit(9, product('q'));
    expect(await isSettled(second)).toBe(false);
    await commit(8, product('p'));
    expect(await isSettled(second)).toBe(true);
    expect(told).toEqual(['0 8 product.shown', '0 9 product.shown']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is held no longer than 400 ms: then everybody gets the room anew', async () => {
    const { told, commit, state, all } = await deliveryTo({}, {});
    state.stored = 9;
    const second = commit(9, product('q'));
    await vi.advanceTimersByTimeAsync(399);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isSettled(second)).toBe(true);
    expect(told).toEqual(['0 9 room.replaced', '1 9 room.replaced']);
    expect([all[0]?.seq, all[0]?.role]).toEqual([9, 'guide']);
    await commit(10, product('r'));
    expect(told.slice(2)).toEqual(['0 10 product.shown', '1 10 product.shown']);
  });

  it('later where the database is away just then', async () => {
    const { told, commit, state, logged } = await deliveryTo({});
    state.isAway = true;
    const second = commit(9, product('q'));
    await vi.advanceTimersByTimeAsync(400);
    await second;
    expect([told, logged]).toEqual([[], ['room.catch-up-failed']]);
    await commit(8, product('p'));
    expect(told).toEqual(['0 8 product.shown', '0 9 product.shown']);
  });

  it('even where one person cannot be told', async () => {
    const { commit, logged, told } = await deliveryTo({
      send: () => {
        throw new Error('gone');
      },
    });
    await commit(8, product('p'));
    await commit(9, product('q'));
    expect([logged, told]).toEqual([['room.delivery-failed', 'room.delivery-failed'], []]);
  });

  it('of nothing in a room that nobody here reads', async () => {
    const { delivery, told } = await deliveryTo({});
    await delivery.deliver({ appointmentId: 'b', seq: 1, effects: [product('p')] });
    expect(told).toEqual([]);
  });
});

describe('who somebody is', () => {
  const attendees = (change: object, replaced: string[] = []): RoomEffect => ({
    type: 'attendees',
    attendees: [attendeeRecord('person 0', change)],
    replaced,
  });

  it('follows what is told of them', async () => {
    const { commit, all, told } = await deliveryTo({}, { attendeeId: null });
    await commit(8, attendees({ status: 'waiting' }));
    expect(all.map(({ role }) => role)).toEqual(['client-waiting', 'client']);
    await commit(9, product('p'));
    expect(told).toEqual(['0 8 self.changed', '1 8 attendee.hidden', '0 9 room.advanced', '1 9 product.shown']);
  });

  it('is read anew where they may see more', async () => {
    const { commit, all, told, state } = await deliveryTo({});
    state.stored = 8;
    await commit(8, attendees({}, ['person 0']));
    expect([told, all[0]?.role]).toEqual([['0 8 room.replaced'], 'guide']);
  });

  it('is left where the room is gone', async () => {
    const { commit, told, state } = await deliveryTo({});
    state.snapshot = false;
    await commit(8, attendees({}, ['person 0']));
    expect(told).toEqual([]);
  });
});

describe('a server that was away for a while', () => {
  it('gives everybody the room anew where more is stored, and goes on from there', async () => {
    const { delivery, told, state, commit } = await deliveryTo({});
    await delivery.catchUp('a');
    expect(told).toEqual([]);
    state.stored = 12;
    await delivery.catchUp('a');
    await commit(13, product('p'));
    expect(told).toEqual(['0 12 room.replaced', '0 13 product.shown']);
  });

  it('says nothing of a room that is gone, or that nobody here reads', async () => {
    const { delivery, told, state } = await deliveryTo({});
    state.stored = undefined;
    await delivery.catchUp('a');
    await delivery.catchUp('b');
    expect(told).toEqual([]);
  });
});

describe('a room in which nobody is any more', () => {
  it('is forgotten, and holds nobody up', async () => {
    const { delivery, connections, all, commit, told } = await deliveryTo({});
    const second = commit(9, product('q'));
    await vi.advanceTimersByTimeAsync(0);
    delivery.forget('a');
    expect(await isSettled(second)).toBe(false);
    for (const connection of all) connections.remove(connection);
    delivery.forget('a');
    expect(await isSettled(second)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    await commit(8, product('p'));
    expect(told).toEqual([]);
  });

  it('is not kept for a reader who did not come in', async () => {
    const { delivery, connections, told } = await deliveryTo({});
    const failed = delivery.between('b', () => Promise.reject(new Error('refused')));
    await expect(failed).rejects.toThrow('refused');
    expect(await delivery.between('b', async () => ({ seq: 3, result: 'read' }))).toBe('read');
    // Who comes in now starts from a state of their own.
    connections.add({
      appointmentId: 'b',
      attendeeId: 'x',
      seq: 20,
      role: 'client',
      send: () => void told.push('told'),
    } as unknown as Connection);
    await delivery.between('b', async () => ({ seq: 20, result: undefined }));
    await delivery.deliver({ appointmentId: 'b', seq: 21, effects: [product('p')] });
    expect(told).toEqual(['told']);
  });
});
