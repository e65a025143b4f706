import { describe, expect, it } from 'vitest';
import type { RoomEffect } from '../rooms/effects.ts';
import type { AttendeeRecord } from '../rooms/records.ts';
import type { RoomChange } from '../rooms/room-change.ts';
import { appointmentRecord, attendeeRecord } from '../testing/records.ts';
import { broadcastHandlers } from './broadcast.ts';

const GUIDE = attendeeRecord('guide', { type: 'GUIDE', micOn: true, cameraOn: true, screenOn: true });
const PEOPLE = [
  GUIDE,
  attendeeRecord('loud', { micOn: true }),
  attendeeRecord('seen', { cameraOn: true }),
  attendeeRecord('shown', { screenOn: true }),
  attendeeRecord('quiet'),
];

/** Switches broadcast mode in a room where it is on or off, and says what came of it. */
async function set(was: boolean, on: boolean, people: readonly AttendeeRecord[] = PEOPLE) {
  const saved: unknown[] = [];
  const effects: RoomEffect[] = [];
  const appointment = appointmentRecord({ broadcastMode: was });
  const room = {
    appointment,
    tx: { query: async (_text: string, [id]: readonly unknown[]) => (saved.push(id), []) },
    effect: (effect: RoomEffect) => void effects.push(effect),
    attendees: async () => people,
  } as unknown as RoomChange;
  expect(await broadcastHandlers['broadcast.set'](room, GUIDE, { on }, 'command')).toEqual({});
  return { is: appointment.broadcastMode, saved, effects };
}

describe('broadcast mode', () => {
  it('switches off whatever clients send, and nothing of guides', async () => {
    const { is, saved, effects } = await set(false, true);
    expect(is).toBe(true);
    expect(saved).toEqual(['loud', 'seen', 'shown']);
    const off = { micOn: false, cameraOn: false, screenOn: false };
    expect(effects).toMatchObject([
      {
        type: 'broadcast',
        broadcastMode: true,
        attendees: [
          { id: 'loud', ...off },
          { id: 'seen', ...off },
          { id: 'shown', ...off },
        ],
      },
    ]);
  });

  it('that ends silences nobody who was allowed to speak meanwhile, and switches nothing on', async () => {
    const { is, saved, effects } = await set(true, false);
    expect([is, saved]).toEqual([false, []]);
    expect(effects).toEqual([{ type: 'broadcast', broadcastMode: false, attendees: [] }]);
  });

  it.each([true, false])('that is asked for as it is (%s) changes nothing, and nobody is told', async (on) => {
    expect(await set(on, on)).toEqual({ is: on, saved: [], effects: [] });
  });
});
