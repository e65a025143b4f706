// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VideoTile, type VideoTileProps } from './video-tile.tsx';

class Track extends EventTarget {
  readyState = 'live';
  end(): void {
    this.readyState = 'ended';
    this.dispatchEvent(new Event('ended'));
  }
}
class Stream extends EventTarget {
  tracks: Track[];
  /** How many listen to it, by what they listen to. */
  listeners: string[] = [];
  constructor(...tracks: Track[]) {
    super();
    this.tracks = tracks;
  }
  getVideoTracks = () => this.tracks;
  override addEventListener(...listening: Parameters<EventTarget['addEventListener']>): void {
    this.listeners.push(listening[0]);
    super.addEventListener(...listening);
  }
  override removeEventListener(...listening: Parameters<EventTarget['addEventListener']>): void {
    this.listeners = this.listeners.filter((type) => type !== listening[0]);
    super.removeEventListener(...listening);
  }
}
const given = (stream: Stream | null) => stream as unknown as MediaStream | null;

let root: Root;
let play: ReturnType<typeof vi.fn<() => Promise<void>>>;
const show = (stream: Stream | null, props: Partial<VideoTileProps> = {}) =>
  act(async () => root.render(<VideoTile name="Mara" stream={given(stream)} {...props} />));
const video = () => document.querySelector('video');
const draw = () => act(async () => void video()?.dispatchEvent(new Event('loadeddata')));
const isVideoSeen = () => video()?.getAttribute('aria-hidden') !== 'true' && document.querySelector('.v-video-tile__avatar') === null;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  play = vi.fn(() => Promise.resolve());
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { writable: true, configurable: true, value: null });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  Reflect.deleteProperty(HTMLMediaElement.prototype, 'srcObject');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the picture of a person', () => {
  it('is seen once it has been drawn; until then their initials are', async () => {
    const stream = new Stream(new Track());
    await show(stream);
    expect(isVideoSeen()).toBe(false);
    expect(video()?.getAttribute('aria-hidden'), 'nobody is told of a picture that is not there').toBe('true');
    expect(video()?.srcObject).toBe(stream);
    expect(video()?.getAttribute('aria-label')).toBe('Mara');
    await draw();
    expect(isVideoSeen()).toBe(true);
    expect(video()?.getAttribute('aria-hidden')).toBeNull();
    await show(new Stream(new Track()));
    expect(isVideoSeen(), 'another stream has drawn nothing yet').toBe(false);
  });

  it('goes with its last live track, and comes with a new one', async () => {
    const [first, second] = [new Track(), new Track()];
    const stream = new Stream(first);
    await show(stream);
    await draw();
    await act(async () => first.end());
    expect(isVideoSeen()).toBe(false);
    stream.tracks = [first, second];
    await act(async () => void stream.dispatchEvent(new Event('addtrack')));
    expect(isVideoSeen()).toBe(true);
    await act(async () => second.end());
    expect(isVideoSeen(), 'a later track is followed, too').toBe(false);
    stream.tracks = [new Track()];
    await act(async () => void stream.dispatchEvent(new Event('addtrack')));
    stream.tracks = [];
    await act(async () => void stream.dispatchEvent(new Event('removetrack')));
    expect(isVideoSeen()).toBe(false);
  });

  it('may be said to be there or not, whatever its tracks say', async () => {
    const stream = new Stream(new Track());
    await show(stream, { hasVideo: false });
    await draw();
    expect(isVideoSeen()).toBe(false);
    await show(new Stream(), { hasVideo: true });
    await draw();
    expect(isVideoSeen()).toBe(true);
  });

  it('of nobody is no video at all', async () => {
    await show(null, { hasVideo: true });
    expect(video()).toBeNull();
    expect(document.querySelector('.v-video-tile__avatar')).not.toBeNull();
    expect(play).not.toHaveBeenCalled();
  });

  it('is let go with its tile, and nobody listens to its stream after that', async () => {
    const stream = new Stream(new Track());
    await show(stream);
    const element = video();
    expect(stream.listeners.sort()).toEqual(['addtrack', 'removetrack']);
    await show(new Stream());
    expect(stream.listeners).toEqual([]);
    await act(async () => root.render(null));
    expect(element?.srcObject).toBeNull();
  });
});

