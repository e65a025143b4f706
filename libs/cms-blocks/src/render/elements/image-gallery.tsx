import type { ReactNode } from 'react';
import { ImageGallery, type ImageSource } from '@vitrine/ui';
import type { CmsImageGalleryElement } from '../../model/element-types.ts';
import type { CmsMedia } from '../../model/media-types.ts';
import { useCmsContext } from '../context.ts';
import { classNames, cssVariables } from '../style.ts';
import type { CmsElementViewProps } from '../view-types.ts';
import { nameOf, ratioOf } from './gallery-items.ts';
import { ModelFallback, OwnVideo } from './pictures.tsx';

/** A picture as the design system takes it. */
function toImageSource(media: CmsMedia): ImageSource {
  return {
    url: media.url,
    alt: media.alt,
    thumbnails: media.thumbnails,
    ...(media.width === null ? {} : { width: media.width }),
    ...(media.height === null ? {} : { height: media.height }),
  };
}

/** Videos and 3D files of a gallery stand below its pictures: they need their own controls. */
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
          thumbnails={element.thumbnails === 'left' ? 'side' : 'below'}
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
