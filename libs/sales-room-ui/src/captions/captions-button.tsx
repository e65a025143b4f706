import { useAtom } from 'jotai';
import { useTranslate } from '@vitrine/i18n/react';
import { IconButton } from '@vitrine/ui';
import { areCaptionsOnAtom } from './captions-atoms.ts';

/** Turns captions on and off for the viewer. */
export function CaptionsButton({ className }: { className?: string | undefined }) {
  const t = useTranslate();
  const [areOn, setOn] = useAtom(areCaptionsOnAtom);
  return (
    <IconButton
      icon="captions"
      label={t('room.captions.label')}
      className={className}
      variant={areOn ? 'primary' : 'quiet'}
      aria-pressed={areOn}
      onPress={() => setOn(!areOn)}
    />
  );
}
