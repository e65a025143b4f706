import { describe, expect, it } from 'vitest';
import { pageOf, rawMedia, rawSlot } from '../../testing/raw-page.ts';
import { buildCmsPage } from '../build-cms-page.ts';
import type { CmsVideoElement } from '../element-types.ts';

type Settings = Record<string, unknown>;

function videoOf(type: 'youtube-video' | 'vimeo-video', settings: Settings, data: Settings | null = null): CmsVideoElement | undefined {
  const page = buildCmsPage(pageOf(type, [rawSlot(type, 'video', settings, { data })]));
  const found = page?.sections.flatMap(({ blocks }) => blocks.flatMap(({ slots }) => slots.map(({ element }) => element)))[0];
  return found?.type === 'youtube-video' || found?.type === 'vimeo-video' ? found : undefined;
}

const youtube = (settings: Settings = {}) => videoOf('youtube-video', { videoID: 'aqz-KE-bpKQ', ...settings });
const vimeo = (settings: Settings = {}) => videoOf('vimeo-video', { videoID: '1084537', ...settings });

describe('a video of YouTube', () => {
  const PRIVATE = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0';

  it.each<[Settings, string]>([
    [{}, PRIVATE],
    [{ advancedPrivacyMode: false }, 'https://www.youtube.com/embed/aqz-KE-bpKQ?rel=0'],
    [{ autoPlay: true }, `${PRIVATE}&autoplay=1&mute=1`],
    [{ loop: true }, `${PRIVATE}&loop=1&playlist=aqz-KE-bpKQ`],
    [{ showControls: false }, `${PRIVATE}&controls=0`],
    [{ start: 5, end: 9 }, `${PRIVATE}&start=5&end=9`],
    [{ videoID: ' https://www.youtube.com/watch?v=aqz-KE-bpKQ ' }, PRIVATE],
    [{ videoID: 'https://www.youtube.com/shorts/aqz-KE-bpKQ' }, PRIVATE],
  ])('with %j is played from %s', (settings, address) => {
    expect(youtube(settings)?.playerUrl).toBe(address);
  });

  it('without an id is none', () => {
    expect(youtube({ videoID: '' })).toBeUndefined();
    expect(youtube({ videoID: 'short' })).toBeUndefined();
  });

  it('asks before it is played only where the merchant wants that', () => {
    expect(youtube()).toMatchObject({ title: '', preview: null, needsConfirmation: false, displayMode: 'standard' });
    expect(youtube({ needsConfirmation: true, iframeTitle: 'A cup', displayMode: 'cover' })).toMatchObject({
      title: 'A cup',
      needsConfirmation: true,
      displayMode: 'cover',
    });
  });

  it('shows the picture that the shop resolved before the one of its settings', () => {
    const settings = { videoID: 'aqz-KE-bpKQ', previewMedia: rawMedia('set') };
    expect(videoOf('youtube-video', settings, { media: rawMedia('resolved') })?.preview?.url).toContain('/resolved.jpg');
    expect(videoOf('youtube-video', settings)?.preview?.url).toContain('/set.jpg');
  });
});

describe('a video of Vimeo', () => {
  const PLAYER = 'https://player.vimeo.com/video/1084537';

  it.each<[Settings, string]>([
    [{}, `${PLAYER}?dnt=1&byline=0&portrait=0`],
    [{ doNotTrack: false }, `${PLAYER}?byline=0&portrait=0`],
    [{ autoplay: true }, `${PLAYER}?dnt=1&autoplay=1&muted=1&byline=0&portrait=0`],
    [{ mute: true }, `${PLAYER}?dnt=1&muted=1&byline=0&portrait=0`],
    [{ loop: true }, `${PLAYER}?dnt=1&loop=1&byline=0&portrait=0`],
    [{ controls: false, title: false }, `${PLAYER}?dnt=1&controls=0&byline=0&portrait=0&title=0`],
    [{ byLine: true, portrait: true }, `${PLAYER}?dnt=1`],
    [{ color: 'FF0000' }, `${PLAYER}?dnt=1&byline=0&portrait=0&color=FF0000`],
    [{ color: 'red' }, `${PLAYER}?dnt=1&byline=0&portrait=0`],
    [{ videoID: ' 1084537 ' }, `${PLAYER}?dnt=1&byline=0&portrait=0`],
    [{ videoID: ' https://vimeo.com/1084537 ' }, `${PLAYER}?dnt=1&byline=0&portrait=0`],
  ])('with %j is played from %s', (settings, address) => {
    expect(vimeo(settings)?.playerUrl).toBe(address);
  });

  it('without an id of digits is none', () => {
    expect(vimeo({ videoID: 'cup' })).toBeUndefined();
  });
});
