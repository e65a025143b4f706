// @vitest-environment jsdom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, render } from '../testing/render.tsx';
import { VideoPlayer, type VideoPlayerLabels, type VideoPlayerProps } from './video-player.tsx';

const labels: VideoPlayerLabels = {
  play: 'Play',
  pause: 'Pause',
  replay: 'Again',
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
  retry: 'Again',
};
const player = (props: Partial<VideoPlayerProps> = {}) => (
  <VideoPlayer label="Video" sources={[{ url: '/video.webm', type: 'video/webm' }]} poster="/still.jpg" labels={labels} {...props} />
);

describe('before scripts run', () => {
  it('the browser’s own controls are there, and nothing is loaded but the still', () => {
    const html = renderToString(player());
    expect(html).toMatch(/<video[^>]*poster="\/still.jpg" preload="none" controls=""/);
    expect(html).not.toContain('autoplay');
    expect(html).not.toContain('v-video__controls');
  });
  it('the captions are in the page, with their language', () => {
    const html = renderToString(player({ captions: [{ url: '/de.vtt', language: 'de', label: 'Deutsch' }], captionsOn: 'de' }));
    expect(html).toContain('<track kind="captions" src="/de.vtt" srcLang="de" label="Deutsch" default=""/>');
  });
});

describe('a video that starts by itself', () => {
  let seen: ((isInView: boolean) => void) | undefined;
  const play = vi.fn<(this: HTMLVideoElement) => Promise<void>>();
  const media = (...asked: string[]) => {
    window.matchMedia = (query) =>
      ({
        matches: asked.some((name) => query.includes(name)),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList;
  };
  beforeEach(() => {
    play.mockReset().mockResolvedValue();
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
      return play.call(this as HTMLVideoElement);
    });
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
          seen = (isIntersecting) => listener([{ isIntersecting }]);
        }
        observe() {}
        disconnect() {
          seen = undefined;
        }
      },
    );
    media();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'connection');
    seen = undefined;
  });

  it('does so in view alone, and without sound', () => {
    const { unmount } = render(player({ isAutoplaying: true }));
    expect(play).not.toHaveBeenCalled();
    act(() => seen?.(true));
    expect(play).toHaveBeenCalledOnce();
    expect(find<HTMLVideoElement>('video').muted).toBe(true);
    unmount();
    expect(seen).toBeUndefined();
  });
  it.each([
    ['it was not asked to', () => undefined, false],
    ['less motion is asked for', () => media('reduced-motion'), true],
    ['less data is asked for', () => media('reduced-data'), true],
    ['the connection saves data', () => Object.assign(navigator, { connection: { saveData: true } }), true],
  ])('does not where %s', (_, prepare, isAutoplaying) => {
    prepare();
    const { unmount } = render(player({ isAutoplaying }));
    expect(seen).toBeUndefined();
    expect(play).not.toHaveBeenCalled();
    unmount();
  });
  it('stays stopped once somebody has stopped it', () => {
    const { unmount } = render(player({ isAutoplaying: true }));
    act(() => seen?.(true));
    act(() => void find('video').dispatchEvent(new Event('pause')));
    act(() => seen?.(true));
    expect(play).toHaveBeenCalledOnce();
    unmount();
  });
});
