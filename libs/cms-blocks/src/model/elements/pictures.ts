import { cssLength } from '../css-values.ts';
import type {
  CmsAlign,
  CmsControlPosition,
  CmsDisplayMode,
  CmsGalleryItem,
  CmsImageElement,
  CmsImageGalleryElement,
  CmsImageSliderElement,
  CmsLink,
  CmsManufacturerLogoElement,
  CmsSpatialViewerElement,
} from '../element-types.ts';
import type { MediaReader } from '../media.ts';
import { asFlag, asNumberOrNull, asOneOf, asRecord, asRecords, asTextOrNull, byPosition, type RawRecord, translatedText } from '../raw.ts';
import { safeLink } from '../safe-url.ts';
import type { SlotSource } from '../slot-source.ts';

const DISPLAY_MODES = ['standard', 'cover', 'contain', 'stretch'] as const;
const ALIGNMENTS = ['flex-start', 'center', 'flex-end'] as const;

export const alignOf = (value: unknown): CmsAlign | null => asOneOf(value, ALIGNMENTS, null);
export const displayModeOf = (value: unknown, fallback: CmsDisplayMode = 'standard'): CmsDisplayMode =>
  asOneOf(value, DISPLAY_MODES, fallback);

function linkOf(url: unknown, newTab: unknown): CmsLink | null {
  const href = safeLink(url);
  return href === null ? null : { href, newTab: asFlag(newTab, false) };
}

/** `inside` or `outside`; an empty setting means none, a missing one the default. */
function controlsOf(value: unknown, fallback: CmsControlPosition): CmsControlPosition {
  return value === undefined ? fallback : asOneOf(value, ['inside', 'outside'], null);
}

function pictureFields(source: SlotSource, media: unknown) {
  const data = source.data;
  return {
    media: source.media(data?.['media']) ?? source.media(media),
    link: linkOf(asTextOrNull(data?.['url']) ?? source.setting('url'), data?.['newTab'] ?? source.setting('newTab')),
    displayMode: displayModeOf(source.setting('displayMode')),
    minHeight: cssLength(source.setting('minHeight')),
    verticalAlign: alignOf(source.setting('verticalAlign')),
    horizontalAlign: alignOf(source.setting('horizontalAlign')),
  };
}

export function readImage(source: SlotSource): CmsImageElement {
  const fields = pictureFields(source, source.setting('media'));
  return { type: 'image', ...fields, minHeight: fields.minHeight ?? '340px' };
}

export function readManufacturerLogo(source: SlotSource): CmsManufacturerLogoElement {
  const manufacturer = asRecord(source.data?.['manufacturer']) ?? asRecord(source.entities.product?.['manufacturer']);
  const name = manufacturer ? translatedText(manufacturer, 'name') : '';
  const fields = pictureFields(source, source.mappedSetting('media', 'product.manufacturer.media'));
  const media = fields.media && fields.media.alt === '' ? { ...fields.media, alt: name } : fields.media;
  return {
    type: 'manufacturer-logo',
    ...fields,
    media,
    link: fields.link ?? linkOf(manufacturer?.['link'], source.setting('newTab') ?? true),
    manufacturer: name === '' ? null : { name },
  };
}

/** An entry holds its picture as `media`, or is the picture itself. */
function itemOf(entry: RawRecord, read: MediaReader): CmsGalleryItem[] {
  const media = read(entry['media']) ?? read(entry);
  return media ? [{ media, link: entry['media'] ? linkOf(entry['url'], entry['newTab']) : null }] : [];
}

function itemsOf(source: SlotSource, fallback: unknown): CmsGalleryItem[] {
  const resolved = asRecords(source.data?.['sliderItems']).flatMap((entry) => itemOf(entry, source.media));
  if (resolved.length > 0) return resolved;
  return byPosition(asRecords(fallback)).flatMap((entry) => itemOf(entry, source.media));
}

export function readImageSlider(source: SlotSource): CmsImageSliderElement {
  return {
    type: 'image-slider',
    items: itemsOf(source, source.setting('sliderItems')),
    arrows: controlsOf(source.setting('navigationArrows'), 'outside'),
    dots: controlsOf(source.setting('navigationDots'), null),
    displayMode: displayModeOf(source.setting('displayMode')),
    minHeight: cssLength(source.setting('minHeight')) ?? '300px',
    verticalAlign: alignOf(source.setting('verticalAlign')),
    speed: asNumberOrNull(source.setting('speed')) ?? 300,
    autoSlide: asFlag(source.setting('autoSlide'), false),
    autoplayTimeout: Math.max(asNumberOrNull(source.setting('autoplayTimeout')) ?? 5000, 1000),
  };
}

export function readImageGallery(source: SlotSource): CmsImageGalleryElement {
  const items = itemsOf(source, source.mappedSetting('sliderItems', 'product.media'));
  // A product answer without its media association still has the cover.
  const cover = items.length === 0 ? source.media(asRecord(source.entities.product?.['cover'])?.['media']) : null;
  return {
    type: 'image-gallery',
    items: cover ? [{ media: cover, link: null }] : items,
    arrows: controlsOf(source.setting('navigationArrows'), 'inside'),
    dots: controlsOf(source.setting('navigationDots'), null),
    thumbnails: asOneOf(source.setting('galleryPosition'), ['left', 'underneath'], 'left'),
    displayMode: displayModeOf(source.setting('displayMode')),
    minHeight: cssLength(source.setting('minHeight')) ?? '340px',
    verticalAlign: alignOf(source.setting('verticalAlign')),
    zoom: asFlag(source.setting('zoom'), false),
    fullScreen: asFlag(source.setting('fullScreen'), false),
    keepAspectRatioOnZoom: asFlag(source.setting('keepAspectRatioOnZoom'), true),
    magnifierOverGallery: asFlag(source.setting('magnifierOverGallery'), false),
  };
}

export function readSpatialViewer(source: SlotSource): CmsSpatialViewerElement {
  const media = source.media(source.data?.['media']) ?? source.media(source.setting('media'));
  return {
    type: 'spatial-viewer',
    media: media?.kind === 'model' ? media : null,
    poster: media?.kind === 'image' ? media : source.media(source.data?.['poster']),
  };
}
