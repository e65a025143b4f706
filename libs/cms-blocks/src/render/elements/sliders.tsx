import type { ReactNode } from 'react';
import { Carousel, ImageGallery, type ImageSource } from '@vitrine/ui';
import type { CmsGalleryItem, CmsImageGalleryElement, CmsImageSliderElement } from '../../model/element-types.ts';
import type { CmsMedia } from '../../model/media-types.ts';
import { CmsLinkView } from '../cms-link.tsx';
import { useCmsContext } from '../context.ts';
import { Picture } from '../picture.tsx';
import { classNames, cssVariables } from '../style.ts';
import type { CmsElementViewProps } from '../view-types.ts';
import { linkLabel, ModelFallback, OwnVideo } from './pictures.tsx';

/** A picture as the design system takes it. */
export function toImageSource(media: CmsMedia): ImageSource {
  return {
    url: media.url,
    alt: media.alt,
    thumbnails: media.thumbnails,
    ...(media.width === null ? {} : { width: media.width }),
    ...(media.height === null ? {} : { height: media.height }),
  };
}

/** Width to height of the first picture, so that the place is reserved before any file arrives. */
function ratioOf(items: readonly CmsGalleryItem[]): number | undefined {
  const first = items.find(({ media }) => media.width !== null && media.height !== null)?.media;
  return first?.width && first.height ? first.width / first.height : undefined;
}

/** Sliders of one page are told apart by their first picture. */
function nameOf(label: string, items: readonly CmsGalleryItem[]): string {
  const words = items.map(({ media }) => media.alt || media.title).find((text) => text !== '');
  return words ? `${label}: ${words}` : label;
}

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
  if (items.length === 0) return null;
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

/** Films and 3D files of a gallery stand below its pictures: they need their own controls. */
export function ImageGalleryView({ element, placement }: CmsElementViewProps<CmsImageGalleryElement>): ReactNode {
  const context = useCmsContext();
  const { labels } = context;
  const pictures = element.items.filter(({ media }) => media.kind === 'image' || media.kind === 'other');
  const others = element.items.filter(({ media }) => media.kind === 'video' || media.kind === 'model');
  if (element.items.length === 0) return null;
  const ratio = ratioOf(pictures);
  const isWhole = element.displayMode === 'contain' || element.displayMode === 'standard';
  return (
    <div
      className={classNames(
        'v-cms-gallery',
        element.arrows && `v-cms-gallery--arrows-${element.arrows}`,
        element.dots && `v-cms-gallery--dots-${element.dots}`,
      )}
      style={cssVariables({ '--v-cms-min-height': element.displayMode === 'cover' ? element.minHeight : null })}
    >
      {pictures.length > 0 ? (
        <ImageGallery
          label={nameOf(labels.gallery, pictures)}
          alt={context.product?.translated.name ?? ''}
          images={pictures.map(({ media }) => toImageSource(media))}
          labels={{
            previous: labels.previous,
            next: labels.next,
            zoomIn: labels.zoomIn,
            zoomOut: labels.zoomOut,
            fullScreen: labels.fullScreen,
            close: labels.close,
            image: labels.image,
          }}
          {...(ratio === undefined ? {} : { ratio: Math.min(Math.max(ratio, 0.8), 1.6) })}
          fit={isWhole ? 'contain' : 'cover'}
          zoomFit={isWhole && element.keepAspectRatioOnZoom ? 'contain' : 'cover'}
          sizes={placement.sizes}
          isPriority={placement.isPriority}
          hasArrows={element.arrows !== null}
          hasDots={element.dots !== null}
          hasZoom={element.zoom || element.magnifierOverGallery}
          hasFullScreen={element.fullScreen}
          thumbnails={pictures.length < 2 ? 'none' : element.thumbnails === 'left' ? 'side' : 'below'}
        />
      ) : null}
      {others.map(({ media }) =>
        media.kind === 'video' ? (
          <OwnVideo key={media.id} media={media} />
        ) : (
          <ModelFallback key={media.id} media={media} poster={null} sizes={placement.sizes} />
        ),
      )}
    </div>
  );
}
