import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Avatar } from './avatar.tsx';

export interface VideoTileProps {
  name: string;
  stream: MediaStream | null;
  /** False draws the avatar, as every tile does until its first picture. Default: a stream with a live video track. */
  hasVideo?: boolean | undefined;
  avatarSrc?: string | undefined;
  /** Microphone off: shows the icon with `mutedLabel`. */
  isMuted?: boolean | undefined;
  mutedLabel?: string | undefined;
  isSpeaking?: boolean | undefined;
  /** One's own picture. */
  isMirrored?: boolean | undefined;
  /** Plays no sound: one's own tile. */
  isSilent?: boolean | undefined;
  /** Second line, e.g. 'Guide' or 'reconnecting'. */
  note?: string | undefined;
  fit?: 'cover' | 'contain' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  actions?: ReactNode | undefined;
  /** The browser refused to play with sound before a gesture. */
  onPlaybackBlocked?: (() => void) | undefined;
}

const AVATAR_SIZES = { sm: 'md', md: 'lg', lg: 'xl' } as const;

function hasLiveVideo(stream: MediaStream | null): boolean {
  return stream?.getVideoTracks().some((track) => track.readyState === 'live') ?? false;
}

/** Whether a stream shows a picture; follows tracks that come, go and end. */
function useLiveVideo(stream: MediaStream | null): boolean {
  const [isLive, setIsLive] = useState(() => hasLiveVideo(stream));
  useEffect(() => {
    const update = () => setIsLive(hasLiveVideo(stream));
    update();
    if (!stream) return undefined;
    const known = new Set<MediaStreamTrack>();
    const follow = () => {
      for (const track of stream.getVideoTracks()) {
        known.add(track);
        track.addEventListener('ended', update);
      }
      update();
    };
    follow();
    stream.addEventListener('addtrack', follow);
    stream.addEventListener('removetrack', update);
    return () => {
      stream.removeEventListener('addtrack', follow);
      stream.removeEventListener('removetrack', update);
      for (const track of known) track.removeEventListener('ended', update);
    };
  }, [stream]);
  return isLive;
}

/** A person in the room: picture or avatar, name, microphone. */
export function VideoTile(props: VideoTileProps): ReactNode {
  const {
    name,
    stream,
    avatarSrc,
    isMuted,
    mutedLabel,
    isSpeaking,
    isMirrored,
    isSilent = false,
    note,
    fit = 'cover',
    size = 'md',
    actions,
    onPlaybackBlocked,
  } = props;
  const video = useRef<HTMLVideoElement>(null);
  const isLive = useLiveVideo(stream);
  // A track is there before its first picture, and a stream that is black says nothing: until then the initials stay.
  const [drawn, setDrawn] = useState<MediaStream | null>(null);
  const isVideoShown = (props.hasVideo ?? isLive) && stream !== null && drawn === stream;
  const reportBlocked = useRef(onPlaybackBlocked);
  useEffect(() => {
    reportBlocked.current = onPlaybackBlocked;
  }, [onPlaybackBlocked]);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // Set here because servers don't render the property, which hydration would then complain about.
    element.muted = isSilent;
    if (element.srcObject !== stream) element.srcObject = stream;
    if (stream) {
      void element.play()?.catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') reportBlocked.current?.();
      });
    }
  }, [stream, isSilent]);
  useEffect(() => {
    const element = video.current;
    return () => {
      if (element) element.srcObject = null;
    };
  }, []);

  return (
    <figure className={classNames('v-video-tile', `v-video-tile--${size}`, isSpeaking && 'v-video-tile--speaking')} data-scheme="dark">
      {stream ? (
        <video
          ref={video}
          className={classNames(
            'v-video-tile__video',
            `v-video-tile__video--${fit}`,
            isMirrored && 'v-video-tile__video--mirrored',
            !isVideoShown && 'v-video-tile__video--hidden',
          )}
          aria-label={name}
          aria-hidden={!isVideoShown || undefined}
          autoPlay
          playsInline
          onLoadedData={() => setDrawn(stream)}
        />
      ) : null}
      {isVideoShown ? null : (
        <span className="v-video-tile__avatar">
          <Avatar name={name} src={avatarSrc} size={AVATAR_SIZES[size]} isDecorative />
        </span>
      )}
      <figcaption className="v-video-tile__caption">
        {isMuted ? <Icon name="microphone-off" size="sm" label={mutedLabel} className="v-video-tile__muted" /> : null}
        <span className="v-video-tile__name">{name}</span>
        {note ? <span className="v-video-tile__note">{note}</span> : null}
      </figcaption>
      {actions ? <div className="v-video-tile__actions">{actions}</div> : null}
    </figure>
  );
}
