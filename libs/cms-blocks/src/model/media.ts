import type { CmsMedia, CmsThumbnail } from './media-types.ts';
import { asNumberOrNull, asRecord, asRecords, asText, type RawRecord, translatedText } from './raw.ts';
import { safeFile } from './safe-url.ts';

const MODEL = /\.(?:glb|gltf)(?:$|[?#])/i;

function kindOf(mimeType: string, url: string): CmsMedia['kind'] {
  if (mimeType.startsWith('model/') || MODEL.test(url)) return 'model';
  if (mimeType.startsWith('video/')) return 'video';
  if (mimeType.startsWith('image/') || mimeType === '') return 'image';
  return 'other';
}

/** Shops name a thumbnail by its bounding box; the file inside keeps the original's shape. */
function trueWidth(box: { width: number; height: number }, original: { width: number; height: number } | null): number {
  if (!original || box.height <= 0) return box.width;
  return Math.round(Math.min(box.width, box.height * (original.width / original.height)));
}

function thumbnailsOf(media: RawRecord, original: { width: number; height: number } | null): CmsThumbnail[] {
  const byWidth = new Map<number, CmsThumbnail>();
  for (const thumbnail of asRecords(media['thumbnails'])) {
    const url = safeFile(thumbnail['url']);
    const boxWidth = asNumberOrNull(thumbnail['width']);
    if (url === null || boxWidth === null || boxWidth <= 0) continue;
    const width = trueWidth({ width: boxWidth, height: asNumberOrNull(thumbnail['height']) ?? 0 }, original);
    if (width > 0 && (original === null || width < original.width) && !byWidth.has(width)) byWidth.set(width, { url, width });
  }
  return [...byWidth.values()].sort((a, b) => a.width - b.width);
}

/** Reads a media entity; null without a file to show. */
export function readMedia(value: unknown): CmsMedia | null {
  const media = asRecord(value);
  const url = media && safeFile(media['url']);
  if (!media || !url) return null;
  const meta = asRecord(media['metaData']);
  const width = meta && asNumberOrNull(meta['width']);
  const height = meta && asNumberOrNull(meta['height']);
  const original = width && height ? { width, height } : null;
  const mimeType = asText(media['mimeType']);
  return {
    id: asText(media['id']),
    url,
    kind: kindOf(mimeType, url),
    mimeType,
    alt: translatedText(media, 'alt'),
    title: translatedText(media, 'title'),
    width: original?.width ?? null,
    height: original?.height ?? null,
    thumbnails: thumbnailsOf(media, original),
  };
}

export type MediaReader = (value: unknown) => CmsMedia | null;

/** Makes a reader for one page: the same file in two slots becomes one object. */
export function createMediaReader(): MediaReader {
  const known = new Map<string, CmsMedia>();
  return (value) => {
    const media = readMedia(value);
    if (!media) return null;
    const key = `${media.id} ${media.url} ${media.alt}`;
    const seen = known.get(key);
    if (seen) return seen;
    known.set(key, media);
    return media;
  };
}
