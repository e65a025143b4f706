import { describe, expect, it } from 'vitest';
import { appointmentRecord } from '../testing/records.ts';
import { controlView, moveControl, takeFreeControl } from './control.ts';
import type { RoomEffect } from './effects.ts';
import type { AppointmentRecord, AttendeeRecord } from './records.ts';
import type { RoomChange } from './room-change.ts';

/** A room in which the guides with these states are known to the database. */
function roomOf(change: Partial<AppointmentRecord>, guides: Record<string, AttendeeRecord['status']> = {}) {
  const appointment = appointmentRecord(change);
  const effects: RoomEffect[] = [];
  const query = async (_text: string, [id]: readonly string[]) =>
    id !== undefined && id in guides ? [{ id, status: guides[id], type: 'GUIDE', connected_to: null }] : [];
  return {
    room: { tx: { query }, appointment, effect: (effect: RoomEffect) => void effects.push(effect) } as unknown as RoomChange,
    effects,
  };
}

describe('control', () => {
  it('that is offered is taken, and nothing is offered any more', () => {
    const { room, effects } = roomOf({ controllerId: 'gina', ownerId: 'gina', controlOfferedTo: 'otto' });
    moveControl(room, 'accept', { controllerId: 'otto' });
    const control = { controllerId: 'otto', ownerId: 'gina', offeredTo: null };
    expect(controlView(room.appointment)).toEqual(control);
    expect(effects).toEqual([{ type: 'control', control }]);
  });

  it('stays where it is while it is offered', () => {
    const { room } = roomOf({ controllerId: 'gina', ownerId: 'gina' });
    moveControl(room, 'offer', { offeredTo: 'otto' });
    expect(controlView(room.appointment)).toEqual({ controllerId: 'gina', ownerId: 'gina', offeredTo: 'otto' });
  });

  it('that nobody offers is not taken', () => {
    const { room, effects } = roomOf({ controllerId: 'gina', ownerId: 'gina' });
    expect(() => moveControl(room, 'accept', { controllerId: 'otto' })).toThrow(/held/);
    expect(effects).toEqual([]);
  });
});

describe('a guide who comes in', () => {
  const otto = { id: 'otto' } as AttendeeRecord;
  it.each<[string, Partial<AppointmentRecord>, Record<string, AttendeeRecord['status']>, [string | null, string | null]]>([
    ['first has control and owns it', {}, {}, ['otto', 'otto']],
    ['second has none', { controllerId: 'gina', ownerId: 'gina' }, { gina: 'joined' }, ['gina', 'gina']],
    ['after the first has left takes it', { controllerId: 'gina', ownerId: 'gina' }, { gina: 'left' }, ['otto', 'gina']],
    ['while the first is away takes it', { controllerId: 'gina', ownerId: 'gina' }, { gina: 'inactive' }, ['otto', 'gina']],
    [
      'while the first is away in a running presentation has none',
      { controllerId: 'gina', ownerId: 'gina', status: 'started' },
      { gina: 'inactive' },
      ['gina', 'gina'],
    ],
    [
      'while the first is away in a locked presentation has none',
      { controllerId: 'gina', ownerId: 'gina', status: 'locked' },
      { gina: 'inactive' },
      ['gina', 'gina'],
    ],
    [
      'after the first has left a running presentation takes it',
      { controllerId: 'gina', ownerId: 'gina', status: 'started' },
      { gina: 'left' },
      ['otto', 'gina'],
    ],
    ['after everybody was forgotten has control and owns it', { controllerId: 'gina', ownerId: 'gina' }, {}, ['otto', 'otto']],
    ['again keeps what they have', { controllerId: 'otto', ownerId: 'gina' }, { gina: 'joined', otto: 'joined' }, ['otto', 'gina']],
  ])('%s', async (_what, change, guides, [controllerId, ownerId]) => {
    const { room, effects } = roomOf({ ...change, controlOfferedTo: 'ida' }, guides);
    await takeFreeControl(room, otto);
    const isTaken = change.controllerId !== controllerId;
    expect(controlView(room.appointment)).toEqual({ controllerId, ownerId, offeredTo: isTaken ? null : 'ida' });
    expect(effects).toHaveLength(isTaken ? 1 : 0);
  });
});
