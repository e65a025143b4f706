import { useAtomValue } from 'jotai';
import { useTranslate } from '@vitrine/i18n/react';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { VideoTile } from '@vitrine/ui';
import { useStream } from '../media/use-stream.ts';
import { isGuideAtom, localMediaAtom, remoteTracksAtom, roomAtom } from '../room/room-atoms.ts';
import { type StageTile, stageTiles } from './stage-tiles.ts';
import { useTileView } from './use-tile-view.ts';

/** The guide's picture beside the title of what covers a client's stage; nothing while no guide's camera is on. */
export function GuideInView() {
  const room = useAtomValue(roomAtom);
  const isGuide = useAtomValue(isGuideAtom);
  const local = useAtomValue(localMediaAtom);
  const remote = useAtomValue(remoteTracksAtom);
  if (room === null || isGuide || room.appointment.status === 'ended') return null;
  const guide = guideTile(room, stageTiles({ room, local, remote }));
  return guide?.isCameraOn === true ? <GuidePicture key={guide.key} tile={guide} className="v-guide-in-view" /> : null;
}

/** Whoever leads, else the first guide whose camera is on, else any. */
export function guideTile({ control }: RoomSnapshot, tiles: readonly StageTile[]): StageTile | undefined {
  const guides = tiles.filter(({ isGuide, isOwn, source }) => isGuide && !isOwn && source === 'camera');
  return (
    guides.find(({ attendeeId, producerId }) => attendeeId === control.controllerId && producerId !== null) ??
    guides.find(({ producerId }) => producerId !== null) ??
    guides[0]
  );
}

/** The same picture as on the stage: it is received once, also where the stage can't be seen. */
export function GuidePicture({ tile, className }: { tile: StageTile; className: string }) {
  const t = useTranslate();
  const stream = useStream(tile.track);
  const box = useTileView(tile.producerId);
  return (
    <div ref={box} className={`v-guide-picture ${className}`} data-testid="guide-picture" data-has-video={tile.track !== null || undefined}>
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
