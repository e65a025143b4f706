import type { CSSProperties, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { clockText } from './media-time.ts';
import type { useVideo } from './use-video.ts';
import type { VideoCaptions } from './video-player.tsx';

export interface VideoPlayerLabels {
  play: string;
  pause: string;
  replay: string;
  /** Name of the position slider. */
  seek: string;
  /** The position in words, e.g. '0:12 of 1:30'. */
  position: (time: string, duration: string) => string;
  mute: string;
  unmute: string;
  volume: string;
  /** The captions control; null is off. */
  captions: (language: string | null) => string;
  fullScreen: string;
  exitFullScreen: string;
  pictureInPicture: string;
  loading: string;
  failed: string;
  retry: string;
}

interface VideoControlsProps {
  player: ReturnType<typeof useVideo>;
  labels: VideoPlayerLabels;
  captions: readonly VideoCaptions[];
  language: string | null;
  onNextCaptions: () => void;
  isFullScreen: boolean;
  onFullScreen: () => void;
  onPictureInPicture: (() => void) | undefined;
}

function Control({
  icon,
  label,
  onClick,
  isPressed,
  className,
}: {
  icon: IconName;
  label: string;
  onClick: () => void;
  isPressed?: boolean;
  className?: string;
}): ReactNode {
  return (
    <button
      type="button"
      className={['v-video__button', className].filter(Boolean).join(' ')}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

const share = (part: number, whole: number) => (whole > 0 ? `${(part / whole) * 100}%` : '0%');

/** The bar below a video: position, play, sound, captions, picture in picture, full screen. */
export function VideoControls({
  player,
  labels,
  captions,
  language,
  onNextCaptions,
  isFullScreen,
  onFullScreen,
  onPictureInPicture,
}: VideoControlsProps): ReactNode {
  const { state, toggle, seekBy, seekToShare, setVolume, toggleMuted } = player;
  const volume = state.isMuted ? 0 : state.volume;
  const position = labels.position(clockText(state.time), clockText(state.duration));
  return (
    <div className="v-video__controls">
      <input
        type="range"
        className="v-video__range v-video__seek"
        aria-label={labels.seek}
        aria-valuetext={position}
        min={0}
        max={state.duration || 1}
        step="any"
        value={Math.min(state.time, state.duration || 1)}
        style={
          {
            '--v-range-value': share(state.time, state.duration),
            '--v-range-buffered': share(state.buffered, state.duration),
          } as CSSProperties
        }
        onChange={(event) => seekToShare(event.target.valueAsNumber / Number(event.target.max))}
        onKeyDown={(event) => {
          // Its own steps are hundredths of the video: five seconds are what people expect.
          const step = { ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5 }[event.key];
          if (step === undefined) return;
          event.preventDefault();
          seekBy(step);
        }}
      />
      <div className="v-video__bar">
        {state.isEnded ? (
          <Control icon="refresh" label={labels.replay} onClick={toggle} />
        ) : (
          <Control icon={state.isPlaying ? 'pause' : 'play'} label={state.isPlaying ? labels.pause : labels.play} onClick={toggle} />
        )}
        <Control icon={state.isMuted ? 'volume-off' : 'volume'} label={state.isMuted ? labels.unmute : labels.mute} onClick={toggleMuted} />
        <input
          type="range"
          className="v-video__range v-video__volume"
          aria-label={labels.volume}
          aria-valuetext={`${Math.round(volume * 100)} %`}
          min={0}
          max={1}
          step={0.05}
          value={volume}
          style={{ '--v-range-value': share(volume, 1) } as CSSProperties}
          onChange={(event) => setVolume(event.target.valueAsNumber)}
        />
        <span className="v-video__time" aria-hidden="true">
          {clockText(state.time)} / {clockText(state.duration)}
        </span>
        {captions.length > 0 ? (
          <Control
            icon={language === null ? 'captions-off' : 'captions'}
            label={labels.captions(captions.find((track) => track.language === language)?.label ?? null)}
            isPressed={language !== null}
            onClick={onNextCaptions}
            className="v-video__end"
          />
        ) : null}
        {onPictureInPicture ? (
          <Control icon="picture-in-picture" label={labels.pictureInPicture} onClick={onPictureInPicture} className="v-video__pip" />
        ) : null}
        <Control
          icon={isFullScreen ? 'minimize' : 'maximize'}
          label={isFullScreen ? labels.exitFullScreen : labels.fullScreen}
          onClick={onFullScreen}
        />
      </div>
    </div>
  );
}
