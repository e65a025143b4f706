// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RemoteTrack } from '@vitrine/sales-room-client';
import { speakerIdAtom } from '../devices/device-atoms.ts';
import { roomPage, t } from '../testing/room-page.tsx';
import { IDS } from '../testing/room-snapshot.ts';
import { RemoteAudio, SoundBlockedBanner } from './remote-audio.tsx';

/** What a browser has and jsdom lacks. */
class Stream {
  readonly tracks: readonly unknown[];
  constructor(tracks: readonly unknown[]) {
    this.tracks = tracks;
  }
}

const page = roomPage();
const play = vi.fn<() => Promise<void>>();
const setSinkId = vi.fn<(id: string) => Promise<void>>();
beforeEach(() => {
  play.mockReset().mockResolvedValue();
  setSinkId.mockReset().mockResolvedValue();
  vi.stubGlobal('MediaStream', Stream);
  Object.assign(HTMLMediaElement.prototype, { play, setSinkId });
});
afterEach(() => void Reflect.deleteProperty(HTMLMediaElement.prototype, 'setSinkId'));

const remote = (producerId: string, source: RemoteTrack['source']): RemoteTrack => ({
  producerId,
  attendeeId: IDS.guide,
  source,
  track: { id: producerId } as MediaStreamTrack,
});
const show = (...tracks: RemoteTrack[]) =>
  page.show(
    <>
      <RemoteAudio />
      <SoundBlockedBanner />
    </>,
    { client: { remote: tracks } },
  );
const voices = () => page.all<HTMLAudioElement>('audio');
/** Source and track of each element that plays. */
const played = () => voices().map(({ dataset, srcObject }) => [dataset['source'], (srcObject as unknown as Stream | null)?.tracks]);
const isOffered = () => page.text().includes(t('room.control.enableSound'));
const refuse = (name: string) => play.mockRejectedValue(new DOMException('no', name));

describe('the sound of the others', () => {
  it('is that of microphones and shared screens, each on its own; pictures are silent', async () => {
    const mic = remote('mic', 'mic');
    const screen = remote('sound', 'screen-audio');
    await show(mic, remote('camera', 'camera'), screen, remote('screen', 'screen'));
    expect(played()).toEqual([
      ['mic', [mic.track]],
      ['screen-audio', [screen.track]],
    ]);
    expect(play).toHaveBeenCalledTimes(2);
    expect(isOffered()).toBe(false);
  });

  it('is that of the newest track, and ends with it', async () => {
    await show(remote('mic', 'mic'));
    const [voice] = voices();
    const renewed = { ...remote('mic', 'mic'), track: { id: 'renewed' } as MediaStreamTrack };
    await page.change({}, { remote: [renewed] });
    expect(voices()).toEqual([voice]);
    expect(played()).toEqual([['mic', [renewed.track]]]);
    expect(play).toHaveBeenCalledTimes(2);
    await page.change({}, { remote: [] });
    expect(voices()).toEqual([]);
    expect(voice?.srcObject).toBeNull();
  });

  it('comes out of the chosen speaker, also when another is chosen later', async () => {
    await show(remote('mic', 'mic'));
    await act(async () => page.store.set(speakerIdAtom, 'headset'));
    expect(setSinkId).toHaveBeenLastCalledWith('headset');
    setSinkId.mockClear();
    await page.change({}, { remote: [remote('mic', 'mic'), remote('other', 'mic')] });
    expect(setSinkId).toHaveBeenCalledExactlyOnceWith('headset');
  });
});

describe('sound that the browser keeps back', () => {
  it('is offered to be turned on, and a press plays every voice', async () => {
    refuse('NotAllowedError');
    await show(remote('mic', 'mic'), remote('other', 'mic'));
    expect(page.text()).toContain(t('room.control.soundBlocked'));
    play.mockReset().mockResolvedValue();
    await page.press(t('room.control.enableSound'));
    expect(play).toHaveBeenCalledTimes(2);
    expect(isOffered()).toBe(false);
  });

  it('is offered again where the press did not help', async () => {
    refuse('NotAllowedError');
    await show(remote('mic', 'mic'));
    await page.press(t('room.control.enableSound'));
    expect(isOffered()).toBe(true);
  });

  it.each([
    ['a track that was replaced meanwhile', new DOMException('no', 'AbortError')],
    ['what is no refusal of a browser', Object.assign(new Error('no'), { name: 'NotAllowedError' })],
  ])('is not what is said of %s', async (_, error) => {
    play.mockRejectedValue(error);
    await show(remote('mic', 'mic'));
    expect(play).toHaveBeenCalled();
    expect(isOffered()).toBe(false);
  });
});
