import { useAtomValue } from 'jotai';
import { useTranslate } from '@vitrine/i18n/react';
import { Icon } from '@vitrine/ui';
import { guideSlideAtom } from '../room/screen-atoms.ts';
import { useSlides } from '../slides/use-slides.ts';

/** All slides: a guide goes there with everybody, a client alone. */
export function SlidesPanel() {
  const t = useTranslate();
  const { slides, shown, canMove, goTo } = useSlides();
  const guides = useAtomValue(guideSlideAtom);
  return (
    <ol className="v-slide-list">
      {slides.map((slide) => (
        <li key={slide.sectionId}>
          <button
            type="button"
            className="v-slide-list__item"
            aria-current={slide.index === shown.index ? 'true' : undefined}
            disabled={!canMove}
            onClick={() => goTo({ index: slide.index, page: 1 })}
          >
            <span className="v-slide-list__number" aria-hidden="true">
              {slide.index + 1}
            </span>
            <span className="v-slide-list__name">{slide.name}</span>
            {slide.isInstantListing ? <span className="v-slide-list__note">{t('room.slide.instantListing')}</span> : null}
            {slide.index === guides.index ? <Icon name="eye" size="sm" label={t('room.slide.guideIsHere')} /> : null}
          </button>
        </li>
      ))}
    </ol>
  );
}
