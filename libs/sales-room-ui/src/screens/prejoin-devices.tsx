import { DevicePickers } from '../media/device-pickers.tsx';
import { SpeakerPicker } from '../media/speaker-picker.tsx';
import type { DevicePreview } from '../media/use-device-preview.ts';

/** Which microphone, camera and speaker: for the few who want others, so after the way in. */
export function PrejoinDevices({ preview, hasCamera }: { preview: DevicePreview; hasCamera: boolean }) {
  return (
    <div className="v-prejoin__devices">
      <DevicePickers devices={preview.devices} chosen={preview.chosen} onChoose={preview.choose} hasCamera={hasCamera} />
      <SpeakerPicker devices={preview.devices} />
    </div>
  );
}
