import type { RemoteTrack } from '@vitrine/sales-room-client';
import { describe, expect, it } from 'vitest';
import { attendee, clientSnapshot, IDS, room, self } from '../testing/room-snapshot.ts';
import { gridColumns, speechTile, stageTiles } from './stage-tiles.ts';

const track = (id: string) => ({ id }) as unknown as MediaStreamTrack;
const remote = (attendeeId: string, source: RemoteTrack['source']): RemoteTrack => ({ producerId: `${source}:${attendeeId}`, attendeeId, source, track: track(source) });
const guide = attendee({ attendeeId: IDS.guide, type: 'GUIDE', name: 'Mara', cameraOn: true, micOn: true });
const { local } = clientSnapshot();

describe('the stage', () => {
  it('shows guides first, then oneself, then the others as they came; nobody who is away', () => {
    const snapshot = room({ attendees: [attendee({ attendeeId: '4'.repeat(32), name: 'Late', joinedAt: '2026-01-01T11:00:00Z' }), attendee(), guide, attendee({ attendeeId: '5'.repeat(32), name: 'Away', status: 'inactive' })] });
    expect(stageTiles({ room: snapshot, local, remote: [] }).map(({ name }) => name)).toEqual(['Mara', 'Ann', 'Bob', 'Late']);
  });
  it('shows no picture of a camera that is off, also while its track lingers', () => {
    const off = { ...guide, cameraOn: false };
    expect(stageTiles({ room: room({ attendees: [off] }), local, remote: [remote(IDS.guide, 'camera')] })[0]?.track).toBeNull();
    expect(stageTiles({ room: room({ attendees: [guide] }), local, remote: [remote(IDS.guide, 'camera')] })[0]?.track).not.toBeNull();
  });
  it('shows a shared screen before everybody, and large in the view mode Speech', () => {
    const tiles = stageTiles({ room: room({ attendees: [{ ...guide, screenOn: true }] }), local, remote: [remote(IDS.guide, 'camera'), remote(IDS.guide, 'screen')] });
    expect(tiles.map(({ key }) => key)).toEqual([`screen:${IDS.guide}`, `camera:${IDS.guide}`, `camera:${IDS.ann}`]);
    expect(speechTile(tiles)?.source).toBe('screen');
  });
  it('shows the guide large in the view mode Speech', () => expect(speechTile(stageTiles({ room: room(), local, remote: [] }))?.name).toBe('Mara'));
  it('marks whoever speaks, unless they are muted', () => {
    const speaking = room({ attendees: [guide], media: { ...room().media, activeSpeakerId: IDS.guide } });
    expect(stageTiles({ room: speaking, local, remote: [] })[0]?.isSpeaking).toBe(true);
    expect(stageTiles({ room: { ...speaking, attendees: [{ ...guide, micOn: false }] }, local, remote: [] })[0]?.isSpeaking).toBe(false);
  });
  it('a visitor who has not joined has no tile', () => expect(stageTiles({ room: room({ self: self({ attendeeId: null }), attendees: [] }), local, remote: [] })).toEqual([]));
});

it.each([
  [1, 1_600, 900, 1],
  [2, 1_600, 600, 2],
  [2, 400, 800, 1],
  [4, 1_600, 900, 2],
  [9, 1_600, 900, 3],
  [6, 390, 700, 1],
  [12, 390, 700, 2],
])('%i tiles in %i × %i stand in %i columns', (count, width, height, columns) => expect(gridColumns(count, width, height)).toBe(columns));
