import type { ReactNode } from 'react';
import type { CmsImageElement, CmsManufacturerLogoElement, CmsSpatialViewerElement } from '../../model/element-types.ts';
import type { CmsMedia } from '../../model/media-types.ts';
import { CmsLinkView } from '../cms-link.tsx';
import { useCmsContext } from '../context.ts';
import { drawnView } from '../drawn-view.ts';
import { Picture, renderPicture } from '../picture.tsx';
import { cssVariables } from '../style.ts';

const JUSTIFY = { 'flex-start': 'start', center: 'center', 'flex-end': 'end' } as const;

/** A 3D file: its poster, and the file to take along. */
export function ModelFallback({ media, poster, sizes }: { media: CmsMedia; poster: CmsMedia | null; sizes: string }): ReactNode {
  const { labels } = useCmsContext();
  return (
    <div className="v-cms-model">
      {poster ? (
        <Picture className="v-cms-model__poster" media={poster} sizes={sizes} />
      ) : (
        <div className="v-cms-model__blank" aria-hidden="true" />
      )}
      <a className="v-cms-model__link" href={media.url} download>
        {labels.downloadModel}
        {media.title === '' ? null : <span className="v-cms-model__name">{media.title}</span>}
      </a>
    </div>
  );
}

/** The shop's own video. */
export function OwnVideo({ media }: { media: CmsMedia }): ReactNode {
  const { labels } = useCmsContext();
  return (
    <video
      className="v-cms-own-video"
      controls
      playsInline
      preload="metadata"
      width={media.width ?? undefined}
      height={media.height ?? undefined}
      aria-label={media.alt || media.title || labels.video}
    >
      <source src={media.url} type={media.mimeType || undefined} />
    </video>
  );
}

/** A media file by its kind. A linked picture without words takes the link's address for its name. */
function renderMedia(media: CmsMedia, sizes: string, isPriority: boolean): ReactNode {
  if (media.kind === 'video') return <OwnVideo media={media} />;
  if (media.kind === 'model') return <ModelFallback media={media} poster={null} sizes={sizes} />;
  return renderPicture({ className: 'v-cms-image__picture', media, sizes, isPriority });
}

/** Links need a name: the picture's words, else where the link leads. */
export function linkLabel(media: CmsMedia, href: string): string | undefined {
  return media.alt === '' ? media.title || href.replace(/^https?:\/\//, '') : undefined;
}

const isPicture = ({ kind }: CmsMedia) => kind === 'image' || kind === 'other';

export const ImageView = drawnView<CmsImageElement>(
  ({ element, placement }) => {
    const { media, link, displayMode, horizontalAlign, minHeight } = element;
    if (!media) return null;
    const view = renderMedia(media, placement.sizes, placement.isPriority);
    return (
      <div
        className={isPicture(media) ? `v-cms-image v-cms-image--${displayMode}` : 'v-cms-image'}
        style={cssVariables({
          '--v-cms-min-height': displayMode === 'cover' || displayMode === 'contain' ? minHeight : null,
          '--v-cms-justify': horizontalAlign && JUSTIFY[horizontalAlign],
        })}
      >
        {link && isPicture(media) ? (
          <CmsLinkView className="v-cms-image__link" link={link} label={linkLabel(media, link.href)}>
            {view}
          </CmsLinkView>
        ) : (
          view
        )}
      </div>
    );
  },
  ({ media, link }) => media === null || (isPicture(media) && !link),
);

export const ManufacturerLogoView = drawnView<CmsManufacturerLogoElement>(
  ({ element, placement }) => {
    const { media, manufacturer, link } = element;
    if (!media && !manufacturer) return null;
    const content = media ? (
      renderPicture({ className: 'v-cms-logo__picture', media, sizes: `(min-width: 768px) 200px, ${placement.sizes}` })
    ) : (
      <span className="v-cms-logo__name">{manufacturer?.name}</span>
    );
    return (
      <div className="v-cms-logo" style={cssVariables({ '--v-cms-min-height': element.minHeight })}>
        {link ? (
          <CmsLinkView className="v-cms-logo__link" link={link} label={media ? linkLabel(media, link.href) : undefined}>
            {content}
          </CmsLinkView>
        ) : (
          content
        )}
      </div>
    );
  },
  ({ link }) => !link,
);

export const SpatialViewerView = drawnView<CmsSpatialViewerElement>(
  ({ element, placement }) => {
    if (element.media) return <ModelFallback media={element.media} poster={element.poster} sizes={placement.sizes} />;
    return element.poster ? renderPicture({ className: 'v-cms-model__poster', media: element.poster, sizes: placement.sizes }) : null;
  },
  ({ media }) => media === null,
);
