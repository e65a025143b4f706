import type { Media } from '@vitrine/store-api-client';
import type { ImageSource } from '@vitrine/ui';

/** A media file as the design system draws it; undefined where there is none or it is no picture. */
export function imageOf(media: Media | null | undefined, alt: string): ImageSource | undefined {
  if (!media?.url || (media.mimeType && !media.mimeType.startsWith('image/'))) return undefined;
  const width = media.metaData?.width;
  const height = media.metaData?.height;
  return {
    url: media.url,
    thumbnails: (media.thumbnails ?? []).map(({ url, width: thumbnailWidth }) => ({ url, width: thumbnailWidth })),
    ...(typeof width === 'number' ? { width } : {}),
    ...(typeof height === 'number' ? { height } : {}),
    alt: media.translated?.alt ?? media.alt ?? alt,
  };
}
