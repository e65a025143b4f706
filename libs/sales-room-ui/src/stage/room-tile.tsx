import { useAtomValue } from 'jotai';
import { useTranslate } from '@vitrine/i18n/react';
import { Icon, VideoTile } from '@vitrine/ui';
import { isMirroredAtom } from '../devices/device-atoms.ts';
import { useStream } from '../media/use-stream.ts';
import { connectionAtom } from '../room/room-atoms.ts';
import type { StageTile } from './stage-tiles.ts';

export interface RoomTileProps {
  tile: StageTile;
  /** How large it is drawn: the server sends no more than is seen. */
  size: 'sm' | 'md' | 'lg';
}
import { useTileView } from './use-tile-view.ts';

/** A person or a shared screen. Sound is played elsewhere, so that it goes on whatever is drawn. */
export function RoomTile({ tile, size }: RoomTileProps) {
  const t = useTranslate();
  const isMirrored = useAtomValue(isMirroredAtom);
  const isAway = useAtomValue(connectionAtom) === 'reconnecting';
  const stream = useStream(tile.track);
  const box = useTileView(tile.producerId);
  const isScreen = tile.source === 'screen';
  return (
    <div
      ref={box}
      className={isAway || tile.isAway ? 'v-room-tile v-room-tile--away' : 'v-room-tile'}
      data-testid="stage-tile"
      data-attendee-id={tile.attendeeId}
      data-source={tile.source}
      data-own={tile.isOwn || undefined}
      data-muted={tile.isMuted || undefined}
      data-speaking={tile.isSpeaking || undefined}
      data-has-video={tile.track !== null || undefined}
    >
      <VideoTile
        name={isScreen ? t('room.stage.screen', { name: tile.name }) : tile.name}
        stream={stream}
        hasVideo={tile.track !== null}
        avatarSrc={isScreen ? undefined : tile.portraitUrl}
        isSilent
        isMirrored={tile.isOwn && !isScreen && isMirrored}
        isMuted={!isScreen && tile.isMuted}
        mutedLabel={t('room.participants.microphoneOff')}
        isSpeaking={tile.isSpeaking}
        note={
          isScreen
            ? undefined
            : tile.isAway
              ? t('room.guideAway.tile')
              : tile.isOwn
                ? t('room.role.you')
                : tile.isGuide
                  ? t('room.role.GUIDE')
                  : undefined
        }
        fit={isScreen ? 'contain' : 'cover'}
        size={size}
        actions={
          tile.hasHandRaised && !isScreen ? (
            <span className="v-room-tile__hand">
              <Icon name="hand" label={t('room.stage.handRaised', { name: tile.name })} />
            </span>
          ) : undefined
        }
      />
    </div>
  );
}
