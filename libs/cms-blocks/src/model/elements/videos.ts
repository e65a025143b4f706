import type { CmsVideoElement } from '../element-types.ts';
import { asFlag, asNumberOrNull, asText, asTextOrNull } from '../raw.ts';
import type { SlotSource } from '../slot-source.ts';
import { displayModeOf } from './pictures.ts';

const YOUTUBE_ID = /^[\w-]{6,20}$/;
const VIMEO_ID = /^\d{4,15}$/;

const YOUTUBE_ORIGIN = 'https://www.youtube.com';
const YOUTUBE_PRIVATE_ORIGIN = 'https://www.youtube-nocookie.com';
const VIMEO_ORIGIN = 'https://player.vimeo.com';

/** Origins that videos are played from. */
export const VIDEO_FRAME_SOURCES: readonly string[] = [YOUTUBE_PRIVATE_ORIGIN, YOUTUBE_ORIGIN, VIMEO_ORIGIN];

type Parameters = Readonly<Record<string, string | number | boolean | null>>;

function withParameters(address: string, parameters: Parameters): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== null && value !== false) url.searchParams.set(name, value === true ? '1' : String(value));
  }
  return url.href;
}

function common(source: SlotSource) {
  return {
    title: asText(source.setting('iframeTitle')),
    preview: source.media(source.data?.['media']) ?? source.media(source.setting('previewMedia')),
    needsConfirmation: asFlag(source.setting('needsConfirmation'), false),
    displayMode: displayModeOf(source.setting('displayMode')),
  };
}

/** Null without a video id: nothing could be played. */
export function readYoutubeVideo(source: SlotSource): CmsVideoElement | null {
  const given = asText(source.setting('videoID')).trim();
  const videoId = /(?:youtu\.be\/|[?&]v=|\/embed\/|\/shorts\/)([\w-]{6,20})/.exec(given)?.[1] ?? given;
  if (!YOUTUBE_ID.test(videoId)) return null;
  const origin = asFlag(source.setting('advancedPrivacyMode'), true) ? YOUTUBE_PRIVATE_ORIGIN : YOUTUBE_ORIGIN;
  const isLoop = asFlag(source.setting('loop'), false);
  const isAutoplay = asFlag(source.setting('autoPlay'), false);
  return {
    type: 'youtube-video',
    videoId,
    playerUrl: withParameters(`${origin}/embed/${videoId}`, {
      rel: 0,
      autoplay: isAutoplay,
      mute: isAutoplay,
      loop: isLoop,
      // A single video loops only as a list of itself.
      playlist: isLoop ? videoId : null,
      controls: asFlag(source.setting('showControls'), true) ? null : 0,
      start: asNumberOrNull(source.setting('start')),
      end: asNumberOrNull(source.setting('end')),
    }),
    ...common(source),
  };
}

export function readVimeoVideo(source: SlotSource): CmsVideoElement | null {
  const given = asText(source.setting('videoID')).trim();
  const videoId = /vimeo\.com\/(?:video\/)?(\d{4,15})/.exec(given)?.[1] ?? given;
  if (!VIMEO_ID.test(videoId)) return null;
  const isAutoplay = asFlag(source.setting('autoplay'), false);
  const color = /^#?([\da-f]{6})$/i.exec(asTextOrNull(source.setting('color')) ?? '')?.[1] ?? null;
  const hiddenUnless = (name: string, fallback: boolean) => (asFlag(source.setting(name), fallback) ? null : 0);
  return {
    type: 'vimeo-video',
    videoId,
    playerUrl: withParameters(`${VIMEO_ORIGIN}/video/${videoId}`, {
      dnt: asFlag(source.setting('doNotTrack'), true),
      autoplay: isAutoplay,
      muted: asFlag(source.setting('mute'), false) || isAutoplay,
      loop: asFlag(source.setting('loop'), false),
      controls: hiddenUnless('controls', true),
      byline: hiddenUnless('byLine', false),
      portrait: hiddenUnless('portrait', false),
      title: hiddenUnless('title', true),
      color,
    }),
    ...common(source),
  };
}