describe('the sound of a person', () => {
  it('is played, but not one’s own', async () => {
    const stream = new Stream();
    await show(stream);
    expect(play).toHaveBeenCalledOnce();
    expect(video()?.muted).toBe(false);
    await show(stream, { isSilent: true });
    expect(video()?.muted).toBe(true);
  });

  it('that the browser plays only after a gesture is told, and no other failure is', async () => {
    const onPlaybackBlocked = vi.fn();
    play.mockRejectedValueOnce(new DOMException('', 'AbortError'));
    await show(new Stream(), { onPlaybackBlocked });
    expect(onPlaybackBlocked).not.toHaveBeenCalled();
    play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await show(new Stream(), { onPlaybackBlocked });
    expect(onPlaybackBlocked).toHaveBeenCalledOnce();
  });
});

describe('a tile', () => {
  it('says who it is, that they are muted, and what else there is to say', async () => {
    await show(null, { isMuted: true, mutedLabel: 'Microphone off', note: 'Guide', actions: <button type="button">Pin</button> });
    expect(document.querySelector('figcaption')?.textContent).toBe('MaraGuide');
    expect(document.querySelector('.v-video-tile__muted')?.getAttribute('aria-label') ?? document.body.innerHTML).toContain(
      'Microphone off',
    );
    expect(document.querySelector('button')?.textContent).toBe('Pin');
    await show(null);
    expect(document.querySelector('.v-video-tile__muted, .v-video-tile__note, .v-video-tile__actions')).toBeNull();
  });

  it('is drawn as it should be: mirrored, whole, small, speaking', async () => {
    await show(new Stream(), { isMirrored: true, fit: 'contain', size: 'sm', isSpeaking: true });
    expect(video()?.className).toMatch(/--contain .*--mirrored/);
    expect(document.querySelector('figure')?.className).toBe('v-video-tile v-video-tile--sm v-video-tile--speaking');
    await show(new Stream());
    expect(video()?.className).not.toContain('mirrored');
    expect(document.querySelector('figure')?.className).toBe('v-video-tile v-video-tile--md');
  });
});

describe('a tile whose picture changes', () => {
  it('is set once for one stream, and plays again where its sound changes', async () => {
    const stream = new Stream();
    const set = vi.fn();
    let current: unknown = null;
    Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', {
      configurable: true,
      get: () => current,
      set(next: unknown) {
        current = next;
        set(next);
      },
    });
    await show(stream);
    await show(stream, { isSilent: true });
    expect(set.mock.calls).toEqual([[stream]]);
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('hears of a refusal in the way it was told last, and of none from what is no error of the browser', async () => {
    const [before, now] = [vi.fn(), vi.fn()];
    let refuse: (error: unknown) => void = () => undefined;
    play.mockImplementationOnce(() => new Promise((_resolve, reject) => (refuse = reject)));
    const stream = new Stream();
    await show(stream, { onPlaybackBlocked: before });
    await show(stream, { onPlaybackBlocked: now });
    await act(async () => refuse(new DOMException('', 'NotAllowedError')));
    expect([before.mock.calls.length, now.mock.calls.length]).toEqual([0, 1]);
    play.mockRejectedValueOnce(Object.assign(new Error('odd'), { name: 'NotAllowedError' }));
    await show(new Stream(), { onPlaybackBlocked: now });
    expect(now).toHaveBeenCalledOnce();
    play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await show(new Stream());
    expect(now).toHaveBeenCalledOnce();
  });

  it('may play in browsers that promise nothing', async () => {
    play.mockReturnValueOnce(undefined as never);
    await show(new Stream());
    expect(video()).not.toBeNull();
  });

  it('listens to no track any more once the stream is another', async () => {
    const track = new Track();
    const stream = new Stream(track);
    await show(stream);
    const forget = vi.spyOn(track, 'removeEventListener');
    await show(new Stream());
    expect(forget.mock.calls.map(([type]) => type)).toEqual(['ended']);
  });

  it('has the live picture of its new stream at once, and none of one that has ended', async () => {
    const ended = new Track();
    ended.readyState = 'ended';
    await show(new Stream(ended));
    await draw();
    expect(isVideoSeen()).toBe(false);
    await show(new Stream(ended, new Track()));
    await draw();
    expect(isVideoSeen(), 'one live track is enough').toBe(true);
    await show(null);
    expect(document.querySelector('.v-video-tile__avatar')).not.toBeNull();
  });

  it.each([
    ['sm', 'md'],
    ['md', 'lg'],
    ['lg', 'xl'],
  ] as const)('of the size %s has initials of the size %s', async (size, avatar) => {
    await show(null, { size });
    expect(document.querySelector('.v-avatar')?.className).toContain(`v-avatar--${avatar} `);
  });
});
