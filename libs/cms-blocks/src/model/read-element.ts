import type { CmsElement, CmsElementMap, CmsElementType } from './element-types.ts';
import {
  readBuyBox,
  readCrossSelling,
  readCustomForm,
  readForm,
  readLike,
  readProductBox,
  readProductDescriptionReviews,
  readProductListing,
  readProductSlider,
} from './elements/commerce.ts';
import { readImage, readImageGallery, readImageSlider, readManufacturerLogo, readSpatialViewer } from './elements/pictures.ts';
import { readHtml, readNotes, readProductName, readText } from './elements/texts.ts';
import { readVimeoVideo, readYoutubeVideo } from './elements/videos.ts';
import type { SlotSource } from './slot-source.ts';

const READERS: { readonly [K in CmsElementType]: (source: SlotSource) => CmsElementMap[K] | null } = {
  text: readText,
  'product-name': readProductName,
  html: readHtml,
  image: readImage,
  'manufacturer-logo': readManufacturerLogo,
  'image-slider': readImageSlider,
  'image-gallery': readImageGallery,
  'youtube-video': readYoutubeVideo,
  'vimeo-video': readVimeoVideo,
  'spatial-viewer': readSpatialViewer,
  'product-box': readProductBox,
  'product-slider': readProductSlider,
  'product-listing': readProductListing,
  'buy-box': readBuyBox,
  'product-description-reviews': readProductDescriptionReviews,
  'cross-selling': readCrossSelling,
  'sidebar-filter': () => ({ type: 'sidebar-filter' }),
  'category-navigation': () => ({ type: 'category-navigation' }),
  form: readForm,
  'custom-form': readCustomForm,
  like: readLike,
  notes: readNotes,
};

/** Types this library knows. */
export const CMS_ELEMENT_TYPES = Object.keys(READERS) as readonly CmsElementType[];

function isCmsElementType(type: string): type is CmsElementType {
  return Object.hasOwn(READERS, type);
}

/** Reads a slot's element. Null where a known element has nothing to show, such as a video without an id. */
export function readElement(type: string, source: SlotSource): CmsElement | null {
  if (isCmsElementType(type)) return READERS[type](source);
  return { type: 'unknown', name: type, config: source.settings(), data: source.rawData };
}
