import { describe, expect, it } from 'vitest';
import { RoomError } from '../room-error.ts';
import type { RoomEffect } from '../rooms/effects.ts';
import type { AttendeeRecord } from '../rooms/records.ts';
import type { RoomChange } from '../rooms/room-change.ts';
import { attendeeRecord } from '../testing/records.ts';
import { muteHandlers } from './mute.ts';

const GUIDE = attendeeRecord('guide', { type: 'GUIDE', micOn: true, cameraOn: true });
const ALL_ON = { micOn: true, cameraOn: true, screenOn: true };

/** A change of a room with these people, and what came of it. */
function roomOf(...people: AttendeeRecord[]) {
  const saved: unknown[] = [];
  const effects: RoomEffect[] = [];
  const room = {
    tx: { query: async (_text: string, [id]: readonly unknown[]) => (saved.push(id), []) },
    effect: (effect: RoomEffect) => void effects.push(effect),
    attendees: async () => people,
    async attendee(id: string) {
      const found = people.find((each) => each.id === id);
      if (found === undefined) throw new RoomError('not-found', 'Nobody.');
      return found;
    },
  } as unknown as RoomChange;
  return { room, saved, told: () => effects.flatMap((effect) => (effect.type === 'attendees' ? effect.attendees : [])), effects };
}

describe('a client who is muted', () => {
  it.each<['audio' | 'video', boolean, Partial<AttendeeRecord>]>([
    ['audio', false, { micOn: false, cameraOn: true, screenOn: true, micForcedOff: false, cameraForcedOff: false }],
    ['audio', true, { micOn: false, cameraOn: true, screenOn: true, micForcedOff: true, cameraForcedOff: false }],
    ['video', false, { micOn: true, cameraOn: false, screenOn: false, micForcedOff: false, cameraForcedOff: false }],
    ['video', true, { micOn: true, cameraOn: false, screenOn: false, micForcedOff: false, cameraForcedOff: true }],
  ])('loses %s, and the way back only where it is kept (%s)', async (kind, keepOff, is) => {
    const { room, saved, told } = roomOf(GUIDE, attendeeRecord('c', ALL_ON));
    await muteHandlers['attendee.mute'](room, GUIDE, { attendeeId: 'c', kinds: [kind], keepOff }, 'command');
    expect(told()).toMatchObject([{ id: 'c', ...is }]);
    expect(saved).toEqual(['c']);
  });

  it('stays kept off what was kept off before', async () => {
    const { room, told } = roomOf(attendeeRecord('c', { micForcedOff: true, cameraForcedOff: true }));
    await muteHandlers['attendee.mute'](room, GUIDE, { attendeeId: 'c', kinds: ['audio', 'video'], keepOff: false }, 'command');
    expect(told()).toMatchObject([{ micForcedOff: true, cameraForcedOff: true }]);
  });

  it('is no guide', async () => {
    const { room } = roomOf(GUIDE);
    await expect(
      muteHandlers['attendee.mute'](room, GUIDE, { attendeeId: 'guide', kinds: ['audio'], keepOff: false }, 'command'),
    ).rejects.toMatchObject({ code: 'not-permitted' });
  });
});

describe('all who are muted', () => {
  const people = () => [
    GUIDE,
    attendeeRecord('loud', { micOn: true }),
    attendeeRecord('seen', { cameraOn: true }),
    attendeeRecord('shown', { screenOn: true }),
    attendeeRecord('quiet'),
    attendeeRecord('away', { micOn: true, status: 'inactive' }),
    attendeeRecord('blocked', { ...ALL_ON, status: 'blocked' }),
  ];
  const muteAll = async (kinds: ('audio' | 'video')[], keepOff: boolean) => {
    const { room, told, saved } = roomOf(...people());
    const result = await muteHandlers['attendee.mute-all'](room, GUIDE, { kinds, keepOff }, 'command');
    expect(saved).toEqual(told().map(({ id }) => id));
    return [result, told().map(({ id }) => id)];
  };

  it('are those clients whose sound or video is on, and counted where they are here', async () => {
    expect(await muteAll(['audio'], false)).toEqual([{ count: 1 }, ['loud', 'away']]);
    expect(await muteAll(['video'], false)).toEqual([{ count: 2 }, ['seen', 'shown']]);
    expect(await muteAll(['audio', 'video'], false)).toEqual([{ count: 3 }, ['loud', 'seen', 'shown', 'away']]);
  });

  it('are all clients but the blocked ones where it is to last', async () =>
    expect(await muteAll(['audio'], true)).toEqual([{ count: 1 }, ['loud', 'seen', 'shown', 'quiet', 'away']]));

  it('are nobody, and nobody is told, where all are quiet', async () => {
    const { room, effects } = roomOf(GUIDE, attendeeRecord('quiet'));
    expect(await muteHandlers['attendee.mute-all'](room, GUIDE, { kinds: ['audio', 'video'], keepOff: false }, 'command')).toEqual({
      count: 0,
    });
    expect(effects).toEqual([]);
  });
});

describe('leave to unmute', () => {
  const people = () => [
    attendeeRecord('guide', { type: 'GUIDE', micForcedOff: true }),
    attendeeRecord('mic', { micForcedOff: true }),
    attendeeRecord('camera', { cameraForcedOff: true }),
    attendeeRecord('free'),
  ];

  it.each<[string | null, string[]]>([
    [null, ['mic', 'camera']],
    ['camera', ['camera']],
  ])('for %s is given to those who lack it', async (attendeeId, ids) => {
    const { room, told, saved } = roomOf(...people());
    expect(await muteHandlers['attendee.allow-unmute'](room, GUIDE, { attendeeId }, 'command')).toEqual({});
    expect(told()).toMatchObject(ids.map((id) => ({ id, micForcedOff: false, cameraForcedOff: false })));
    expect(told()).toHaveLength(ids.length);
    expect(saved).toEqual(ids);
  });

  it('that nobody lacks tells nobody anything', async () => {
    const { room, effects, saved } = roomOf(...people());
    await muteHandlers['attendee.allow-unmute'](room, GUIDE, { attendeeId: 'free' }, 'command');
    expect([effects, saved]).toEqual([[], []]);
  });
});
