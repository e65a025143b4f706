import { useTranslate } from '@vitrine/i18n/react';
import { IconButton } from '@vitrine/ui';
import { usePointing } from './use-pointing.ts';

/** What is touched on the slide from now on is pointed at. */
export function PointButton({ className }: { className?: string | undefined }) {
  const t = useTranslate();
  const { isOn, isAllowed, toggle } = usePointing();
  return (
    <IconButton
      icon="pointer"
      label={t(isOn ? 'room.coBrowsing.stopPointing' : 'room.coBrowsing.point')}
      className={className}
      variant={isOn ? 'primary' : 'quiet'}
      aria-pressed={isOn}
      isDisabled={!isAllowed}
      onPress={toggle}
    />
  );
}
