import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '@vitrine/i18n/react';
import type { RoomSlide } from '@vitrine/sales-room-protocol';
import { Image } from '@vitrine/ui';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { slidePicture } from '../slides/slide-picture.ts';
import { slideQueries } from '../slides/slide-queries.ts';
import { useRoomStoreClient } from '../slides/use-room-store-client.ts';
import { useSlides } from '../slides/use-slides.ts';

/** What comes after the slide that is shown, by name and picture; a press goes there. */
export function NextSlide() {
  const t = useTranslate();
  const { slides, shown, canMove, goTo } = useSlides();
  const next = slides[shown.index + 1];
  if (slides.length === 0) return null;
  return (
    <section className="v-guide-tools__section v-next-slide" aria-label={t('guide.nextSlide.title')}>
      {next === undefined ? (
        <p className="v-next-slide__last">{t('guide.nextSlide.last')}</p>
      ) : (
        <button type="button" className="v-next-slide__go" disabled={!canMove} onClick={() => goTo({ index: next.index, page: 1 })}>
          <NextPicture key={next.sectionId} slide={next} />
          <span className="v-next-slide__text">
            <span className="v-next-slide__label">{t('guide.nextSlide.title')}</span>{' '}
            <span className="v-next-slide__name">{next.name}</span>
          </span>
        </button>
      )}
    </section>
  );
}

/** Read ahead already, mostly; a slide that can't be read, or has no picture, has a drawn one. */
function NextPicture({ slide }: { slide: RoomSlide }) {
  const { data } = useQuery(slideQueries.slide(useRoomStoreClient(), useRoomIdentity(), slide));
  return (
    <Image className="v-next-slide__picture" source={data === undefined ? null : slidePicture(data)} alt="" ratio={4 / 3} sizes="5rem" />
  );
}
