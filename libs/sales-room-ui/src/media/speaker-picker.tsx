import { useAtom } from 'jotai';
import { useHydrated } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { canChooseSpeaker, type MediaDeviceChoice, playTestSound } from '@vitrine/sales-room-client';
import { Button, SelectField } from '@vitrine/ui';
import { writeChosenDevices } from '../devices/chosen-devices.ts';
import { speakerIdAtom } from '../devices/device-atoms.ts';

/** Where sound comes out, where the browser lets one choose, and a sound to try it with. */
export function SpeakerPicker({ devices }: { devices: readonly MediaDeviceChoice[] }) {
  const t = useTranslate();
  const isHydrated = useHydrated();
  const [speakerId, setSpeakerId] = useAtom(speakerIdAtom);
  const speakers = devices.filter(({ kind }) => kind === 'audiooutput');
  return (
    <div className="v-device-pickers">
      {/* Its place is taken before the browser has named what there is: nothing below it may move. */}
      {isHydrated && !canChooseSpeaker() ? null : (
        <SelectField
          label={t('room.device.speaker')}
          size="sm"
          isDisabled={speakers.length === 0}
          // A list shows its first where what was chosen is gone.
          value={speakerId}
          onChange={(deviceId) => {
            setSpeakerId(deviceId);
            writeChosenDevices({ speakerId: deviceId });
          }}
          options={
            speakers.length === 0
              ? [{ value: '', label: t('room.device.none') }]
              : speakers.map(({ deviceId, label }, index) => ({
                  value: deviceId,
                  label: label || t('room.device.unnamed', { index: index + 1 }),
                }))
          }
        />
      )}
      {/* A machine that can't play it says so by its silence. */}
      <Button size="sm" icon="volume" onPress={() => void playTestSound(speakerId).catch(() => undefined)}>
        {t('room.device.testSound')}
      </Button>
    </div>
  );
}
