import { useTranslate } from '@vitrine/i18n/react';
import { DEVICE_ERROR_CODES, type DeviceErrorCode } from '@vitrine/sales-room-client';
import { Button, Notice } from '@vitrine/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { localMediaAtom, mediaStateAtom, roomAtom } from '../room/room-atoms.ts';
import { combinedDeviceError } from './combined-device-error.ts';
import { DeviceNotice } from './device-notice.tsx';

const deviceCode = (error: string | null): DeviceErrorCode | null => DEVICE_ERROR_CODES.find((code) => code === error) ?? null;

/** Says plainly why there is no sound or picture: no service, no device, broadcast mode, or the guide. */
export function MediaNotice() {
  const t = useTranslate();
  const room = useAtomValue(roomAtom);
  const local = useAtomValue(localMediaAtom);
  const state = useAtomValue(mediaStateAtom);
  const [dismissed, setDismissed] = useState<string | null>(null);
  if (room === null || room.appointment.status === 'ended' || room.appointment.status === 'not-started') return null;
  const { media, appointment, self } = room;

  const dismiss = (what: string) => (
    <Button size="sm" variant="quiet" onPress={() => setDismissed(what)}>
      {t('common.action.dismiss')}
    </Button>
  );
  const notice = (what: string, text: string, title?: string) =>
    dismissed === what ? null : (
      <Notice className="v-room-banner" isLive title={title} actions={dismiss(what)}>
        <span data-media-notice={what}>{text}</span>
      </Notice>
    );

  if (appointment.videoAudioSettings === 'none') return null;
  if (!media.available) {
    if (media.reason === 'worker-restarting') {
      return (
        <Notice type="warning" className="v-room-banner" isLive>
          <span data-media-notice="worker-restarting">{t('room.mediaUnavailable.restarting')}</span>
        </Notice>
      );
    }
    return media.reason === 'not-in-room' ? null : notice('no-worker', t('room.mediaUnavailable.text'), t('room.mediaUnavailable.title'));
  }
  if (room.broadcastMode && self.type === 'CLIENT') return notice('broadcast', t('room.control.broadcastBlocked'));
  if (self.micForcedOff || self.cameraForcedOff) return notice('muted', t(self.micForcedOff ? 'room.control.mutedByGuide' : 'room.control.cameraOffByGuide'));
  const device = combinedDeviceError(deviceCode(local.mic.error), deviceCode(local.camera.error));
  if (device !== null && dismissed !== device) {
    return (
      <div className="v-room-banner">
        <DeviceNotice error={device} />
        {dismiss(device)}
      </div>
    );
  }
  return state === 'failed' ? notice('failed', t('room.error.media-refused')) : null;
}
