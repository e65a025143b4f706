import type { ReactNode } from 'react';
import type { CmsMedia } from '../model/media-types.ts';

/** `srcset` of a picture: its thumbnails, then the original where its width is known. */
function srcSetOf(media: CmsMedia): string | undefined {
  if (media.thumbnails.length === 0) return undefined;
  let candidates = '';
  for (const { url, width } of media.thumbnails) candidates += `${candidates === '' ? '' : ', '}${encodeUrl(url)} ${width}w`;
  return media.width === null ? candidates : `${candidates}, ${encodeUrl(media.url)} ${media.width}w`;
}

/** Blanks and commas separate candidates. */
function encodeUrl(url: string): string {
  return /[\s,]/.test(url) ? url.replace(/\s/g, '%20').replace(/,/g, '%2C') : url;
}

export interface PictureProps {
  readonly media: CmsMedia;
  readonly sizes: string;
  /** Of the first screen: loaded at once, with high priority. */
  readonly isPriority?: boolean;
  readonly alt?: string;
  readonly className?: string;
}

/** An `img` with the right file for its width and its place reserved. */
export function renderPicture({ media, sizes, isPriority = false, alt = media.alt, className }: PictureProps): ReactNode {
  const srcSet = srcSetOf(media);
  return (
    <img
      className={className}
      // Set before src, so that no file is asked for twice.
      sizes={srcSet ? sizes : undefined}
      srcSet={srcSet}
      src={media.url}
      alt={alt}
      title={media.title !== '' && media.title !== alt ? media.title : undefined}
      width={media.width ?? undefined}
      height={media.height ?? undefined}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
    />
  );
}

/** The same as a component. */
export function Picture(props: PictureProps): ReactNode {
  return renderPicture(props);
}
