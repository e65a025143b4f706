import { describe, expect, it, vi } from 'vitest';
import { RoomError } from '../room-error.ts';
import { appointmentRecord, attendeeRecord } from '../testing/records.ts';
import type { ClusterParts } from './cluster-parts.ts';
import { requestHandlers } from './cluster-requests.ts';

/** A server with media in room `a`, that lets Clara do what she asks for. */
function server(isKnown = true) {
  const attendee = isKnown ? attendeeRecord('clara') : undefined;
  const permit = vi.fn(async () => ({ appointment: appointmentRecord({ id: 'a', status: 'started' }), attendee }));
  const signal = vi.fn();
  const carryOut = vi.fn(async () => undefined);
  const media = {
    share: (room: string) => (room === 'a' ? 'described' : null),
    carryOut,
    find: (room: string) => (room === 'a' ? { stats: async () => ['here'] } : undefined),
  };
  const services = { engine: { permit }, signal, media };
  return { answer: requestHandlers({ services, media } as unknown as ClusterParts), permit, signal, carryOut };
}
const asked = (name: string, payload: unknown = {}) => ({ appointmentId: 'a', attendeeId: 'clara', name, payload, commandId: 'c' });

describe('a command of somebody whose socket is at another server', () => {
  it('is carried out once the permission table here has let it through', async () => {
    const { answer, permit, signal } = server();
    await answer['run-direct'](asked('reaction.send', { reaction: 'heart' }));
    expect(permit).toHaveBeenCalledWith('a', 'clara', 'reaction.send');
    expect(signal).toHaveBeenCalledTimes(1);
  });

  it('is refused as the permission table refuses it', async () => {
    const { answer, permit, signal } = server();
    permit.mockRejectedValueOnce(new RoomError('not-permitted', 'No.'));
    await expect(answer['run-direct'](asked('reaction.send', { reaction: 'heart' }))).rejects.toMatchObject({ code: 'not-permitted' });
    expect(signal).not.toHaveBeenCalled();
  });

  it.each([
    ['somebody who is not known', 'reaction.send', false],
    ['somebody who asks for what belongs into the room’s order', 'chat.send', true],
  ])('is refused to %s', async (_who, name, isKnown) => {
    const { answer, signal } = server(isKnown);
    await expect(answer['run-direct'](asked(name, { reaction: 'heart' }))).rejects.toMatchObject({ code: 'not-permitted' });
    expect(signal).not.toHaveBeenCalled();
  });

  it('can use neither a socket nor a session here', async () => {
    const { answer, signal } = server();
    await answer['run-direct'](asked('reaction.send', { reaction: 'heart' }));
    await expect(answer['run-direct'](asked('cart.report'))).rejects.toMatchObject({ code: 'wrong-state' });
    expect(signal).toHaveBeenCalledTimes(1);
  });
});

describe('another server that asks for a room’s media', () => {
  it('is told of those that are here, and that there are none', async () => {
    const { answer } = server();
    expect([await answer['describe-media']({ appointmentId: 'a' }), await answer['describe-media']({ appointmentId: 'b' })]).toEqual([
      'described',
      null,
    ]);
  });

  it('is told what has arrived here, and nothing of rooms without media here', async () => {
    const { answer } = server();
    expect([await answer['media-stats']({ appointmentId: 'a' }), await answer['media-stats']({ appointmentId: 'b' })]).toEqual([
      ['here'],
      [],
    ]);
  });

  it('hears that a mute is a fact once it is', async () => {
    const { answer, carryOut } = server();
    const orders = { close: false, peers: [] };
    expect(await answer['enforce-media']({ appointmentId: 'a', orders })).toEqual({});
    expect(carryOut).toHaveBeenCalledExactlyOnceWith('a', orders);
  });
});
