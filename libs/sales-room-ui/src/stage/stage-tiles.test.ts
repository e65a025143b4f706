import { describe, expect, it } from 'vitest';
import type { RemoteTrack } from '@vitrine/sales-room-client';
import { attendee, clientSnapshot, IDS, room, self } from '../testing/room-snapshot.ts';
import { presenterTile, sharedScreen, speechTile, type StageTile, stageTiles, tileGrid } from './stage-tiles.ts';

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
  it('has the portraits of guides, also of oneself', () => {
    const own = self({ portraitUrl: '/own' });
    const tiles = stageTiles({ room: room({ self: own, attendees: [{ ...guide, portraitUrl: '/mara' }, attendee()] }), local, remote: [] });
    expect(tiles.map(({ portraitUrl }) => portraitUrl)).toEqual(['/mara', '/own', undefined]);
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

describe('a person on the stage', () => {
  const tilesOf = (people: Parameters<typeof room>[0], media: object = {}, devices: object = {}, tracks: RemoteTrack[] = []) =>
    stageTiles({ room: room({ ...people, media: { ...room().media, ...media } }), local: { ...local, ...devices }, remote: tracks });
  const own = (tiles: ReturnType<typeof tilesOf>) => tiles.find(({ isOwn }) => isOwn);
  const mic = (state: 'on' | 'off' | 'starting') => ({ mic: { ...local.mic, state } });

  it('is muted without a microphone that is on, but nobody is in a room without sound', () => {
    const muted = (micOn: boolean, videoAudioSettings: 'both' | 'none' | 'audio-only') =>
      tilesOf({ attendees: [{ ...guide, micOn }], appointment: { ...room().appointment, videoAudioSettings } })[0]?.isMuted;
    expect([muted(true, 'both'), muted(false, 'both'), muted(false, 'audio-only'), muted(false, 'none')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
  it('is muted on their own screen until their microphone is on', () => {
    expect((['on', 'starting', 'off'] as const).map((state) => own(tilesOf({}, {}, mic(state)))?.isMuted)).toEqual([false, true, true]);
    const silent = { ...room().appointment, videoAudioSettings: 'none' as const };
    expect(own(tilesOf({ appointment: silent }, {}, mic('off')))?.isMuted).toBe(false);
  });
  it('speaks on their own screen with an own microphone that is on', () => {
    expect(own(tilesOf({}, { activeSpeakerId: IDS.ann }, mic('on')))?.isSpeaking).toBe(true);
    expect(own(tilesOf({}, { activeSpeakerId: IDS.ann }, mic('off')))?.isSpeaking).toBe(false);
    expect(own(tilesOf({}, { activeSpeakerId: IDS.guide }, mic('on')))?.isSpeaking).toBe(false);
    expect(tilesOf({ attendees: [guide] }, { activeSpeakerId: IDS.bob })[0]?.isSpeaking).toBe(false);
  });
  it('has a hand raised, on every screen', () => {
    const handRaisedAt = '2026-01-01T10:00:00Z';
    const tiles = tilesOf({ attendees: [guide, attendee({ handRaisedAt })], self: self({ handRaisedAt }) });
    expect(tiles.map(({ name, hasHandRaised }) => [name, hasHandRaised])).toEqual([
      ['Mara', false],
      ['Ann', true],
      ['Bob', true],
    ]);
  });
  it('stands among the guides where they are one, also on their own screen', () => {
    const tiles = tilesOf({ attendees: [guide, attendee()], self: self({ type: 'GUIDE', role: 'guide' }) });
    expect(tiles.map(({ name, isGuide, isOwn }) => [name, isGuide, isOwn])).toEqual([
      ['Mara', true, false],
      ['Ann', true, true],
      ['Bob', false, false],
    ]);
    expect(tiles.map(({ key, source }) => [key, source])).toContainEqual([`camera:${IDS.bob}`, 'camera']);
  });
  it('who has not said when they came stands before those who have', () => {
    const tiles = tilesOf({ attendees: [attendee(), attendee({ attendeeId: IDS.other, name: 'Nobody knows', joinedAt: null })] });
    expect(tiles.map(({ name }) => name)).toEqual(['Ann', 'Nobody knows', 'Bob']);
  });
  it('is drawn from their own camera on their own screen, and from what is received on the others', () => {
    const mine = track('mine');
    const tiles = tilesOf({ attendees: [guide] }, {}, { camera: { ...local.camera, track: mine } }, [
      remote(IDS.guide, 'screen'),
      { ...remote(IDS.bob, 'camera'), track: track('of Bob') },
      remote(IDS.guide, 'camera'),
    ]);
    expect(tiles.map(({ name, track: seen }) => [name, seen?.id])).toEqual([
      ['Mara', 'camera'],
      ['Ann', 'mine'],
    ]);
  });
  it('offers the picture of a camera that is on, and of a screen that is shared, each by its own name', () => {
    const producers = [
      { producerId: 'other', attendeeId: IDS.bob, source: 'camera', paused: false },
      { producerId: 'screen', attendeeId: IDS.guide, source: 'screen', paused: false },
      { producerId: 'camera', attendeeId: IDS.guide, source: 'camera', paused: false },
    ];
    const offeredBy = (changes: object) =>
      tilesOf({ attendees: [{ ...guide, cameraOn: false, ...changes }] }, { producers })
        .filter(({ attendeeId }) => attendeeId === IDS.guide)
        .map(({ source, producerId }) => [source, producerId]);
    expect(offeredBy({})).toEqual([['camera', null]]);
    expect(offeredBy({ cameraOn: true })).toEqual([['camera', 'camera']]);
    expect(offeredBy({ screenOn: true })).toEqual([
      ['screen', 'screen'],
      ['camera', null],
    ]);
    expect(offeredBy({ screenOn: true, cameraOn: true, status: 'inactive' }), 'whose connection is interrupted').toEqual([
      ['camera', null],
    ]);
  });
  it('does not speak as the screen that they share', () => {
    const tiles = tilesOf({ attendees: [{ ...guide, screenOn: true }] }, { activeSpeakerId: IDS.guide }, {}, [remote(IDS.guide, 'screen')]);
    expect(tiles.map(({ source, isSpeaking }) => [source, isSpeaking])).toEqual([
      ['screen', false],
      ['camera', true],
      ['camera', false],
    ]);
  });
});

const tile = (name: string, changes: Partial<StageTile> = {}) =>
  ({ name, source: 'camera', isGuide: false, isOwn: false, track: null, producerId: null, ...changes }) as StageTile;

describe('the large picture of the view mode Speech', () => {
  it.each<[string, StageTile[], string | undefined]>([
    ['a shared screen', [tile('Mara', { isGuide: true }), tile('Screen', { source: 'screen' })], 'Screen'],
    ['another guide before oneself', [tile('Me', { isGuide: true, isOwn: true }), tile('Mara', { isGuide: true })], 'Mara'],
    ['oneself where no other guide is there', [tile('Bob'), tile('Me', { isGuide: true, isOwn: true })], 'Me'],
    ['whoever is first without a guide', [tile('Bob'), tile('Ann', { isOwn: true })], 'Bob'],
    ['nobody in an empty room', [], undefined],
  ])('is %s', (_what, tiles, expected) => expect(speechTile(tiles)?.name).toBe(expected));
});

describe('the large picture beside a slide', () => {
  const withCamera = { producerId: 'camera' };
  it.each<[string, StageTile[], string | undefined]>([
    ['a guide’s with a camera', [tile('Bob', withCamera), tile('Mara', { isGuide: true, ...withCamera })], 'Mara'],
    ['nobody’s where the guide has none', [tile('Bob', withCamera), tile('Mara', { isGuide: true })], undefined],
    ['a guide’s who reconnects', [tile('Mara', { isGuide: true, isCameraOn: true, isAway: true })], 'Mara'],
    [
      'of a guide with a picture before one whose picture is on its way',
      [tile('Mara', { isGuide: true, isCameraOn: true }), tile('Jon', { isGuide: true, isCameraOn: true, ...withCamera })],
      'Jon',
    ],
    ['not a screen', [tile('Mara', { isGuide: true, source: 'screen', ...withCamera })], undefined],
    [
      'nobody’s for a guide',
      [tile('Me', { isGuide: true, isOwn: true, ...withCamera }), tile('Mara', { isGuide: true, ...withCamera })],
      undefined,
    ],
  ])('is %s', (_what, tiles, expected) => expect(presenterTile(tiles)?.name).toBe(expected));
});

describe('a grid of tiles', () => {
  it.each([
    [1, 1_600, 900, 0, { columns: 1, width: 1_600, height: 900 }],
    [1, 300, 900, 0, { columns: 1, width: 300, height: 400 }],
    [2, 1_612, 450, 12, { columns: 2, width: 800, height: 450 }],
    [2, 400, 812, 12, { columns: 1, width: 400, height: 400 }],
    [3, 0, 0, 12, { columns: 1, width: 0, height: 0 }],
  ])('of %i in %i × %i with gaps of %i has tiles as large as they can be', (count, width, height, gap, expected) =>
    expect(tileGrid(count, width, height, gap)).toEqual(expected),
  );
  it('takes more columns only where its tiles grow by that', () => expect(tileGrid(2, 800, 900).columns).toBe(1));
});
