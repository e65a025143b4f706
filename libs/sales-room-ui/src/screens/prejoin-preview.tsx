import { useTranslate } from '@vitrine/i18n/react';
import { combineDeviceErrors } from '@vitrine/sales-room-client';
import type { VideoAudioSettings } from '@vitrine/sales-room-protocol';
import { Button, IconButton, LevelMeter, Notice, VideoTile } from '@vitrine/ui';
import { useBrowserLack } from '../media/browser-lack.ts';
import { DeviceNotice, DevicePermissionGuide, useIsPermissionOpen } from '../media/device-notice.tsx';
import type { DevicePreview } from '../media/use-device-preview.ts';
import { useLevel } from '../media/use-level.ts';
import { usePermissionGrant } from '../media/use-permission-grant.ts';
import { useStream } from '../media/use-stream.ts';

export interface PrejoinPreviewProps {
  preview: DevicePreview;
  name: string;
  settings: VideoAudioSettings;
  isMediaAvailable: boolean;
}

const SOURCES = ['mic', 'camera'] as const;

/** The person's own picture and microphone level, with switches. */
export function PrejoinPreview({ preview, name, settings, isMediaAvailable }: PrejoinPreviewProps) {
  const t = useTranslate();
  const { mic, camera } = preview;
  const stream = useStream(camera.track);
  const level = useLevel(mic.track);
  const hasCamera = settings === 'both';
  const hasMedia = settings !== 'none' && isMediaAvailable;
  const error = combineDeviceErrors(mic.error, camera.error);
  const failed = SOURCES.filter((source) => preview[source].error !== null);
  const retry = (source: (typeof SOURCES)[number]): void => void preview.set(source, true);
  usePermissionGrant('microphone', mic.error === 'permission-denied', () => retry('mic'));
  usePermissionGrant('camera', camera.error === 'permission-denied', () => retry('camera'));
  const lack = useBrowserLack();
  const isAsking =
    useIsPermissionOpen({ mic: hasMedia, camera: hasMedia && hasCamera }) && (mic.state === 'starting' || camera.state === 'starting');

  if (!hasMedia) {
    return settings === 'none' ? (
      <Notice title={t('room.prejoin.noMediaTitle')}>{t('room.prejoin.noMediaText')}</Notice>
    ) : (
      <Notice title={t('room.mediaUnavailable.title')}>{t('room.mediaUnavailable.text')}</Notice>
    );
  }
  return (
    <section className="v-prejoin-preview" aria-label={t('room.prejoin.preview')}>
      <div className="v-prejoin-preview__stage" data-testid="prejoin-preview">
        <VideoTile
          name={name || t('room.role.you')}
          stream={stream}
          isMirrored
          isSilent
          size="lg"
          note={hasCamera && camera.state !== 'on' ? t('room.prejoin.cameraOff') : undefined}
          isMuted={mic.state !== 'on'}
          mutedLabel={t('room.participants.microphoneOff')}
        />
        <div className="v-prejoin-preview__switches">
          <IconButton
            icon={mic.state === 'on' ? 'microphone' : 'microphone-off'}
            label={t(mic.state === 'on' ? 'room.control.mute' : 'room.control.unmute')}
            variant={mic.state === 'on' ? 'secondary' : 'danger'}
            isPending={mic.state === 'starting'}
            onPress={() => void preview.set('mic', mic.state !== 'on')}
          />
          {hasCamera ? (
            <IconButton
              icon={camera.state === 'on' ? 'camera' : 'camera-off'}
              label={t(camera.state === 'on' ? 'room.control.cameraOff' : 'room.control.cameraOn')}
              variant={camera.state === 'on' ? 'secondary' : 'danger'}
              isPending={camera.state === 'starting'}
              onPress={() => void preview.set('camera', camera.state !== 'on')}
            />
          ) : null}
        </div>
      </div>
      <div className="v-prejoin-preview__level">
        <LevelMeter label={t('room.prejoin.microphoneLevel')} level={level} />
      </div>
      {hasCamera ? null : <Notice>{t('room.prejoin.audioOnly')}</Notice>}
      {isAsking ? <DevicePermissionGuide /> : null}
      {lack === 'webrtc' ? (
        <Notice type="warning" className="v-device-notice">
          {t('room.device.noWebRtc')}
        </Notice>
      ) : null}
      {error === null || lack === 'webrtc' ? null : (
        <DeviceNotice
          error={error}
          actions={
            <Button size="sm" icon="refresh" onPress={() => failed.forEach(retry)}>
              {t('common.action.retry')}
            </Button>
          }
        />
      )}
    </section>
  );
}
