import { type ReactNode, useCallback, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';

export interface ImageSource {
  /** The largest file. */
  url: string;
  /** Smaller files with their widths in pixels. */
  thumbnails?: readonly { url: string; width: number }[] | undefined;
  width?: number | undefined;
  height?: number | undefined;
  alt?: string | undefined;
}

export interface ImageProps {
  /** Without it a drawn placeholder appears. */
  source?: ImageSource | null | undefined;
  /** Empty for decoration. */
  alt: string;
  sizes?: string | undefined;
  /** Width divided by height, reserved before the file arrives. */
  ratio?: number | undefined;
  fit?: 'cover' | 'contain' | undefined;
  /** Of the first screen: loaded at once, high priority. */
  isPriority?: boolean | undefined;
  className?: string | undefined;
}

/** `srcset` of an image: its thumbnails by width, then the full file where its width is known. */
export function imageSrcSet(source: ImageSource): string | undefined {
  const files = new Map<number, string>();
  for (const { url, width } of source.thumbnails ?? []) files.set(width, url);
  if (files.size === 0) return undefined;
  if (source.width) files.set(source.width, source.url);
  return [...files]
    .sort(([a], [b]) => a - b)
    .map(([width, url]) => `${url.replaceAll(' ', '%20').replace(/,$/, '%2C')} ${width}w`)
    .join(', ');
}

/** A picture in the right size, its place reserved; a drawn placeholder where there is none or it fails. */
export function Image({ source, alt, sizes = '100vw', ratio, fit = 'cover', isPriority, className }: ImageProps): ReactNode {
  const [failedUrl, setFailedUrl] = useState<string>();
  const url = source?.url;
  // A file may have failed before scripts ran; then no error event comes any more.
  const checkEarlyFailure = useCallback(
    (element: HTMLImageElement | null) => {
      if (!url || !element?.complete || element.naturalWidth > 0 || !element.currentSrc) return;
      // A vector file without a size of its own also has no natural width: only decoding tells.
      element.decode().catch(() => setFailedUrl(url));
    },
    [url],
  );
  const isShown = source && url && failedUrl !== url;
  return (
    <span
      className={classNames(
        'v-image',
        `v-image--${fit}`,
        ratio === undefined && 'v-image--natural',
        !isShown && 'v-image--empty',
        className,
      )}
      style={ratio ? { aspectRatio: ratio } : undefined}
    >
      {isShown ? (
        <img
          ref={checkEarlyFailure}
          className="v-image__file"
          src={url}
          srcSet={imageSrcSet(source)}
          sizes={source.thumbnails?.length ? sizes : undefined}
          alt={alt}
          width={source.width}
          height={source.height}
          loading={isPriority ? 'eager' : 'lazy'}
          fetchPriority={isPriority ? 'high' : undefined}
          decoding={isPriority ? 'sync' : 'async'}
          onError={() => setFailedUrl(url)}
        />
      ) : (
        <span className="v-image__placeholder" {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
          <Icon name="image" size="lg" />
        </span>
      )}
    </span>
  );
}
