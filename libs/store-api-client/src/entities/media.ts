import type { Entity } from './entity.ts';

/** A smaller rendition of a picture. */
export interface MediaThumbnail {
  id?: string;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  url: string;
}

/** A file: picture, video, 3D model or document. */
export interface Media extends Entity<'media'> {
  url: string;
  translated?: { alt?: string | null; title?: string | null };
  alt?: string | null;
  title?: string | null;
  mimeType?: string | null;
  fileExtension?: string | null;
  fileName?: string | null;
  /** Bytes. */
  fileSize?: number | null;
  metaData?: { width?: number; height?: number; type?: number; hash?: string } | null;
  /** In no promised order. */
  thumbnails?: MediaThumbnail[] | null;
}
