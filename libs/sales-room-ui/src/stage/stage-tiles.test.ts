import { describe, expect, it } from 'vitest';
import type { RemoteTrack } from '@vitrine/sales-room-client';
import { attendee, clientSnapshot, IDS, room, self } from '../testing/room-snapshot.ts';
import { sharedScreen, speechTile, stageTiles, tileGrid } from './stage-tiles.ts';

const track = (id: string) => ({ id }) as unknown as MediaStreamTrack;
const remote = (attendeeId: string, source: RemoteTrack['source']): RemoteTrack => ({
  producerId: `${source}:${attendeeId}`,
  attendeeId,
  source,
  track: track(source),
});
const guide = attendee({ attendeeId: IDS.guide, type: 'GUIDE', name: 'Mara', cameraOn: true, micOn: true });
const { local } = clientSnapshot();

describe('the stage', () => {
  it('shows guides first, then oneself, then the others as they came; nobody who is away', () => {
    const snapshot = room({
      attendees: [
        attendee({ attendeeId: '4'.repeat(32), name: 'Late', joinedAt: '2026-01-01T11:00:00Z' }),
        attendee(),
        guide,
        attendee({ attendeeId: '5'.repeat(32), name: 'Away', status: 'inactive' }),
      ],
    });
    expect(stageTiles({ room: snapshot, local, remote: [] }).map(({ name }) => name)).toEqual(['Mara', 'Ann', 'Bob', 'Late']);
  });
  it('shows no picture of a camera that is off, also while its track lingers', () => {
    const off = { ...guide, cameraOn: false };
    expect(stageTiles({ room: room({ attendees: [off] }), local, remote: [remote(IDS.guide, 'camera')] })[0]?.track).toBeNull();
    expect(stageTiles({ room: room({ attendees: [guide] }), local, remote: [remote(IDS.guide, 'camera')] })[0]?.track).not.toBeNull();
  });
  it('shows a shared screen before everybody, and large in the view mode Speech', () => {
    const tiles = stageTiles({
      room: room({ attendees: [{ ...guide, screenOn: true }] }),
      local,
      remote: [remote(IDS.guide, 'camera'), remote(IDS.guide, 'screen')],
    });
    expect(tiles.map(({ key }) => key)).toEqual([`screen:${IDS.guide}`, `camera:${IDS.guide}`, `camera:${IDS.ann}`]);
    expect(speechTile(tiles)?.source).toBe('screen');
  });
  it('shows the guide large in the view mode Speech', () =>
    expect(speechTile(stageTiles({ room: room(), local, remote: [] }))?.name).toBe('Mara'));
  it('marks whoever speaks, unless they are muted', () => {
    const speaking = room({ attendees: [guide], media: { ...room().media, activeSpeakerId: IDS.guide } });
    expect(stageTiles({ room: speaking, local, remote: [] })[0]?.isSpeaking).toBe(true);
    expect(stageTiles({ room: { ...speaking, attendees: [{ ...guide, micOn: false }] }, local, remote: [] })[0]?.isSpeaking).toBe(false);
  });
  it('a visitor who has not joined has no tile', () =>
    expect(stageTiles({ room: room({ self: self({ attendeeId: null }), attendees: [] }), local, remote: [] })).toEqual([]));
});

it.each([
  [1, 1_600, 900, 1],
  [2, 1_600, 600, 2],
  [2, 400, 800, 1],
  [4, 1_600, 900, 2],
  [4, 366, 440, 2],
  [6, 1_040, 620, 3],
  [9, 1_600, 900, 3],
  [6, 390, 700, 2],
  [12, 390, 700, 2],
])('%i tiles in %i × %i stand in %i columns', (count, width, height, columns) =>
  expect(tileGrid(count, width, height).columns).toBe(columns),
);

it('no tile is so wide that heads are cut, nor so narrow that shoulders are, and all fit', () => {
  for (let count = 1; count <= 24; count += 1) {
    for (const [width, height] of [
      [366, 440],
      [844, 260],
      [1_040, 620],
      [640, 300],
      [200, 900],
    ] as const) {
      const grid = tileGrid(count, width, height, 12);
      const rows = Math.ceil(count / grid.columns);
      const shape = grid.width / grid.height;
      expect([count, width, height, shape <= 16 / 9 + 0.001, shape >= 3 / 4 - 0.001]).toEqual([count, width, height, true, true]);
      expect(grid.width * grid.columns + 12 * (grid.columns - 1)).toBeLessThanOrEqual(width + 0.001);
      expect(grid.height * rows + 12 * (rows - 1)).toBeLessThanOrEqual(height + 0.001);
    }
  }
});

describe('a shared screen', () => {
  const screen = { producerId: 'p1', attendeeId: IDS.guide, source: 'screen' as const, paused: false };
  const shared = (isOn: boolean) =>
    stageTiles({
      room: room({ attendees: [{ ...guide, screenOn: isOn }], media: { ...room().media, producers: isOn ? [screen as never] : [] } }),
      local,
      remote: [],
    });
  it('takes the stage of everybody else, and gives it back', () => {
    expect(sharedScreen(shared(true))).toMatchObject({ source: 'screen', attendeeId: IDS.guide });
    expect(sharedScreen(shared(false))).toBeUndefined();
  });
  it('is no picture of itself for whoever shares it', () => {
    const own = { ...local, screen: { ...local.screen, state: 'on' as const, track: {} as MediaStreamTrack } };
    const tiles = stageTiles({ room: room({ self: self({ screenOn: true }) }), local: own, remote: [] });
    expect(tiles[0]?.source).toBe('screen');
    expect(sharedScreen(tiles)).toBeUndefined();
  });
});

it("the place of a guide whose connection is interrupted is kept; a client's is not", () => {
  const away = { ...guide, status: 'inactive' as const, cameraOn: true };
  const tiles = stageTiles({ room: room({ attendees: [away, attendee({ status: 'inactive' })] }), local, remote: [] });
  expect(tiles.map(({ name, isAway, track }) => [name, isAway, track])).toEqual([
    ['Mara', true, null],
    ['Ann', false, null],
  ]);
});
