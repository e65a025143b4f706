import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Logger } from '../logger.ts';
import { RoomError } from '../room-error.ts';
import { createClusterBus, type ServerWire } from './cluster-bus.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Servers on one wire: what one says, all others hear. */
function cluster(...names: string[]) {
  const errors: string[] = [];
  const logger = { error: (event: string) => void errors.push(event) } as unknown as Logger;
  const emitters = names.map(() => new EventEmitter());
  let isConnected = true;
  const buses = names.map((name, index) => {
    const wire: ServerWire = {
      serverSideEmit: (event, message) => {
        for (const [other, emitter] of emitters.entries()) if (other !== index) emitter.emit(event, structuredClone(message));
      },
      on: (event, listener) => void emitters[index]?.on(event, listener),
      isConnected: () => isConnected,
    };
    return createClusterBus(name, wire, logger);
  });
  return { buses, errors, emitters, cut: () => void (isConnected = false) };
}
type Bus = ReturnType<typeof createClusterBus>;
const ask = (bus: Bus, to: string) => bus.request(to, 'describe-media', { appointmentId: 'a' });
const answering = (bus: Bus, answer: () => Promise<unknown>) => bus.answer({ 'describe-media': answer } as never);

describe('one server that asks another', () => {
  it('gets the answer of that one alone', async () => {
    const { buses } = cluster('one', 'two', 'three');
    const [one, two, three] = buses as [Bus, Bus, Bus];
    answering(two, async () => ({ serverId: 'two' }));
    answering(three, async () => ({ serverId: 'three' }));
    expect(await ask(one, 'three')).toEqual({ serverId: 'three' });
    expect(one.serverId).toBe('one');
  });

  it('is refused as the other one refuses, with the time after which to ask again', async () => {
    const { buses, errors } = cluster('one', 'two');
    const [one, two] = buses as [Bus, Bus];
    answering(two, () => Promise.reject(new RoomError('media-refused', 'No.', { retryAfterMs: 5 })));
    await expect(ask(one, 'two')).rejects.toMatchObject({ code: 'media-refused', message: 'No.', retryAfterMs: 5 });
    answering(two, () => Promise.reject(new RoomError('media-refused', 'No.')));
    await expect(ask(one, 'two')).rejects.toMatchObject({ code: 'media-refused', retryAfterMs: undefined });
    expect(errors).toEqual([]);
  });

  it('learns of a failure there nothing but that it was one', async () => {
    const { buses, errors } = cluster('one', 'two');
    const [one, two] = buses as [Bus, Bus];
    answering(two, () => Promise.reject(new TypeError('secret')));
    await expect(ask(one, 'two')).rejects.toMatchObject({ code: 'internal', message: 'Something went wrong.' });
    two.answer({} as never);
    await expect(ask(one, 'two')).rejects.toMatchObject({ code: 'internal' });
    expect(errors).toEqual(['cluster.request-failed', 'cluster.request-failed']);
  });

  it('waits four seconds for an answer, and hears none that comes later', async () => {
    const { buses } = cluster('one', 'two');
    const [one, two] = buses as [Bus, Bus];
    const late = Promise.withResolvers<unknown>();
    answering(two, () => late.promise);
    let outcome = 'waits';
    const asked = ask(one, 'two').catch((error: unknown) => {
      outcome = 'refused';
      return error;
    });
    await vi.advanceTimersByTimeAsync(3_999);
    expect(outcome).toBe('waits');
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toMatchObject({ code: 'media-unavailable', retryAfterMs: 1_000 });
    late.resolve({ serverId: 'two' });
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps no timer once it has its answer', async () => {
    const { buses } = cluster('one', 'two');
    const [one, two] = buses as [Bus, Bus];
    answering(two, async () => null);
    expect(await ask(one, 'two')).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is refused at once where the servers cannot reach each other', async () => {
    const { buses, cut } = cluster('one', 'two');
    const [one, two] = buses as [Bus, Bus];
    answering(two, async () => null);
    cut();
    await expect(ask(one, 'two')).rejects.toMatchObject({ code: 'media-unavailable' });
    expect(one.isConnected()).toBe(false);
  });

  it('is refused when it closes meanwhile', async () => {
    const { buses } = cluster('one', 'two');
    const [one] = buses as [Bus];
    const asked = ask(one, 'two');
    one.close();
    await expect(asked).rejects.toMatchObject({ code: 'media-unavailable', message: 'This server is closing.' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('asks nobody who has not said how to answer', async () => {
    const { buses, emitters } = cluster('one', 'two');
    const [one] = buses as [Bus];
    const replies: unknown[] = [];
    emitters[0]?.on('cluster:reply', (reply) => void replies.push(reply));
    const asked = ask(one, 'two').catch(() => undefined);
    expect(replies).toEqual([]);
    one.close();
    await asked;
  });
});

it('what one server says all others hear', () => {
  const { buses } = cluster('one', 'two', 'three');
  const heard: string[] = [];
  for (const bus of buses) bus.onMessage((message) => void heard.push(`${bus.serverId} ${message.kind}`));
  buses[0]?.publish({ kind: 'leaving', serverId: 'one' });
  expect(heard).toEqual(['two leaving', 'three leaving']);
});
