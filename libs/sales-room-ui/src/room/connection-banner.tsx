import { useAtomValue } from 'jotai';
import { useTranslate } from '@vitrine/i18n/react';
import { Button, Spinner } from '@vitrine/ui';
import { connectionAtom, roomClientAtom } from './room-atoms.ts';
import { RoomBanner } from './room-banner.tsx';

/** How the connection stands, while it is not as it should be. What was on the screen stays there. */
export function ConnectionBanner() {
  const t = useTranslate();
  const connection = useAtomValue(connectionAtom);
  const client = useAtomValue(roomClientAtom);
  return (
    <div className="v-connection" data-testid="connection" data-connection={connection}>
      {connection === 'reconnecting' ? (
        <RoomBanner type="warning" sign={<Spinner size="sm" label={t('common.state.pending')} />}>
          {t('room.connection.reconnecting')}
        </RoomBanner>
      ) : connection === 'reconnected' ? (
        <RoomBanner type="success">{t('room.connection.reconnected')}</RoomBanner>
      ) : null}
      {connection === 'lost' ? (
        <RoomBanner
          type="danger"
          actions={
            <Button size="sm" variant="primary" icon="refresh" onPress={() => client?.retryNow()}>
              {t('room.connection.retry')}
            </Button>
          }
        >
          <strong>{t('room.connection.lost')}</strong> {t('room.connection.lostText')}
        </RoomBanner>
      ) : null}
    </div>
  );
}
