import { useTranslate } from '@vitrine/i18n/react';
import { Button, Notice, Spinner } from '@vitrine/ui';
import { useAtomValue } from 'jotai';
import { connectionAtom, roomClientAtom } from './room-atoms.ts';

/** How the connection stands, while it is not as it should be. What was on the screen stays there. */
export function ConnectionBanner() {
  const t = useTranslate();
  const connection = useAtomValue(connectionAtom);
  const client = useAtomValue(roomClientAtom);
  return (
    <div className="v-connection" data-testid="connection" data-connection={connection}>
      <div role="status">
        {connection === 'reconnecting' ? (
          <Notice type="warning" className="v-room-banner">
            <span className="v-connection__line">
              <Spinner size="sm" label={t('common.state.pending')} /> {t('room.connection.reconnecting')}
            </span>
          </Notice>
        ) : connection === 'reconnected' ? (
          <Notice type="success" className="v-room-banner">
            {t('room.connection.reconnected')}
          </Notice>
        ) : null}
      </div>
      {connection === 'lost' ? (
        <Notice
          type="danger"
          isLive
          className="v-room-banner"
          title={t('room.connection.lost')}
          actions={
            <Button size="sm" variant="primary" icon="refresh" onPress={() => client?.retryNow()}>
              {t('room.connection.retry')}
            </Button>
          }
        >
          {t('room.connection.lostText')}
        </Notice>
      ) : null}
    </div>
  );
}
