import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { listDevices, type MediaDeviceChoice, watchDevices } from '@vitrine/sales-room-client';
import { Button, Checkbox, LevelMeter, Modal, VideoTile } from '@vitrine/ui';
import { OwnCaptionsSwitch } from '../captions/own-captions-switch.tsx';
import { backgroundBlur } from '../devices/background-blur.ts';
import { readChosenDevices, writeChosenDevices } from '../devices/chosen-devices.ts';
import { isBlurredAtom, isMirroredAtom } from '../devices/device-atoms.ts';
import { DevicePickers } from '../media/device-pickers.tsx';
import { SpeakerPicker } from '../media/speaker-picker.tsx';
import { useLevel } from '../media/use-level.ts';
import { useStream } from '../media/use-stream.ts';
import { localMediaAtom, roomAtom, roomClientAtom } from '../room/room-atoms.ts';
import { useRoomModals } from './use-room-modals.ts';

/** Camera, microphone and mirror, while the presentation goes on; and the way to the keys of the room. */
export function MediaSettingsModal({ onClose }: { onClose(): void }) {
  const t = useTranslate();
  const client = useAtomValue(roomClientAtom);
  const room = useAtomValue(roomAtom);
  const local = useAtomValue(localMediaAtom);
  const { openShortcuts } = useRoomModals();
  const [isMirrored, setMirrored] = useAtom(isMirroredAtom);
  const [devices, setDevices] = useState<readonly MediaDeviceChoice[]>([]);
  const [chosen, setChosen] = useState<Partial<Record<'mic' | 'camera', string>>>({});
  const stream = useStream(local.camera.track);
  const level = useLevel(local.mic.track);
  const settings = room?.appointment.videoAudioSettings ?? 'both';
  const hasCamera = settings === 'both';

  useEffect(() => {
    const refresh = (): void => void listDevices().then(setDevices, () => undefined);
    const { micId, cameraId } = readChosenDevices();
    setChosen({ ...(micId ? { mic: micId } : {}), ...(cameraId ? { camera: cameraId } : {}) });
    refresh();
    return watchDevices(refresh);
  }, []);

  const choose = (source: 'mic' | 'camera', deviceId: string): void => {
    const next = { ...chosen, [source]: deviceId };
    setChosen(next);
    writeChosenDevices({ micId: next.mic, cameraId: next.camera });
    void client?.chooseDevice(source, deviceId);
  };

  return (
    <Modal isOpen onClose={onClose} title={t('room.mediaSettings.title')} size="md" closeLabel={t('common.action.close')}>
      {settings === 'none' ? (
        <p>{t('room.prejoin.noMediaText')}</p>
      ) : (
        <div className="v-media-settings">
          {hasCamera ? (
            <VideoTile
              name={room?.self.name ?? ''}
              stream={stream}
              hasVideo={local.camera.track !== null}
              isSilent
              isMirrored={isMirrored}
              size="md"
            />
          ) : null}
          <DevicePickers devices={devices} chosen={chosen} onChoose={choose} hasCamera={hasCamera} />
          <SpeakerPicker devices={devices} />
          {local.mic.track === null ? null : <LevelMeter label={t('room.prejoin.microphoneLevel')} level={level} />}
          {hasCamera ? (
            <Checkbox isSelected={isMirrored} onChange={setMirrored}>
              {t('room.mediaSettings.mirror')}
            </Checkbox>
          ) : null}
          {hasCamera ? <BlurSwitch /> : null}
          <OwnCaptionsSwitch />
        </div>
      )}
      <Button className="v-media-settings__keys" variant="quiet" icon="list" onPress={openShortcuts}>
        {t('room.shortcuts.title')}
      </Button>
    </Modal>
  );
}

/** Blurs what is behind the person; its code is fetched with the first wish. */
function BlurSwitch() {
  const t = useTranslate();
  const client = useAtomValue(roomClientAtom);
  const [isBlurred, setBlurred] = useAtom(isBlurredAtom);
  const change = (isOn: boolean): void => {
    setBlurred(isOn);
    void client?.setVideoProcessor(isOn ? backgroundBlur : undefined);
  };
  return (
    <Checkbox isSelected={isBlurred} onChange={change} description={t('room.mediaSettings.blurHint')}>
      {t('room.mediaSettings.blur')}
    </Checkbox>
  );
}
