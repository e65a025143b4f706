// @vitest-environment jsdom
import { act, type RefObject } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, key, press, render } from '../testing/render.tsx';
import { useVideo } from './use-video.ts';
import { VideoPlayer, type VideoPlayerLabels, type VideoPlayerProps } from './video-player.tsx';

/** What a video element of a browser knows; jsdom's plays nothing. */
const START = {
  paused: true,
  ended: false,
  currentTime: 0,
  duration: 100,
  readyState: 4,
  networkState: 1,
  error: null as unknown,
  volume: 1,
  muted: false,
  ranges: [] as [number, number][],
};
let media = { ...START };
let loads = 0;
const proto = HTMLMediaElement.prototype;
const names = ['paused', 'ended', 'currentTime', 'duration', 'readyState', 'networkState', 'error', 'volume', 'muted'] as const;
const originals = new Map<string, PropertyDescriptor | undefined>();

beforeEach(() => {
  media = { ...START };
  loads = 0;
  for (const name of [...names, 'buffered']) originals.set(name, Object.getOwnPropertyDescriptor(proto, name));
  for (const name of names)
    Object.defineProperty(proto, name, {
      configurable: true,
      get: () => media[name],
      set: (value) => Object.assign(media, { [name]: value }),
    });
  Object.defineProperty(proto, 'buffered', {
    configurable: true,
    get: () => ({ length: media.ranges.length, start: (at: number) => media.ranges[at]?.[0], end: (at: number) => media.ranges[at]?.[1] }),
  });
  vi.spyOn(proto, 'play').mockImplementation(async () => void Object.assign(media, { paused: false, ended: false }));
  vi.spyOn(proto, 'pause').mockImplementation(() => void Object.assign(media, { paused: true }));
  vi.spyOn(proto, 'load').mockImplementation(() => void (loads += 1));
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});
let unmount: (() => void) | undefined;
afterEach(() => {
  unmount?.();
  unmount = undefined;
  for (const [name, descriptor] of originals) {
    if (descriptor) Object.defineProperty(proto, name, descriptor);
    else Reflect.deleteProperty(proto, name);
  }
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const tell = (event: string, change: Partial<typeof START> = {}) =>
  act(() => {
    Object.assign(media, change);
    find('video').dispatchEvent(new Event(event));
  });

function showVideo(): { player: ReturnType<typeof useVideo> } {
  const shown = {} as { player: ReturnType<typeof useVideo> };
  const ref: RefObject<HTMLVideoElement | null> = { current: null };
  const Part = () => {
    shown.player = useVideo(ref);
    return <video ref={ref} />;
  };
  ({ unmount } = render(<Part />));
  return shown;
}

describe('what a video does', () => {
  it.each<[string, Partial<typeof START>, object]>([
    ['nothing yet', {}, { isPlaying: false, isEnded: false, isWaiting: false, hasFailed: false, time: 0, duration: 100, isMuted: false }],
    ['it plays', { paused: false }, { isPlaying: true, isWaiting: false }],
    ['it waits', { paused: false, readyState: 2 }, { isPlaying: true, isWaiting: true }],
    ['it has all that it needs', { paused: false, readyState: 3 }, { isWaiting: false }],
    ['it is stopped without data', { readyState: 0 }, { isWaiting: false }],
    ['it has ended', { paused: false, ended: true }, { isPlaying: false, isEnded: true }],
    [
      'it is on its way to its end',
      { paused: false, currentTime: 100, readyState: 1 },
      { isPlaying: false, isEnded: true, isWaiting: false },
    ],
    ['it is nearly over', { paused: false, currentTime: 99.9, readyState: 3 }, { isPlaying: true, isEnded: false }],
    ['it has no length, and is at its beginning', { paused: false, duration: 0 }, { isPlaying: true, isEnded: false }],
    ['it has failed', { error: { code: 4 } }, { hasFailed: true }],
    ['it has no source', { networkState: 3 }, { hasFailed: true }],
    ['it lasts for ever', { duration: Infinity }, { duration: 0 }],
    ['nobody knows how long it is', { duration: Number.NaN }, { duration: 0 }],
    ['it is muted', { muted: true }, { isMuted: true, volume: 1 }],
    ['it is turned down', { volume: 0 }, { isMuted: true, volume: 0 }],
    [
      'it has read ahead',
      {
        currentTime: 30,
        ranges: [
          [0, 10],
          [20, 40],
        ],
      },
      { buffered: 40, time: 30 },
    ],
    ['it has read up to where it is', { currentTime: 10, ranges: [[0, 10]] }, { buffered: 10 }],
    [
      'it has read from where it is',
      {
        currentTime: 20,
        ranges: [
          [0, 10],
          [20, 40],
        ],
      },
      { buffered: 40 },
    ],
    [
      'it has read something else',
      {
        currentTime: 15,
        ranges: [
          [0, 10],
          [20, 40],
        ],
      },
      { buffered: 0 },
    ],
  ])('is known: %s', (_what, change, state) => {
    const shown = showVideo();
    tell('timeupdate', change);
    expect(shown.player.state).toMatchObject(state);
  });

  it('is no more heard once it is gone', () => {
    showVideo();
    const removed = vi.spyOn(find('video'), 'removeEventListener');
    unmount?.();
    unmount = undefined;
    const events = removed.mock.calls.map(([type]) => type);
    expect(events).toEqual(expect.arrayContaining(['play', 'pause', 'timeupdate', 'loadedmetadata', 'error']));
    expect(events.filter((type) => type === 'error')).toHaveLength(2);
  });

  it('is looked at again while its sources fail one after the other', () => {
    vi.useFakeTimers();
    const shown = showVideo();
    Object.assign(media, { readyState: 0, networkState: 2 });
    const fail = () => act(() => void find('video').appendChild(document.createElement('source')).dispatchEvent(new Event('error')));
    fail();
    act(() => void vi.advanceTimersByTime(20));
    fail();
    expect([shown.player.state.hasFailed, vi.getTimerCount()], 'once, from the last on').toEqual([false, 1]);
    media.networkState = 3;
    act(() => void vi.advanceTimersByTime(50));
    expect([shown.player.state.hasFailed, vi.getTimerCount()]).toEqual([true, 0]);
  });

  it.each([
    { readyState: 1, networkState: 2 },
    { readyState: 0, networkState: 1 },
  ])('is looked at once where nothing more can come of it (%o)', (change) => {
    vi.useFakeTimers();
    showVideo();
    Object.assign(media, change);
    act(() => void find('video').appendChild(document.createElement('source')).dispatchEvent(new Event('error')));
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a video that is asked to', () => {
  it('play and stop does so, and is drawn so at once', () => {
    const shown = showVideo();
    act(() => shown.player.toggle());
    expect([media.paused, shown.player.state.isPlaying]).toEqual([false, true]);
    act(() => shown.player.toggle());
    expect([media.paused, shown.player.state.isPlaying]).toEqual([true, false]);
  });

  it.each<[string, Partial<typeof START>, number]>([
    ['from its start where it has ended', { ended: true, currentTime: 100 }, 0],
    ['from its start where it is about to end', { paused: false, currentTime: 100 }, 0],
    ['on from where it is', { currentTime: 40 }, 40],
    ['what has no length yet', { currentTime: 0, duration: 0 }, 0],
  ])('play goes %s', (_what, change, from) => {
    const shown = showVideo();
    Object.assign(media, change);
    act(() => shown.player.toggle());
    expect([media.currentTime, media.paused]).toEqual([from, false]);
  });

  it('play against the browser’s will stays stopped', async () => {
    const shown = showVideo();
    vi.spyOn(proto, 'play').mockRejectedValue(new Error('not allowed'));
    await act(async () => shown.player.play());
    expect(shown.player.state.isPlaying).toBe(false);
  });

  it.each<[string, (player: ReturnType<typeof useVideo>) => void, number]>([
    ['five seconds on', (player) => player.seekBy(5), 55],
    ['five seconds back', (player) => player.seekBy(-5), 45],
    ['before its start', (player) => player.seekBy(-500), 0],
    ['past its end', (player) => player.seekBy(500), 100],
    ['to three tenths', (player) => player.seekToShare(0.3), 30],
  ])('go %s', (_what, seek, to) => {
    const shown = showVideo();
    media.currentTime = 50;
    act(() => seek(shown.player));
    expect([media.currentTime, shown.player.state.time]).toEqual([to, to]);
  });

  it('go anywhere stays where it is while it lasts for ever', () => {
    const shown = showVideo();
    Object.assign(media, { duration: Infinity, currentTime: 5 });
    act(() => shown.player.seekBy(5));
    expect(media.currentTime).toBe(5);
  });

  it.each<[string, (player: ReturnType<typeof useVideo>) => void, number]>([
    ['ten seconds on', (player) => [0, 1].forEach(() => player.seekBy(5)), 10],
    ['back from the start, and on', (player) => [-5, 5].forEach((by) => player.seekBy(by)), 5],
    ['to its end, and back', (player) => (player.seekToShare(1), player.seekBy(-5)), 95],
    ['to its end, on and back', (player) => (player.seekToShare(1), player.seekBy(5), player.seekBy(-5)), 95],
    ['to its middle, and on', (player) => (player.seekToShare(0.5), player.seekBy(5)), 55],
    ['to its middle, and back', (player) => (player.seekToShare(0.5), player.seekBy(-5)), 45],
    ['far on', (player) => player.seekBy(500), 100],
  ])('go %s before its length is known does so once it is', (_what, seek, to) => {
    const shown = showVideo();
    Object.assign(media, { readyState: 0, duration: Number.NaN });
    act(() => seek(shown.player));
    expect(media.currentTime).toBe(0);
    tell('loadedmetadata', { readyState: 1, duration: 100 });
    expect(media.currentTime).toBe(to);
    // A wish comes true once.
    tell('loadedmetadata', { currentTime: 7 });
    expect(media.currentTime).toBe(7);
  });

  it('go somewhere in what lasts for ever stays where it is', () => {
    const shown = showVideo();
    Object.assign(media, { readyState: 0, duration: Number.NaN });
    act(() => shown.player.seekBy(5));
    tell('loadedmetadata', { readyState: 1, duration: Infinity });
    expect(media.currentTime).toBe(0);
  });

  it.each<[string, Partial<typeof START>, (player: ReturnType<typeof useVideo>) => void, number, boolean]>([
    ['be louder', { volume: 0.3 }, (player) => player.changeVolumeBy(0.1), 0.4, false],
    ['be louder than it can', {}, (player) => player.changeVolumeBy(0.1), 1, false],
    ['be lower', { volume: 0.3 }, (player) => player.changeVolumeBy(-0.1), 0.2, false],
    ['be lower than nothing', { volume: 0.05 }, (player) => player.changeVolumeBy(-0.1), 0, true],
    ['be lower while muted', { volume: 0.3, muted: true }, (player) => player.changeVolumeBy(-0.1), 0.3, true],
    ['be louder while muted', { volume: 0.3, muted: true }, (player) => player.changeVolumeBy(0.1), 0.4, false],
    ['have steps that add up', { volume: 0.1 }, (player) => player.setVolume(0.1 + 0.2), 0.3, false],
    ['be silent', { volume: 0.3 }, (player) => player.toggleMuted(), 0.3, true],
    ['be heard', { volume: 0.3, muted: true }, (player) => player.toggleMuted(), 0.3, false],
    ['be heard where it was turned down', { volume: 0 }, (player) => player.toggleMuted(), 0.5, false],
    ['be heard where it was muted and turned down', { volume: 0, muted: true }, (player) => player.toggleMuted(), 0.5, false],
  ])('%s', (_what, change, turn, volume, muted) => {
    const shown = showVideo();
    tell('volumechange', change);
    act(() => turn(shown.player));
    expect([media.volume, media.muted]).toEqual([volume, muted]);
    expect(shown.player.state).toMatchObject({ isMuted: muted });
  });

  it('be tried again goes on where it stopped', () => {
    const shown = showVideo();
    Object.assign(media, { currentTime: 40, error: { code: 2 } });
    act(() => shown.player.retry());
    expect([loads, media.paused]).toEqual([1, false]);
    tell('loadedmetadata', { currentTime: 0, error: null });
    expect(media.currentTime).toBe(40);
  });
});

describe('a player', () => {
  const labels: VideoPlayerLabels = {
    play: 'Play',
    pause: 'Pause',
    replay: 'Replay',
    seek: 'Position',
    position: (time, duration) => `${time} of ${duration}`,
    mute: 'Mute',
    unmute: 'Unmute',
    volume: 'Volume',
    captions: (language) => `Captions: ${language ?? 'off'}`,
    fullScreen: 'Full',
    exitFullScreen: 'Leave',
    pictureInPicture: 'Picture in picture',
    loading: 'Loading',
    failed: 'Cannot be played.',
    retry: 'Retry',
  };
  const CAPTIONS = [
    { url: '/de.vtt', language: 'de', label: 'Deutsch' },
    { url: '/en.vtt', language: 'en', label: 'English' },
  ];
  const player = (props: Partial<VideoPlayerProps> = {}) => (
    <VideoPlayer label="Video" sources={[{ url: '/video.webm' }]} labels={labels} {...props} />
  );
  const show = (props: Partial<VideoPlayerProps> = {}) => {
    const rendered = render(player(props));
    unmount = rendered.unmount;
    return rendered;
  };
  const buttons = () => [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label') ?? button.textContent);
  const figure = () => find('figure');
  const isIdle = () => figure().classList.contains('v-video--idle');

  it('has one large button until it is begun, and its controls from then on', () => {
    show();
    expect(buttons()).toEqual(['Play: Video']);
    press(find('.v-video__start'));
    expect(buttons()).toEqual(['Pause', 'Mute', 'Full']);
    press(find('[aria-label=Pause]'));
    expect(buttons()).toEqual(['Play', 'Mute', 'Full']);
    tell('ended', { ended: true });
    expect(buttons()[0]).toBe('Replay');
    expect(find<HTMLVideoElement>('video').controls).toBe(false);
  });

  it('says that it waits, and that it has failed', () => {
    show();
    expect([document.querySelector('[role=status]'), document.querySelector('[role=alert]')]).toEqual([null, null]);
    tell('waiting', { paused: false, readyState: 1 });
    expect(document.querySelector('.v-video__waiting')).not.toBeNull();
    tell('error', { error: { code: 4 } });
    expect([find('[role=alert]').textContent, document.querySelector('.v-video__waiting')]).toEqual(['Cannot be played.Retry', null]);
    expect(document.querySelector('.v-video__controls')).toBeNull();
    media.error = null;
    press(find('[role=alert] button'));
    expect([document.querySelector('[role=alert]'), loads]).toEqual([null, 1]);
  });

  it('says where it is, and goes where it is pulled', () => {
    show();
    press(find('.v-video__start'));
    tell('timeupdate', { currentTime: 25, ranges: [[0, 50]] });
    const range = find<HTMLInputElement>('[aria-label=Position]');
    expect([range.value, range.max, range.getAttribute('aria-valuetext')]).toEqual(['25', '100', '0:25 of 1:40']);
    expect([range.style.getPropertyValue('--v-range-value'), range.style.getPropertyValue('--v-range-buffered')]).toEqual(['25%', '50%']);
    key(range, 'ArrowRight');
    expect(media.currentTime).toBe(30);
    key(range, 'ArrowDown');
    expect(media.currentTime).toBe(25);
    key(range, 'x');
    expect(media.currentTime).toBe(25);
    tell('timeupdate', { duration: Number.NaN });
    expect([range.max, range.style.getPropertyValue('--v-range-value')]).toEqual(['1', '0%']);
  });

  it('says how loud it is', () => {
    show();
    press(find('.v-video__start'));
    tell('volumechange', { volume: 0.35 });
    const range = find<HTMLInputElement>('[aria-label=Volume]');
    expect([range.value, range.getAttribute('aria-valuetext')]).toEqual(['0.35', '35 %']);
    press(find('[aria-label=Mute]'));
    expect([range.value, range.getAttribute('aria-valuetext'), buttons()[1]]).toEqual(['0', '0 %', 'Unmute']);
  });

  it.each<[string, Partial<typeof START>, Partial<typeof START>]>([
    [' ', {}, { paused: false }],
    ['k', {}, { paused: false }],
    ['m', {}, { muted: true }],
    ['ArrowLeft', { currentTime: 50 }, { currentTime: 45 }],
    ['ArrowRight', { currentTime: 50 }, { currentTime: 55 }],
    ['ArrowUp', { volume: 0.5 }, { volume: 0.6 }],
    ['ArrowDown', { volume: 0.5 }, { volume: 0.4 }],
    ['Home', { currentTime: 50 }, { currentTime: 0 }],
    ['End', { currentTime: 50 }, { currentTime: 100 }],
    ['3', { currentTime: 50 }, { currentTime: 30 }],
    ['0', { currentTime: 50 }, { currentTime: 0 }],
    ['x', { currentTime: 50 }, { currentTime: 50 }],
    ['12', { currentTime: 50 }, { currentTime: 50 }],
  ])('hears the key "%s"', (name, before, after) => {
    show();
    Object.assign(media, before);
    key(find('video'), name);
    expect(media).toMatchObject(after);
  });

  it.each([
    [' ', true],
    ['ArrowDown', true],
    ['End', true],
    ['x', false],
  ])('keeps the page from scrolling by a key that it hears: "%s" %s', (name, isHeard) => {
    show();
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
    act(() => void find('video').dispatchEvent(event));
    expect(event.defaultPrevented).toBe(isHeard);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('hears no key with %s', (modifier) => {
    show();
    act(() => void find('video').dispatchEvent(new KeyboardEvent('keydown', { key: 'k', [modifier]: true, bubbles: true })));
    expect(media.paused).toBe(true);
  });

  it('leaves their own keys to buttons and sliders', () => {
    show();
    press(find('.v-video__start'));
    Object.assign(media, { currentTime: 50, volume: 0.5 });
    key(find('[aria-label=Mute]'), ' ');
    for (const name of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']) key(find('[aria-label=Volume]'), name);
    expect(media).toMatchObject({ paused: false, currentTime: 50, volume: 0.5 });
    key(find('[aria-label=Volume]'), 'k');
    expect(media.paused).toBe(true);
  });

  it('takes its captions one after the other, then none', () => {
    show({ captions: CAPTIONS, captionsOn: 'de' });
    press(find('.v-video__start'));
    const name = () => buttons().find((each) => each?.startsWith('Captions'));
    expect(name()).toBe('Captions: Deutsch');
    key(find('video'), 'c');
    expect(name()).toBe('Captions: English');
    press(find('[aria-label="Captions: English"]'));
    expect([name(), find('[aria-label="Captions: off"]').getAttribute('aria-pressed')]).toEqual(['Captions: off', 'false']);
    key(find('video'), 'c');
    expect([name(), find('[aria-label="Captions: Deutsch"]').getAttribute('aria-pressed')]).toEqual(['Captions: Deutsch', 'true']);
  });

  it('loads another video where its address changes, and no sooner', () => {
    const { rerender } = show();
    rerender(player({ sources: [{ url: '/video.webm', type: 'video/webm' }] }));
    expect(loads).toBe(0);
    rerender(player({ sources: [{ url: '/other.webm' }] }));
    expect(loads).toBe(1);
  });

  it('has its controls in front when it begins', () => {
    show();
    press(find('.v-video__start'));
    expect(isIdle()).toBe(false);
  });

  it('steps back 2.5 s after the last move while it plays', () => {
    vi.useFakeTimers();
    show();
    const move = () => act(() => void figure().dispatchEvent(new Event('pointermove', { bubbles: true })));
    move();
    act(() => void vi.advanceTimersByTime(2_500));
    expect(isIdle()).toBe(false);
    press(find('.v-video__start'));
    expect(isIdle()).toBe(true);
    move();
    expect(isIdle()).toBe(false);
    act(() => void vi.advanceTimersByTime(2_000));
    move();
    act(() => void vi.advanceTimersByTime(2_499));
    expect(isIdle()).toBe(false);
    act(() => void vi.advanceTimersByTime(1));
    expect(isIdle()).toBe(true);
    move();
    unmount?.();
    unmount = undefined;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('comes forward again for who reaches it by the keyboard', () => {
    vi.useFakeTimers();
    show();
    act(() => void figure().dispatchEvent(new Event('pointermove', { bubbles: true })));
    act(() => void vi.advanceTimersByTime(2_500));
    press(find('.v-video__start'));
    expect(isIdle()).toBe(true);
    act(() => find('.v-video button').focus());
    expect(isIdle()).toBe(false);
  });

  it('fills the screen and leaves it by the same button', () => {
    show();
    press(find('.v-video__start'));
    const request = vi.fn(async () => undefined);
    const exit = vi.fn(async () => undefined);
    Object.assign(figure(), { requestFullscreen: request });
    Object.assign(document, { exitFullscreen: exit });
    const full = (element: Element | null) => {
      Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element });
      act(() => void document.dispatchEvent(new Event('fullscreenchange')));
    };
    press(find('[aria-label=Full]'));
    expect([request.mock.calls.length, exit.mock.calls.length]).toEqual([1, 0]);
    full(document.body);
    expect(buttons().at(-1)).toBe('Full');
    full(figure());
    expect(buttons().at(-1)).toBe('Leave');
    press(find('[aria-label=Leave]'));
    expect([request.mock.calls.length, exit.mock.calls.length]).toEqual([1, 1]);
    Reflect.deleteProperty(document, 'fullscreenElement');
    Reflect.deleteProperty(document, 'exitFullscreen');
  });

  describe('in a small window of its own', () => {
    const enter = vi.fn(async () => undefined);
    const leave = vi.fn(async () => undefined);
    const shown = { pictureInPictureEnabled: true, pictureInPictureElement: null as Element | null };
    beforeEach(() => {
      enter.mockReset().mockResolvedValue(undefined);
      leave.mockReset().mockResolvedValue(undefined);
      Object.assign(shown, { pictureInPictureEnabled: true, pictureInPictureElement: null });
      for (const name of ['pictureInPictureEnabled', 'pictureInPictureElement'] as const)
        Object.defineProperty(document, name, { configurable: true, get: () => shown[name] });
      Object.assign(document, { exitPictureInPicture: leave });
      Object.assign(proto, { requestPictureInPicture: enter });
    });
    afterEach(() => {
      for (const name of ['pictureInPictureEnabled', 'pictureInPictureElement', 'exitPictureInPicture'])
        Reflect.deleteProperty(document, name);
      Reflect.deleteProperty(proto, 'requestPictureInPicture');
    });
    const begin = () => {
      show();
      press(find('.v-video__start'));
    };

    it('is offered only where the browser has one', () => {
      shown.pictureInPictureEnabled = false;
      begin();
      expect(buttons()).not.toContain(labels.pictureInPicture);
    });
    it('is shown, and comes back by the same button', () => {
      begin();
      press(find('[aria-label="Picture in picture"]'));
      expect([enter.mock.calls.length, leave.mock.calls.length]).toEqual([1, 0]);
      shown.pictureInPictureElement = find('video');
      press(find('[aria-label="Picture in picture"]'));
      expect([enter.mock.calls.length, leave.mock.calls.length]).toEqual([1, 1]);
    });
    it('goes on in the page where the browser forbids one', async () => {
      enter.mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
      begin();
      await act(async () => find('[aria-label="Picture in picture"]').click());
      expect([enter.mock.calls.length, media.paused]).toEqual([1, false]);
    });
  });

  it('fills the screen with the video alone where nothing else can', () => {
    show();
    const webkitEnterFullscreen = vi.fn();
    Object.assign(find('video'), { webkitEnterFullscreen });
    key(find('video'), 'f');
    expect(webkitEnterFullscreen).toHaveBeenCalledOnce();
  });
});
