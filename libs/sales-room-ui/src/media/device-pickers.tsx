import { useTranslate } from '@vitrine/i18n/react';
import type { MediaDeviceChoice } from '@vitrine/sales-room-client';
import { SelectField } from '@vitrine/ui';

export interface DevicePickersProps {
  devices: readonly MediaDeviceChoice[];
  chosen: Readonly<Partial<Record<'mic' | 'camera', string>>>;
  onChoose(source: 'mic' | 'camera', deviceId: string): void;
  hasCamera: boolean;
}

/** Which camera and which microphone. Browsers name them only after permission was given. */
export function DevicePickers({ devices, chosen, onChoose, hasCamera }: DevicePickersProps) {
  return (
    <div className="v-device-pickers">
      <DevicePicker source="mic" kind="audioinput" devices={devices} chosen={chosen.mic} onChoose={onChoose} />
      {hasCamera ? <DevicePicker source="camera" kind="videoinput" devices={devices} chosen={chosen.camera} onChoose={onChoose} /> : null}
    </div>
  );
}

interface DevicePickerProps {
  source: 'mic' | 'camera';
  kind: MediaDeviceChoice['kind'];
  devices: readonly MediaDeviceChoice[];
  chosen: string | undefined;
  onChoose(source: 'mic' | 'camera', deviceId: string): void;
}

function DevicePicker({ source, kind, devices, chosen, onChoose }: DevicePickerProps) {
  const t = useTranslate();
  const own = devices.filter((device) => device.kind === kind);
  const label = t(source === 'mic' ? 'room.device.microphone' : 'room.device.camera');
  const value = own.some(({ deviceId }) => deviceId === chosen) ? chosen : own[0]?.deviceId;
  return (
    <SelectField
      label={label}
      size="sm"
      isDisabled={own.length === 0}
      value={value ?? ''}
      onChange={(deviceId) => onChoose(source, deviceId)}
      options={
        own.length === 0
          ? [{ value: '', label: t('room.device.none') }]
          : own.map(({ deviceId, label: name }, index) => ({
              value: deviceId,
              label: name || t('room.device.unnamed', { index: index + 1 }),
            }))
      }
    />
  );
}
