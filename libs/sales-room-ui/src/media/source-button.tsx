import { useTranslate } from '@vitrine/i18n/react';
import type { LocalSourceName } from '@vitrine/sales-room-client';
import { IconButton, type IconName } from '@vitrine/ui';
import { useLocalSource } from './use-local-source.ts';

const ICONS: Record<LocalSourceName, { on: IconName; off: IconName }> = {
  mic: { on: 'microphone', off: 'microphone-off' },
  camera: { on: 'camera', off: 'camera-off' },
  screen: { on: 'monitor', off: 'monitor' },
};

const LABELS = {
  mic: { on: 'room.control.mute', off: 'room.control.unmute' },
  camera: { on: 'room.control.cameraOff', off: 'room.control.cameraOn' },
  screen: { on: 'room.control.stopSharing', off: 'room.control.shareScreen' },
} as const;

/** Switches one of the viewer's own sources. */
export function SourceButton({ source }: { source: LocalSourceName }) {
  const t = useTranslate();
  const { isOn, isPending, isAllowed, isOffered, hasError, toggle } = useLocalSource(source);
  if (!isOffered) return null;
  const look = isOn ? 'on' : 'off';
  return (
    <IconButton
      icon={ICONS[source][look]}
      label={t(LABELS[source][look])}
      className={`v-source-button v-source-button--${source}-${look}${hasError ? ' v-source-button--error' : ''}`}
      variant={source === 'screen' ? (isOn ? 'primary' : 'quiet') : 'secondary'}
      aria-pressed={isOn}
      isDisabled={!isAllowed}
      isPending={isPending}
      onPress={toggle}
    />
  );
}
