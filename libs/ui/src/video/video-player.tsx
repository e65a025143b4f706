import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../loading/spinner.tsx';
import { useKeptFocus } from '../use-kept-focus.ts';
import { useQuietAutoplay } from './use-quiet-autoplay.ts';
import { useVideo } from './use-video.ts';
import { VideoControls, type VideoPlayerLabels } from './video-controls.tsx';

export type { VideoPlayerLabels };

export interface VideoSource {
  url: string;
  /** MIME type, so that a browser skips what it cannot play. */
  type?: string | undefined;
}

export interface VideoCaptions {
  /** WebVTT file. */
  url: string;
  /** BCP 47. */
  language: string;
  /** Name of the language in itself, e.g. 'Deutsch'. */
  label: string;
}

export interface VideoPlayerProps {
  /** Name of the player. */
  label: string;
  /** The first that the browser can play is taken. */
  sources: readonly VideoSource[];
  poster?: string | undefined;
  captions?: readonly VideoCaptions[] | undefined;
  /** Language of the captions that are on from the start. */
  captionsOn?: string | undefined;
  /** Width divided by height, reserved before anything is loaded. Default 16 / 9. */
  ratio?: number | undefined;
  isLooping?: boolean | undefined;
  /** Starts by itself while in view, always without sound; not where less motion or data is asked for. */
  isAutoplaying?: boolean | undefined;
  /** For files of another origin that allow it; captions of another origin need it. */
  crossOrigin?: 'anonymous' | 'use-credentials' | undefined;
  labels: VideoPlayerLabels;
  className?: string | undefined;
}

const SEEK_STEP = 5;
const VOLUME_STEP = 0.1;
/** Milliseconds without a move after which the controls of a running video step back. */
const IDLE = 2500;

