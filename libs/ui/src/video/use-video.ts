import { useCallback, useEffect, useState, type RefObject } from 'react';

export interface VideoState {
  isPlaying: boolean;
  isEnded: boolean;
  /** Waits for data in order to go on. */
  isWaiting: boolean;
  hasFailed: boolean;
  /** Seconds. */
  time: number;
  duration: number;
  /** Seconds up to which data is there, around the position. */
  buffered: number;
  volume: number;
  isMuted: boolean;
}

const START: VideoState = { isPlaying: false, isEnded: false, isWaiting: false, hasFailed: false, time: 0, duration: 0, buffered: 0, volume: 1, isMuted: false };
const EVENTS = ['play', 'playing', 'pause', 'ended', 'waiting', 'stalled', 'canplay', 'timeupdate', 'seeking', 'seeked', 'durationchange', 'progress', 'volumechange', 'emptied', 'error'];

function bufferedAt({ buffered, currentTime }: HTMLVideoElement): number {
  for (let index = 0; index < buffered.length; index++) {
    if (buffered.start(index) <= currentTime && currentTime <= buffered.end(index)) return buffered.end(index);
  }
  return 0;
}

function read(video: HTMLVideoElement): VideoState {
  const isPlaying = !video.paused && !video.ended;
  return {
    isPlaying,
    isEnded: video.ended,
    isWaiting: isPlaying && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    hasFailed: video.error !== null || video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE,
    time: video.currentTime,
    duration: Number.isFinite(video.duration) ? video.duration : 0,
    buffered: bufferedAt(video),
    volume: video.volume,
    isMuted: video.muted || video.volume === 0,
  };
}

/** What a video element does, and what can be done with it: the element is the one that knows. */
export function useVideo(ref: RefObject<HTMLVideoElement | null>) {
  const [state, setState] = useState(START);

  useEffect(() => {
    const video = ref.current;
    if (!video) return undefined;
    const update = () => setState(read(video));
    update();
    for (const event of EVENTS) video.addEventListener(event, update);
    // What a source has to say doesn't bubble up to its film, which gives up only some time after its last one did.
    let later: ReturnType<typeof setTimeout> | undefined;
    const lookOn = () => {
      update();
      clearTimeout(later);
      if (video.networkState === HTMLMediaElement.NETWORK_LOADING && video.readyState === HTMLMediaElement.HAVE_NOTHING) later = setTimeout(lookOn, 50);
    };
    video.addEventListener('error', lookOn, true);
    return () => {
      clearTimeout(later);
      for (const event of EVENTS) video.removeEventListener(event, update);
      video.removeEventListener('error', lookOn, true);
    };
  }, [ref]);

  const play = useCallback(() => {
    // A browser that refuses leaves it paused, which the state then says.
    ref.current?.play().catch(() => undefined);
  }, [ref]);
  const toggle = useCallback(() => {
    const video = ref.current;
    if (!video) return;
    if (video.paused || video.ended) play();
    else video.pause();
  }, [ref, play]);
  const seek = useCallback(
    (seconds: number) => {
      const video = ref.current;
      if (video && Number.isFinite(video.duration)) video.currentTime = Math.min(Math.max(seconds, 0), video.duration);
    },
    [ref],
  );
  const setVolume = useCallback(
    (volume: number) => {
      const video = ref.current;
      if (!video) return;
      video.volume = Math.min(Math.max(volume, 0), 1);
      video.muted = video.volume === 0;
    },
    [ref],
  );
  const toggleMuted = useCallback(() => {
    const video = ref.current;
    if (!video) return;
    if (video.volume === 0) video.volume = 0.5;
    video.muted = !(video.muted || video.volume === 0);
  }, [ref]);
  const retry = useCallback(() => {
    ref.current?.load();
    play();
  }, [ref, play]);
  return { state, play, toggle, seek, setVolume, toggleMuted, retry };
}
