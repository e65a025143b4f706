// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isMirroredAtom } from '../devices/device-atoms.ts';
import { roomPage, t } from '../testing/room-page.tsx';
import { IDS } from '../testing/room-snapshot.ts';
import { RoomTile } from './room-tile.tsx';
import type { StageTile } from './stage-tiles.ts';

const page = roomPage();
let resize: ((width: number, height: number) => void) | undefined;
beforeEach(() => {
  resize = undefined;
  vi.stubGlobal(
    'MediaStream',
    class extends EventTarget {
      getVideoTracks = () => [];
      getTracks = () => [];
    },
  );
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal(
    'ResizeObserver',
    class extends Observer {
      constructor(listener: (entries: object[]) => void) {
        super();
        resize ??= (width, height) => listener([{ contentRect: { width, height } }]);
      }
    },
  );
});

const TRACK = Object.assign(new EventTarget(), { id: 'track', kind: 'video', readyState: 'live' }) as unknown as MediaStreamTrack;
const BOB: StageTile = {
  key: 'camera:bob',
  attendeeId: IDS.bob,
  source: 'camera',
  name: 'Bob',
  portraitUrl: undefined,
  isOwn: false,
  isGuide: false,
  track: null,
  producerId: null,
  isCameraOn: false,
  isMuted: false,
  isSpeaking: false,
  hasHandRaised: false,
  isAway: false,
};
const show = (changes: Partial<StageTile> = {}, client = {}) => page.show(<RoomTile tile={{ ...BOB, ...changes }} size="md" />, { client });
const tile = () => page.find('[data-testid=stage-tile]');
const NOTES = [t('room.role.you'), t('room.role.GUIDE'), t('room.guideAway.tile')];
const notes = () => NOTES.filter((note) => page.text().includes(note));
const MUTED = t('room.participants.microphoneOff');
const isMuted = () => tile().innerHTML.includes(MUTED);

describe('the tile of a person', () => {
  it.each<[Partial<StageTile>, string[]]>([
    [{}, []],
    [{ isOwn: true }, [t('room.role.you')]],
    [{ isGuide: true }, [t('room.role.GUIDE')]],
    [{ isOwn: true, isGuide: true }, [t('room.role.you')]],
    [{ isGuide: true, isAway: true }, [t('room.guideAway.tile')]],
  ])('says who it is: %o', async (changes, expected) => {
    await show(changes);
    expect(notes()).toEqual(expected);
    expect(page.text()).toContain('Bob');
  });

  it('shows a portrait while no camera is seen, else initials; a screen has neither face nor portrait', async () => {
    const portrait = () => page.all<HTMLImageElement>('.v-video-tile__avatar img').map((image) => image.getAttribute('src'));
    await show({ portraitUrl: '/portrait' });
    expect(portrait()).toEqual(['/portrait']);
    await show();
    expect([portrait(), page.find('.v-video-tile__avatar').textContent]).toEqual([[], 'B']);
    await show({ portraitUrl: '/portrait', source: 'screen' });
    expect(portrait()).toEqual([]);
  });

  it('says that they are muted, and that their hand is up', async () => {
    await show();
    expect([isMuted(), page.all('.v-room-tile__hand').length]).toEqual([false, 0]);
    await show({ isMuted: true, hasHandRaised: true });
    expect([isMuted(), page.all('.v-room-tile__hand').length]).toEqual([true, 1]);
  });

  it('is dimmed while they are away, or while the room is not heard', async () => {
    const isAway = () => tile().className.includes('v-room-tile--away');
    await show();
    expect(isAway()).toBe(false);
    await show({ isAway: true });
    expect(isAway()).toBe(true);
    await show({}, { connection: 'reconnecting' });
    expect(isAway()).toBe(true);
  });

  it('is like a mirror for oneself alone, unless that is not wanted', async () => {
    const isMirrored = () => tile().innerHTML.includes('mirrored');
    await show({ track: TRACK });
    expect(isMirrored()).toBe(false);
    await show({ track: TRACK, isOwn: true });
    expect(isMirrored()).toBe(true);
    await act(async () => page.store.set(isMirroredAtom, false));
    expect(isMirrored()).toBe(false);
  });

  it('tells tests what it shows', async () => {
    await show();
    expect(Object.keys(tile().dataset).sort()).toEqual(['attendeeId', 'source', 'testid']);
    await show({ isOwn: true, isMuted: true, isSpeaking: true, track: TRACK });
    expect(tile().dataset).toMatchObject({ own: 'true', muted: 'true', speaking: 'true', hasVideo: 'true' });
  });
});

describe('the tile of a shared screen', () => {
  it('is named as one, whole, and neither muted, mirrored nor somebody’s raised hand', async () => {
    await show({ source: 'screen', isOwn: true, isGuide: true, isMuted: true, hasHandRaised: true, track: TRACK });
    expect(page.text()).toContain(t('room.stage.screen', { name: 'Bob' }));
    expect([notes(), isMuted(), page.all('.v-room-tile__hand').length]).toEqual([[], false, 0]);
    expect(tile().innerHTML).not.toContain('mirrored');
    expect(tile().innerHTML).toContain('contain');
  });
});

describe('a picture that is offered', () => {
  const wanted = () => page.calls.filter(([name]) => name === 'show').map(([, ...given]) => given);

  it('is asked for as large as it is drawn, and no more once it is gone', async () => {
    await show({ producerId: 'camera-of-bob' });
    await act(async () => resize?.(320, 180));
    expect(wanted()).toEqual([['camera-of-bob', { width: 320, height: 180 }]]);
    await page.show(<p>Elsewhere</p>);
    expect(wanted().at(-1)).toEqual(['camera-of-bob', null]);
  });

  it('is none where nothing is offered', async () => {
    await show();
    await act(async () => resize?.(320, 180));
    expect(wanted()).toEqual([]);
  });
});
