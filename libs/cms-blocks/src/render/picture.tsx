import type { ReactNode } from 'react';
import type { CmsMedia } from '../model/media-types.ts';

/** `srcset` of a picture: its thumbnails, then the original where its width is known. */
export function srcSetOf(media: CmsMedia): string | undefined {
  const candidates = media.thumbnails.map(({ url, width }) => `${encodeUrl(url)} ${width}w`);
  if (candidates.length === 0) return undefined;
  if (media.width !== null) candidates.push(`${encodeUrl(media.url)} ${media.width}w`);
  return candidates.join(', ');
}

/** Blanks and commas separate candidates. */
function encodeUrl(url: string): string {
  return url.replace(/\s/g, '%20').replace(/,/g, '%2C');
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
export function Picture({ media, sizes, isPriority = false, alt = media.alt, className }: PictureProps): ReactNode {
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
