/** Texts of this library. An app passes its own in the context. */
export interface CmsLabels {
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
  readonly close: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fullScreen: string;
  readonly slider: string;
  readonly gallery: string;
  readonly slide: (position: number, total: number) => string;
  readonly image: (position: number, total: number) => string;
  readonly video: string;
  readonly loadVideo: string;
  /** Shown before anything is loaded from a video platform. */
  readonly videoConsent: (platform: string) => string;
  readonly model: string;
  readonly downloadModel: string;
  readonly opensInNewTab: string;
  readonly pageErrorTitle: string;
  readonly pageErrorText: string;
  readonly noProductTitle: string;
  readonly noProductText: string;
  readonly noProductsTitle: string;
  readonly noProductsText: string;
}

/** English. */
export const DEFAULT_CMS_LABELS: CmsLabels = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  close: 'Close',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fullScreen: 'Full screen',
  slider: 'Picture slider',
  gallery: 'Picture gallery',
  slide: (position, total) => `Slide ${position} of ${total}`,
  image: (position, total) => `Picture ${position} of ${total}`,
  video: 'Video',
  loadVideo: 'Play video',
  videoConsent: (platform) => `Playing the video loads content from ${platform}, which may set cookies and learn your address.`,
  model: '3D model',
  downloadModel: 'Download 3D model',
  opensInNewTab: 'opens in a new tab',
  pageErrorTitle: 'This page could not be shown',
  pageErrorText: 'Something didn’t work as expected. Please try again.',
  noProductTitle: 'No product found',
  noProductText: 'The product of this page is not available any more.',
  noProductsTitle: 'No products found',
  noProductsText: 'There are no products to show here.',
};
