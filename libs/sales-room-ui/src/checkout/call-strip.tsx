import { useAtomValue } from 'jotai';
import { useTranslate } from '@vitrine/i18n/react';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { VideoTile } from '@vitrine/ui';
import { useStream } from '../media/use-stream.ts';
import { connectionAtom, localMediaAtom, remoteTracksAtom, roomAtom } from '../room/room-atoms.ts';
import { type StageTile, stageTiles } from '../stage/stage-tiles.ts';

/** The guide's picture and how the call is, above something that covers the stage: one sees and hears that it goes on. */
export function CallStrip() {
  const t = useTranslate();
  const room = useAtomValue(roomAtom);
  const connection = useAtomValue(connectionAtom);
  const local = useAtomValue(localMediaAtom);
  const remote = useAtomValue(remoteTracksAtom);
  if (room === null) return null;
  const isOver = room.appointment.status === 'ended';
  const isConnected = connection === 'connected' || connection === 'reconnected';
  const guide = isOver ? undefined : guideTile(room, stageTiles({ room, local, remote }));
  return (
    <div className="v-call-strip">
      {guide ? <GuidePicture key={guide.key} tile={guide} /> : null}
      <p role="status" className="v-call-strip__text">
        {isOver
          ? t('room.checkout.ended')
          : isConnected
            ? guide
              ? t('room.checkout.goesOn', { name: guide.name })
              : t('room.checkout.goesOnAlone')
            : t('room.checkout.reconnecting')}
      </p>
    </div>
  );
}

/** Whoever leads, else the first guide whose camera is on, else any. */
function guideTile({ control }: RoomSnapshot, tiles: readonly StageTile[]): StageTile | undefined {
  const guides = tiles.filter(({ isGuide, isOwn, source }) => isGuide && !isOwn && source === 'camera');
  return (
    guides.find(({ attendeeId, track }) => attendeeId === control.controllerId && track !== null) ??
    guides.find(({ track }) => track !== null) ??
    guides[0]
  );
}

/** The same track as on the stage, which has asked for it: nothing is received twice. */
function GuidePicture({ tile }: { tile: StageTile }) {
  const t = useTranslate();
  const stream = useStream(tile.track);
  return (
    <div className="v-call-strip__picture" data-testid="call-strip-picture" data-has-video={tile.track !== null || undefined}>
      <VideoTile
        name={tile.name}
        stream={stream}
        hasVideo={tile.track !== null}
        avatarSrc={tile.portraitUrl}
        isSilent
        isMuted={tile.isMuted}
        mutedLabel={t('room.participants.microphoneOff')}
        isSpeaking={tile.isSpeaking}
        size="sm"
      />
    </div>
  );
}
