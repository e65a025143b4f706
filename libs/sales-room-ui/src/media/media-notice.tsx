import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { Button } from '@vitrine/ui';
import { localMediaAtom, mediaStateAtom, roomAtom, roomClientAtom } from '../room/room-atoms.ts';
import { RoomBanner } from '../room/room-banner.tsx';
import { ownBrowserKind } from './browser-kind.ts';
import { useBrowserLack } from './browser-lack.ts';
import { mediaProblem } from './media-problem.ts';

/** Says plainly why there is no sound or picture: no service, no device, broadcast mode, or the guide. */
export function MediaNotice() {
  const t = useTranslate();
  const client = useAtomValue(roomClientAtom);
  const room = useAtomValue(roomAtom);
  const local = useAtomValue(localMediaAtom);
  const state = useAtomValue(mediaStateAtom);
  const problem = room === null ? null : mediaProblem(room, local, state);
  const lack = useBrowserLack();
  const [isDismissed, setDismissed] = useState(false);
  // Another problem, or the same one again, is told anew.
  useEffect(() => setDismissed(false), [problem]);
  if (problem === null || isDismissed) return null;

  const dismiss = (
    <Button size="sm" variant="quiet" onPress={() => setDismissed(true)}>
      {t('common.action.dismiss')}
    </Button>
  );
  const told = (text: string) => (
    <RoomBanner actions={dismiss}>
      <span data-media-notice={problem}>{text}</span>
    </RoomBanner>
  );
  switch (problem) {
    case 'worker-restarting':
      return (
        <RoomBanner type="warning">
          <span data-media-notice={problem}>{t('room.mediaUnavailable.restarting')}</span>
        </RoomBanner>
      );
    case 'no-worker':
      return told(t('room.mediaUnavailable.text'));
    case 'broadcast':
      return told(t('room.control.broadcastBlocked'));
    case 'muted':
      return told(t('room.control.mutedByGuide'));
    case 'camera-off':
      return told(t('room.control.cameraOffByGuide'));
    case 'failed':
      // Trying again gives no browser what it lacks.
      if (lack === 'webrtc') return told(t('room.device.noWebRtc'));
      return (
        <RoomBanner
          type="danger"
          actions={
            <Button size="sm" variant="primary" icon="refresh" onPress={() => client?.retryMedia()}>
              {t('room.mediaUnavailable.retry')}
            </Button>
          }
        >
          <span data-media-notice={problem}>{t('room.mediaUnavailable.failed')}</span>
        </RoomBanner>
      );
    default:
      return (
        <RoomBanner type="warning" actions={dismiss}>
          <span data-device-error={problem}>
            {lack === 'encryption' && problem === 'no-device' ? t('room.device.insecure') : t(`room.device.error.${problem}`)}
          </span>{' '}
          {problem === 'permission-denied' ? t(`room.device.blocked.${ownBrowserKind()}`) : null}
        </RoomBanner>
      );
  }
}