/** A video with controls of its own; without scripts the browser's. Nothing but its frame is loaded before it is wanted. */
export function VideoPlayer(props: VideoPlayerProps): ReactNode {
  const {
    label,
    sources,
    poster,
    captions = [],
    captionsOn,
    ratio = 16 / 9,
    isLooping,
    isAutoplaying = false,
    crossOrigin,
    labels,
    className,
  } = props;
  const figure = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const player = useVideo(video);
  const { state } = player;
  const [isReady, setIsReady] = useState(false);
  const [hasStarted, setHasStarted] = useState(false);
  const [isIdle, setIsIdle] = useState(false);
  const [language, setLanguage] = useState<string | null>(captionsOn ?? null);
  const [isFullScreen, setIsFullScreen] = useState(false);
  useQuietAutoplay(video, isAutoplaying);

  // An element keeps the video that it has chosen, whatever its sources become.
  const address = sources.map(({ url }) => url).join(' ');
  const loaded = useRef(address);
  useEffect(() => {
    if (loaded.current === address) return;
    loaded.current = address;
    video.current?.load();
  }, [address]);

  // Until here the browser's controls were there, for those without scripts.
  useEffect(() => setIsReady(true), []);
  useEffect(() => {
    if (state.isPlaying) setHasStarted(true);
  }, [state.isPlaying]);
  // A button that goes away with what it was for (start, retry, the controls of a video that fails) hands its focus on.
  const keptFocus = useKeptFocus(figure, (frame) =>
    frame.querySelector<HTMLElement>('.v-video__failure button, .v-video__button, .v-video__start'),
  );

  useEffect(() => {
    for (const track of video.current?.textTracks ?? []) track.mode = track.language === language ? 'showing' : 'disabled';
  }, [language, captions]);

  useEffect(() => {
    const update = () => setIsFullScreen(document.fullscreenElement === figure.current);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, []);

  const idleTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wake = () => {
    clearTimeout(idleTimer.current);
    setIsIdle(false);
    idleTimer.current = setTimeout(() => setIsIdle(true), IDLE);
  };
  useEffect(() => () => clearTimeout(idleTimer.current), []);

  const toggleFullScreen = () => {
    const element = figure.current;
    if (element && document.fullscreenElement === element) void document.exitFullscreen().catch(() => undefined);
    else if (element?.requestFullscreen) void element.requestFullscreen().catch(() => undefined);
    // iPhones show a video in full, nothing else.
    else (video.current as (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null)?.webkitEnterFullscreen?.();
  };
  const languages = captions.map((track) => track.language);
  const nextCaptions = () => setLanguage(language === null ? (languages[0] ?? null) : (languages[languages.indexOf(language) + 1] ?? null));

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    wake();
    if (event.ctrlKey || event.metaKey || event.altKey || !isReady) return;
    const target = event.target as HTMLElement;
    const isRange = target instanceof HTMLInputElement;
    const isButton = target instanceof HTMLButtonElement;
    const act = actionOf(event.key, isRange, isButton);
    if (!act) return;
    event.preventDefault();
    act();
  };
  function actionOf(key: string, isRange: boolean, isButton: boolean): (() => void) | undefined {
    switch (key) {
      case ' ':
        return isButton ? undefined : player.toggle;
      case 'k':
        return player.toggle;
      case 'm':
        return player.toggleMuted;
      case 'f':
        return toggleFullScreen;
      case 'c':
        return languages.length > 0 ? nextCaptions : undefined;
      case 'ArrowLeft':
        return isRange ? undefined : () => player.seekBy(-SEEK_STEP);
      case 'ArrowRight':
        return isRange ? undefined : () => player.seekBy(SEEK_STEP);
      case 'ArrowUp':
        return isRange ? undefined : () => player.changeVolumeBy(VOLUME_STEP);
      case 'ArrowDown':
        return isRange ? undefined : () => player.changeVolumeBy(-VOLUME_STEP);
      case 'Home':
        return isRange ? undefined : () => player.seekToShare(0);
      case 'End':
        return isRange ? undefined : () => player.seekToShare(1);
      default:
        return /^\d$/.test(key) ? () => player.seekToShare(Number(key) / 10) : undefined;
    }
  }

  return (
    <figure
      ref={figure}
      aria-label={label}
      className={classNames('v-video', state.isPlaying && isIdle && 'v-video--idle', isReady && 'v-video--ready', className)}
      style={{ '--v-video-ratio': String(ratio) } as CSSProperties}
      data-scheme="dark"
      onKeyDown={handleKey}
      onPointerMove={wake}
      onFocus={(event) => {
        keptFocus.onFocus(event);
        wake();
      }}
      onBlur={keptFocus.onBlur}
    >
      <video
        ref={video}
        className="v-video__element"
        aria-label={label}
        poster={poster}
        preload={isAutoplaying ? 'metadata' : 'none'}
        controls={!isReady}
        loop={isLooping}
        playsInline
        crossOrigin={crossOrigin}
        onClick={isReady ? player.toggle : undefined}
      >
        {sources.map(({ url, type }) => (
          <source key={url} src={url} type={type} />
        ))}
        {captions.map((track) => (
          <track
            key={track.url}
            kind="captions"
            src={track.url}
            srcLang={track.language}
            label={track.label}
            default={track.language === captionsOn}
          />
        ))}
      </video>
      {state.hasFailed ? (
        <div className="v-video__failure" role="alert">
          <p>{labels.failed}</p>
          <Button icon="refresh" onPress={player.retry}>
            {labels.retry}
          </Button>
        </div>
      ) : null}
      {isReady && !hasStarted && !state.hasFailed ? (
        <button type="button" className="v-video__start" aria-label={`${labels.play}: ${label}`} onClick={player.play}>
          <Icon name="play" size="lg" />
        </button>
      ) : null}
      {state.isWaiting && !state.hasFailed ? (
        <span className="v-video__waiting" role="status">
          <Spinner label={labels.loading} size="lg" />
        </span>
      ) : null}
      {isReady && hasStarted && !state.hasFailed ? (
        <VideoControls
          player={player}
          labels={labels}
          captions={captions}
          language={language}
          onNextCaptions={nextCaptions}
          isFullScreen={isFullScreen}
          onFullScreen={toggleFullScreen}
          onPictureInPicture={document.pictureInPictureEnabled ? () => void togglePictureInPicture(video.current) : undefined}
        />
      ) : null}
    </figure>
  );
}

async function togglePictureInPicture(video: HTMLVideoElement | null): Promise<void> {
  try {
    if (document.pictureInPictureElement) await document.exitPictureInPicture();
    else await video?.requestPictureInPicture();
  } catch {
    // The browser's own rules forbid it here; the video goes on where it is.
  }
}
