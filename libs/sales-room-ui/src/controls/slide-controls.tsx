import { useAtom } from 'jotai';
import { useTranslate } from '@vitrine/i18n/react';
import { IconButton, toggleSidebar } from '@vitrine/ui';
import { startPanelAtom } from '../room/screen-atoms.ts';
import { useSlides } from '../slides/use-slides.ts';

/** List of slides, previous, place, next. */
export function SlideControls() {
  const t = useTranslate();
  const { slides, shown, canMove, step } = useSlides();
  const [panel, setPanel] = useAtom(startPanelAtom);
  if (slides.length === 0) return null;
  return (
    <div className="v-slide-controls" role="group" aria-label={t('room.slide.label')}>
      <IconButton
        icon="layers"
        label={t('room.control.slides')}
        className="v-room-toolbar__wide"
        aria-expanded={panel === 'slides'}
        aria-controls="room-start-panel"
        onPress={() => setPanel(toggleSidebar(panel, 'slides') as typeof panel)}
      />
      <IconButton
        icon="chevron-start"
        label={t('room.slide.previous')}
        isDisabled={!canMove || shown.index === 0}
        onPress={() => step(-1)}
      />
      <span className="v-slide-controls__place" data-testid="slide-place">
        {t('room.slide.current', { index: shown.index + 1, total: slides.length })}
      </span>
      <IconButton
        icon="chevron-end"
        label={t('room.slide.next')}
        isDisabled={!canMove || shown.index >= slides.length - 1}
        onPress={() => step(1)}
      />
    </div>
  );
}
