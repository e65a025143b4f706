import { useTranslate } from '@vitrine/i18n/react';
import { IconButton } from '@vitrine/ui';
import { usePictureInPicture } from './use-picture-in-picture.ts';

/** Keeps the guide in view over other tabs and programs. */
export function PictureInPictureButton({ className }: { className?: string }) {
  const t = useTranslate();
  const { isOffered, isOpen, toggle } = usePictureInPicture();
  if (!isOffered) return null;
  return (
    <IconButton
      icon="picture-in-picture"
      label={t(isOpen ? 'room.pictureInPicture.close' : 'room.pictureInPicture.open')}
      className={className}
      variant={isOpen ? 'primary' : 'quiet'}
      aria-pressed={isOpen}
      onPress={toggle}
    />
  );
}
