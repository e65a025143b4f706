/** How the cells of a block stand beside each other. */
export type CmsBlockArrangement = 'single' | 'halves' | 'thirds' | 'quarters' | 'mosaic' | 'heading' | 'buy-box';

export interface CmsBlockLayout {
  readonly arrangement: CmsBlockArrangement;
  /** Cells in reading order, each with the slots stacked in it. */
  readonly cells: readonly (readonly string[])[];
}

const single = (slot: string): CmsBlockLayout => ({ arrangement: 'single', cells: [[slot]] });
const HALVES: CmsBlockLayout = { arrangement: 'halves', cells: [['left'], ['right']] };
const THIRDS: CmsBlockLayout = { arrangement: 'thirds', cells: [['left'], ['center'], ['right']] };
const PICTURES_WITH_TEXT: CmsBlockLayout = {
  arrangement: 'thirds',
  cells: [
    ['left-image', 'left-text'],
    ['center-image', 'center-text'],
    ['right-image', 'right-text'],
  ],
};

/** Every block type that this library knows, with its slots. */
export const BLOCK_LAYOUTS: Readonly<Record<string, CmsBlockLayout>> = {
  text: single('content'),
  'text-hero': single('content'),
  'text-teaser': single('content'),
  'text-on-image': single('content'),
  'text-two-column': HALVES,
  'text-teaser-section': HALVES,
  'text-three-column': THIRDS,
  image: single('image'),
  'image-cover': single('image'),
  'image-two-column': HALVES,
  'image-three-column': THIRDS,
  'image-three-cover': THIRDS,
  'image-four-column': { arrangement: 'quarters', cells: [['left'], ['center-left'], ['center-right'], ['right']] },
  'image-highlight-row': THIRDS,
  'image-bubble-row': THIRDS,
  'image-simple-grid': { arrangement: 'mosaic', cells: [['left-top', 'left-bottom'], ['right']] },
  'image-slider': single('imageSlider'),
  'image-gallery': single('imageGallery'),
  'image-gallery-big': single('imageGallery'),
  'image-text': HALVES,
  'image-text-cover': HALVES,
  'image-text-row': PICTURES_WITH_TEXT,
  'image-text-bubble': PICTURES_WITH_TEXT,
  'image-text-gallery': PICTURES_WITH_TEXT,
  'center-text': THIRDS,
  'youtube-video': single('video'),
  'vimeo-video': single('video'),
  html: single('content'),
  form: single('content'),
  'custom-form': single('content'),
  'spatial-viewer': single('default'),
  'product-three-column': THIRDS,
  'product-slider': single('productSlider'),
  'product-listing': single('content'),
  'product-heading': { arrangement: 'heading', cells: [['left'], ['right']] },
  'gallery-buybox': { arrangement: 'buy-box', cells: [['left'], ['right']] },
  'product-description-reviews': single('content'),
  'cross-selling': single('content'),
  'category-navigation': single('content'),
  'sidebar-filter': single('content'),
};

/** Where a block stands, as far as the width of its pictures depends on it. */
export interface CmsBlockPlace {
  readonly isBoxed: boolean;
  readonly section: 'main' | 'sidebar';
  readonly hasSidebar: boolean;
}

const CONTENT_WIDTH = 1344;
const SIDEBAR_WIDTH = 300;
const SHARES: Readonly<Record<CmsBlockArrangement, readonly number[]>> = {
  single: [1],
  halves: [1 / 2],
  thirds: [1 / 3],
  quarters: [1 / 4],
  mosaic: [7 / 12, 5 / 12],
  heading: [2 / 3, 1 / 3],
  'buy-box': [7 / 12, 5 / 12],
};

/** The whole width; on phones of three dots for each point a file for two, which nobody tells from it at half the bytes. */
export const FULL_WIDTH = '(min-resolution: 2.5dppx) 67vw, 100vw';

function writeSizes(arrangement: CmsBlockArrangement, cell: number, place: CmsBlockPlace): string {
  if (place.section === 'sidebar') return `(min-width: 1024px) ${SIDEBAR_WIDTH}px, ${FULL_WIDTH}`;
  const shares = SHARES[arrangement];
  const share = shares[cell] ?? shares[0] ?? 1;
  const percent = (part: number) => `${Math.round(part * 100)}vw`;
  const beside = place.hasSidebar ? share * 0.75 : share;
  const wide = place.isBoxed ? `(min-width: 1440px) ${Math.round(CONTENT_WIDTH * beside)}px, ` : '';
  if (share === 1) return `${wide}${place.hasSidebar ? `(min-width: 1024px) ${percent(beside)}, ` : ''}${FULL_WIDTH}`;
  const tablet = arrangement === 'quarters' ? '(min-width: 640px) 50vw, ' : '';
  return `${wide}(min-width: ${arrangement === 'quarters' ? 1024 : 768}px) ${percent(beside)}, ${tablet}${FULL_WIDTH}`;
}

const WRITTEN: Partial<Record<CmsBlockArrangement, string>>[] = [];

/** `sizes` of a picture that fills a cell of the block. There are few of them, and pages have thousands of cells. */
export function cellSizes(arrangement: CmsBlockArrangement, cell: number, place: CmsBlockPlace): string {
  const index = cell * 8 + (place.isBoxed ? 4 : 0) + (place.hasSidebar ? 2 : 0) + (place.section === 'sidebar' ? 1 : 0);
  const written = (WRITTEN[index] ??= {});
  return (written[arrangement] ??= writeSizes(arrangement, cell, place));
}
