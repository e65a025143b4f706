import { describe, expect, it } from 'vitest';
import type { RoomEffect } from '../rooms/effects.ts';
import type { AttendeeRecord } from '../rooms/records.ts';
import type { RoomChange } from '../rooms/room-change.ts';
import { attendeeRecord } from '../testing/records.ts';
import { mediaSwitchHandlers } from './media-switch.ts';

const OFF = { micOn: false, cameraOn: false, screenOn: false };

/** What comes of switching something of one's own in a room. */
async function switched(
  videoAudioSettings: 'audio-only' | 'both',
  source: 'mic' | 'camera' | 'screen',
  on: boolean,
  over: Partial<AttendeeRecord> = {},
): Promise<unknown> {
  const effects: RoomEffect[] = [];
  const room = {
    appointment: { definition: { videoAudioSettings } },
    tx: { query: async () => [] },
    effect: (effect: RoomEffect) => void effects.push(effect),
  } as unknown as RoomChange;
  await mediaSwitchHandlers['media.set'](room, attendeeRecord('a', { ...OFF, ...over }), { source, on }, 'command');
  return effects.flatMap((effect) => (effect.type === 'attendees' ? effect.attendees : []))[0];
}

describe('what somebody switches on themselves', () => {
  it.each([
    ['mic', { ...OFF, micOn: true }],
    ['camera', { ...OFF, cameraOn: true }],
    ['screen', { ...OFF, screenOn: true }],
  ] as const)('is on, and nothing else: %s', async (source, is) => {
    expect(await switched('both', source, true)).toMatchObject(is);
  });
  it.each(['camera', 'screen'] as const)('is no %s in a room with sound alone, where it may be switched off still', async (source) => {
    await expect(switched('audio-only', source, true)).rejects.toMatchObject({ code: 'media-refused' });
    expect(await switched('audio-only', source, false, { cameraOn: true, screenOn: true })).toMatchObject({ [`${source}On`]: false });
  });
  it('is the microphone in a room with sound alone', async () => {
    expect(await switched('audio-only', 'mic', true)).toMatchObject({ micOn: true });
  });
  it.each([
    ['mic', { micForcedOff: true }],
    ['camera', { cameraForcedOff: true }],
    ['screen', { cameraForcedOff: true }],
  ] as const)('is no %s that a guide keeps off', async (source, over) => {
    await expect(switched('both', source, true, over)).rejects.toMatchObject({ code: 'muted-by-guide' });
  });
});
