import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { VideoTile } from '@vitrine/ui';
import { useStream } from '../media/use-stream.ts';
import { connectionAtom, localMediaAtom, remoteTracksAtom, roomAtom, roomClientAtom } from '../room/room-atoms.ts';
import { observeTileSize } from '../stage/observe-tile-size.ts';
import { viewOf } from '../stage/shared-views.ts';
import { type StageTile, stageTiles } from '../stage/stage-tiles.ts';

/**
 * The guide's picture and how the call is, above something that covers the stage: one sees and hears that it goes on.
 * @param isOrdered The order is placed: nothing is left to be completed.
 */
export function CallStrip({ isOrdered }: { isOrdered: boolean }) {
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
          ? t(isOrdered ? 'room.notice.ended' : 'room.checkout.ended')
          : isConnected
            ? guide
              ? t('room.checkout.goesOn', { name: guide.name })
              : t('room.checkout.goesOnAlone')
            : t(isOrdered ? 'room.connection.reconnecting' : 'room.checkout.reconnecting')}
      </p>
    </div>
  );
}

/** Whoever leads, else the first guide whose camera is on, else any. */
function guideTile({ control }: RoomSnapshot, tiles: readonly StageTile[]): StageTile | undefined {
  const guides = tiles.filter(({ isGuide, isOwn, source }) => isGuide && !isOwn && source === 'camera');
  return (
    guides.find(({ attendeeId, producerId }) => attendeeId === control.controllerId && producerId !== null) ??
    guides.find(({ producerId }) => producerId !== null) ??
    guides[0]
  );
}

/** The same picture as on the stage: it is received once, also where the stage can't be seen. */
function GuidePicture({ tile }: { tile: StageTile }) {
  const t = useTranslate();
  const client = useAtomValue(roomClientAtom);
  const stream = useStream(tile.track);
  const { producerId } = tile;
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      client === null || producerId === null || box.current === null ? undefined : observeTileSize(box.current, viewOf(client, producerId)),
    [client, producerId],
  );
  return (
    <div ref={box} className="v-call-strip__picture" data-testid="call-strip-picture" data-has-video={tile.track !== null || undefined}>
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
