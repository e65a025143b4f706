import type { ReactNode } from 'react';
import { Carousel } from '@vitrine/ui';
import type { CmsGalleryItem, CmsImageSliderElement } from '../../model/element-types.ts';
import { CmsLinkView } from '../cms-link.tsx';
import { useCmsContext } from '../context.ts';
import { Picture } from '../picture.tsx';
import { classNames, cssVariables } from '../style.ts';
import type { CmsElementViewProps } from '../view-types.ts';
import { nameOf, ratioOf } from './gallery-items.ts';
import { linkLabel, ModelFallback, OwnVideo } from './pictures.tsx';

function SlideMedia({ item, sizes, isPriority }: { item: CmsGalleryItem; sizes: string; isPriority: boolean }): ReactNode {
  const { media, link } = item;
  if (media.kind === 'video') return <OwnVideo media={media} />;
  if (media.kind === 'model') return <ModelFallback media={media} poster={null} sizes={sizes} />;
  const picture = <Picture className="v-cms-slide__picture" media={media} sizes={sizes} isPriority={isPriority} />;
  if (!link) return picture;
  return (
    <CmsLinkView className="v-cms-slide__link" link={link} label={linkLabel(media, link.href)}>
      {picture}
    </CmsLinkView>
  );
}

export function ImageSliderView({ element, placement }: CmsElementViewProps<CmsImageSliderElement>): ReactNode {
  const { labels } = useCmsContext();
  const { items, arrows, dots, displayMode, autoSlide } = element;
  const ratio = ratioOf(items);
  const [only] = items;
  const style = cssVariables({
    '--v-cms-min-height': element.minHeight,
    '--v-cms-ratio': ratio === undefined ? null : String(Math.round(ratio * 1000) / 1000),
  });
  const className = classNames(
    'v-cms-slider',
    `v-cms-slider--${displayMode}`,
    arrows && `v-cms-slider--arrows-${arrows}`,
    dots && `v-cms-slider--dots-${dots}`,
  );
  return (
    <div className={className} style={style}>
      {items.length === 1 && only ? (
        <div className="v-cms-slide">
          <SlideMedia item={only} sizes={placement.sizes} isPriority={placement.isPriority} />
        </div>
      ) : (
        <Carousel
          label={nameOf(labels.slider, items)}
          labels={{ previous: labels.previous, next: labels.next, slide: labels.slide, pause: labels.pause, play: labels.play }}
          hasArrows={arrows !== null}
          hasDots={dots !== null}
          speed={element.speed}
          {...(autoSlide ? { autoplay: element.autoplayTimeout } : {})}
          slides={items.map((item, index) => ({
            id: `${item.media.id}-${index}`,
            content: (
              <div className="v-cms-slide">
                <SlideMedia item={item} sizes={placement.sizes} isPriority={placement.isPriority && index === 0} />
              </div>
            ),
          }))}
        />
      )}
    </div>
  );
}
