import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export interface VideoState {
  isPlaying: boolean;
  /** At its end, or on the way there. */
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

const START: VideoState = {
  isPlaying: false,
  isEnded: false,
  isWaiting: false,
  hasFailed: false,
  time: 0,
  duration: 0,
  buffered: 0,
  volume: 1,
  isMuted: false,
};
const EVENTS = [
  'play',
  'playing',
  'pause',
  'ended',
  'waiting',
  'stalled',
  'canplay',
  'timeupdate',
  'seeking',
  'seeked',
  'durationchange',
  'progress',
  'volumechange',
  'emptied',
  'error',
];

function bufferedAt({ buffered, currentTime }: HTMLVideoElement): number {
  for (let index = 0; index < buffered.length; index++) {
    if (buffered.start(index) <= currentTime && currentTime <= buffered.end(index)) return buffered.end(index);
  }
  return 0;
}

/** At its end, or on the way there: a browser says `ended` only once it has found the way, which a slow network holds up. */
const isOver = (video: HTMLVideoElement) => video.ended || (video.currentTime > 0 && video.currentTime >= video.duration);

function read(video: HTMLVideoElement): VideoState {
  const isEnded = isOver(video);
  const isPlaying = !video.paused && !isEnded;
  return {
    isPlaying,
    isEnded,
    isWaiting: isPlaying && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    hasFailed: video.error !== null || video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE,
    time: video.currentTime,
    duration: Number.isFinite(video.duration) ? video.duration : 0,
    buffered: bufferedAt(video),
    volume: video.volume,
    isMuted: video.muted || video.volume === 0,
  };
}

/** A position that is wished for before the video's length is known: a share of it, and seconds from there. */
interface Wish {
  share: number;
  seconds: number;
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/**
 * What a video element does, and what can be done with it. The element is the one that knows: its events come later
 * than what they tell of, so that each step starts from the element itself, never from the state that was drawn.
 */
export function useVideo(ref: RefObject<HTMLVideoElement | null>) {
  const [state, setState] = useState(START);
  const wish = useRef<Wish>(undefined);

  useEffect(() => {
    const video = ref.current;
    if (!video) return undefined;
    const update = () => setState(read(video));
    const fulfil = () => {
      const wished = wish.current;
      wish.current = undefined;
      if (wished && Number.isFinite(video.duration))
        video.currentTime = within(wished.share * video.duration + wished.seconds, 0, video.duration);
      update();
    };
    update();
    for (const event of EVENTS) video.addEventListener(event, update);
    video.addEventListener('loadedmetadata', fulfil);
    // What a source has to say doesn't bubble up to its video, which gives up only some time after its last one did.
    let later: ReturnType<typeof setTimeout> | undefined;
    const lookOn = () => {
      update();
      clearTimeout(later);
      if (video.networkState === HTMLMediaElement.NETWORK_LOADING && video.readyState === HTMLMediaElement.HAVE_NOTHING)
        later = setTimeout(lookOn, 50);
    };
    video.addEventListener('error', lookOn, true);
    return () => {
      clearTimeout(later);
      for (const event of EVENTS) video.removeEventListener(event, update);
      video.removeEventListener('loadedmetadata', fulfil);
      video.removeEventListener('error', lookOn, true);
    };
  }, [ref]);

  /** Does something to the element and draws what came of it at once, so that the next key finds it. */
  const act = useCallback(
    (change: (video: HTMLVideoElement) => void) => {
      const video = ref.current;
      if (!video) return;
      change(video);
      setState(read(video));
    },
    [ref],
  );
  const play = useCallback(
    () =>
      act((video) => {
        if (isOver(video)) video.currentTime = 0;
        // A browser that refuses leaves it paused, which the state then says.
        video.play().catch(() => undefined);
      }),
    [act],
  );
  const toggle = useCallback(() => {
    const video = ref.current;
    if (video?.paused || (video && isOver(video))) play();
    else act(() => video?.pause());
  }, [ref, act, play]);
  /** To a position that follows from the one that the element has, or has been wished to have. */
  const seek = useCallback(
    (next: (from: Wish) => Wish) =>
      act((video) => {
        const isKnown = video.readyState !== HTMLMediaElement.HAVE_NOTHING;
        const { share, seconds } = next((isKnown ? undefined : wish.current) ?? { share: 0, seconds: isKnown ? video.currentTime : 0 });
        if (!isKnown)
          wish.current =
            share === 0 ? { share, seconds: Math.max(0, seconds) } : { share, seconds: share === 1 ? Math.min(0, seconds) : seconds };
        else if (Number.isFinite(video.duration)) video.currentTime = within(share * video.duration + seconds, 0, video.duration);
      }),
    [act],
  );
  const seekBy = useCallback((seconds: number) => seek((from) => ({ share: from.share, seconds: from.seconds + seconds })), [seek]);
  const seekToShare = useCallback((share: number) => seek(() => ({ share, seconds: 0 })), [seek]);
  const setVolume = useCallback(
    (volume: number) =>
      act((video) => {
        // Whole hundredths: steps of a tenth add up to what they say.
        video.volume = within(Math.round(volume * 100) / 100, 0, 1);
        video.muted = video.volume === 0;
      }),
    [act],
  );
  const changeVolumeBy = useCallback(
    (step: number) => {
      const video = ref.current;
      // Less of what cannot be heard is nothing.
      if (video && !(video.muted && step < 0)) setVolume(video.volume + step);
    },
    [ref, setVolume],
  );
  const toggleMuted = useCallback(
    () =>
      act((video) => {
        const isSilent = video.muted || video.volume === 0;
        if (isSilent && video.volume === 0) video.volume = 0.5;
        video.muted = !isSilent;
      }),
    [act],
  );
  /** Loads it again, and goes on where it stopped. */
  const retry = useCallback(() => {
    act((video) => {
      wish.current ??= { share: 0, seconds: video.currentTime };
      video.load();
    });
    play();
  }, [act, play]);
  return { state, play, toggle, seekBy, seekToShare, setVolume, changeVolumeBy, toggleMuted, retry };
}
