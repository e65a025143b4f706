/** One resized copy of a picture. */
export interface CmsThumbnail {
  readonly url: string;
  /** True pixel width of the file, for a `w` descriptor. */
  readonly width: number;
}

/** A media file, reduced to what is rendered. */
export interface CmsMedia {
  readonly id: string;
  readonly url: string;
  /** `model` is a 3D file (`.glb`). */
  readonly kind: 'image' | 'video' | 'model' | 'other';
  readonly mimeType: string;
  /** Alternative text; empty for a decorative picture. */
  readonly alt: string;
  readonly title: string;
  /** Pixels; null when the shop does not know them. */
  readonly width: number | null;
  readonly height: number | null;
  /** Ascending by width, without copies as wide as the original. */
  readonly thumbnails: readonly CmsThumbnail[];
}
