import { describe, expect, it } from 'vitest';
import { type Connection, createConnections } from './connections.ts';

const connection = (id: string, attendeeId: string | null, appointmentId = 'a') => ({ id, attendeeId, appointmentId }) as Connection;

describe('who is connected', () => {
  it('is known by their room and by themselves', () => {
    const connections = createConnections();
    const [clara, visitor, other] = [connection('1', 'clara'), connection('2', null), connection('3', 'otto', 'b')];
    for (const each of [clara, visitor, other]) connections.add(each);
    expect(connections.ofRoom('a')).toEqual([clara, visitor]);
    expect(connections.ofRoom('c')).toEqual([]);
    expect(connections.ofAttendee('otto')).toBe(other);
    expect(connections.all()).toEqual([clara, visitor, other]);
    expect([connections.rooms(), connections.count()]).toEqual([['a', 'b'], 3]);
  });

  it('is gone once they are taken out, and their room with the last of them', () => {
    const connections = createConnections();
    const [clara, visitor] = [connection('1', 'clara'), connection('2', null)];
    connections.add(clara);
    connections.add(visitor);
    expect([connections.remove(clara), connections.remove(clara)]).toEqual([true, false]);
    expect([connections.ofAttendee('clara'), connections.rooms(), connections.count()]).toEqual([undefined, ['a'], 1]);
    expect(connections.remove(visitor)).toBe(true);
    expect([connections.rooms(), connections.count()]).toEqual([[], 0]);
  });

  it('with a newer socket stays known by it when the older one goes', () => {
    const connections = createConnections();
    const [older, newer] = [connection('1', 'clara'), connection('2', 'clara')];
    connections.add(older);
    connections.add(newer);
    connections.remove(older);
    expect(connections.ofAttendee('clara')).toBe(newer);
  });
});
