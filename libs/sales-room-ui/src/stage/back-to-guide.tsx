import { useTranslate } from '@vitrine/i18n/react';
import { Button } from '@vitrine/ui';
import { useSlides } from '../slides/use-slides.ts';

/** While somebody looks around alone: the way back to where the guide is. */
export function BackToGuide() {
  const t = useTranslate();
  const { isFollowing, backToGuide } = useSlides();
  if (isFollowing) return null;
  return (
    <div className="v-back-to-guide" role="status">
      <span>{t('room.slide.browsing')}</span>
      <Button size="sm" variant="primary" icon="return" onPress={backToGuide}>
        {t('room.slide.backToGuide')}
      </Button>
    </div>
  );
}
