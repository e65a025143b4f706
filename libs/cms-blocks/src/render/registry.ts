import type { CmsElementType } from '../model/element-types.ts';
import { BLOCK_LAYOUTS } from './block-layouts.ts';
import { LayoutBlockView } from './block-view.tsx';
import {
  BuyBoxView,
  CategoryNavigationView,
  CrossSellingView,
  FormView,
  ProductBoxView,
  ProductDescriptionReviewsView,
  ProductListingView,
  ProductSliderView,
  SidebarFilterView,
} from './elements/commerce.tsx';
import { ImageView, ManufacturerLogoView, SpatialViewerView } from './elements/pictures.tsx';
import { LikeView, NotesView } from './elements/presentation.tsx';
import { HtmlView, ProductNameView, TextView } from './elements/texts.tsx';
import { lazyView } from './lazy-view.ts';
import { DefaultSectionView, SidebarSectionView } from './section-views.tsx';
import type { CmsElementView, CmsRegistry, CmsRegistryOptions } from './view-types.ts';

const VideoView = lazyView(async () => (await import('./elements/video.tsx')).VideoView);

/** What moves or plays comes in files of its own: most pages show neither. */
const ELEMENTS: { readonly [K in CmsElementType]: CmsElementView<K> } = {
  text: TextView,
  html: HtmlView,
  'product-name': ProductNameView,
  image: ImageView,
  'manufacturer-logo': ManufacturerLogoView,
  'image-slider': lazyView(async () => (await import('./elements/image-slider.tsx')).ImageSliderView),
  'image-gallery': lazyView(async () => (await import('./elements/image-gallery.tsx')).ImageGalleryView),
  'youtube-video': VideoView,
  'vimeo-video': VideoView,
  'spatial-viewer': SpatialViewerView,
  'product-box': ProductBoxView,
  'product-slider': ProductSliderView,
  'product-listing': ProductListingView,
  'buy-box': BuyBoxView,
  'product-description-reviews': ProductDescriptionReviewsView,
  'cross-selling': CrossSellingView,
  'sidebar-filter': SidebarFilterView,
  'category-navigation': CategoryNavigationView,
  form: FormView,
  'custom-form': FormView,
  like: LikeView,
  notes: NotesView,
};

const BLOCKS: CmsRegistry['blocks'] = {
  ...Object.fromEntries(Object.keys(BLOCK_LAYOUTS).map((type) => [type, LayoutBlockView])),
};

const BUILT_IN: CmsRegistry = {
  sections: { default: DefaultSectionView, sidebar: SidebarSectionView },
  blocks: BLOCKS,
  elements: ELEMENTS as CmsRegistry['elements'],
  commerce: {},
  presentation: {},
};

/**
 * Makes a registry: everything this library knows (or `base`), with a shop's own views added or put in place by type.
 *
 * @example createCmsRegistry({ commerce, elements: { 'size-chart': SizeChart }, blocks: { 'text-hero': MyHero } })
 */
export function createCmsRegistry<E = unknown>(options: CmsRegistryOptions<E> = {}): CmsRegistry {
  const base = options.base ?? BUILT_IN;
  return {
    sections: { ...base.sections, ...options.sections },
    blocks: { ...base.blocks, ...options.blocks },
    elements: { ...base.elements, ...(options.elements as CmsRegistry['elements'] | undefined) },
    commerce: { ...base.commerce, ...options.commerce },
    presentation: { ...base.presentation, ...options.presentation },
  };
}
