import { useAtomValue } from 'jotai';
import { useTranslate } from '@vitrine/i18n/react';
import { connectionAtom, localMediaAtom, remoteTracksAtom, roomAtom } from '../room/room-atoms.ts';
import { GuidePicture, guideTile } from '../stage/guide-picture.tsx';
import { stageTiles } from '../stage/stage-tiles.ts';

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
      {guide ? <GuidePicture key={guide.key} tile={guide} className="v-call-strip__picture" /> : null}
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
