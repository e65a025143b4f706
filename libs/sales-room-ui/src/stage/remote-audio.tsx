import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { type RemoteTrack, setSpeaker } from '@vitrine/sales-room-client';
import { Button } from '@vitrine/ui';
import { speakerIdAtom } from '../devices/device-atoms.ts';
import { remoteTracksAtom } from '../room/room-atoms.ts';
import { RoomBanner } from '../room/room-banner.tsx';
import { isSoundBlockedAtom, playbackRequestAtom } from '../room/screen-atoms.ts';

/** Plays what the others say, whatever is drawn. */
export function RemoteAudio() {
  const tracks = useAtomValue(remoteTracksAtom).filter(({ source }) => source === 'mic' || source === 'screen-audio');
  return (
    <div hidden>
      {tracks.map((remote) => (
        <RemoteVoice key={remote.producerId} remote={remote} />
      ))}
    </div>
  );
}

function RemoteVoice({ remote }: { remote: RemoteTrack }) {
  const audio = useRef<HTMLAudioElement>(null);
  const wish = useAtomValue(playbackRequestAtom);
  const setBlocked = useSetAtom(isSoundBlockedAtom);
  const { track } = remote;
  const speakerId = useAtomValue(speakerIdAtom);
  useEffect(() => {
    if (audio.current !== null) void setSpeaker(audio.current, speakerId);
  }, [speakerId]);
  useEffect(() => {
    const element = audio.current;
    if (element === null) return undefined;
    element.srcObject = new MediaStream([track]);
    return () => {
      element.srcObject = null;
    };
  }, [track]);
  useEffect(() => {
    audio.current?.play().catch((error: unknown) => {
      // Browsers play sound only after a gesture on the page.
      if (error instanceof DOMException && error.name === 'NotAllowedError') setBlocked(true);
    });
  }, [track, wish, setBlocked]);
  return <audio ref={audio} autoPlay data-testid="remote-audio" data-attendee-id={remote.attendeeId} data-source={remote.source} />;
}

/** Offers to turn the sound on where the browser has refused to play it. */
export function SoundBlockedBanner() {
  const t = useTranslate();
  const [isBlocked, setBlocked] = useAtom(isSoundBlockedAtom);
  const setWish = useSetAtom(playbackRequestAtom);
  if (!isBlocked) return null;
  return (
    <RoomBanner
      type="warning"
      actions={
        <Button
          size="sm"
          variant="primary"
          icon="volume"
          onPress={() => {
            setBlocked(false);
            setWish((wish) => wish + 1);
          }}
        >
          {t('room.control.enableSound')}
        </Button>
      }
    >
      {t('room.control.soundBlocked')}
    </RoomBanner>
  );
}
