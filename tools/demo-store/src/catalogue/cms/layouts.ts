import type { CmsPageModel } from '../assortment-model.ts';
import { t } from '../text.ts';
import { block, boxed, fixed, mapped, page, type SlotDraft, wide } from './draft.ts';
import { bare, imageGallery, mappedImage, mappedText } from './slots.ts';

const FILTERS = 'manufacturer-filter,price-filter,rating-filter,shipping-free-filter,property-filter';

function listing(layout: 'standard' | 'image' | 'minimal'): SlotDraft {
  return {
    slot: 'content',
    type: 'product-listing',
    config: {
      boxLayout: fixed(layout),
      showSorting: fixed(true),
      useCustomSorting: fixed(false),
      availableSortings: fixed([]),
      defaultSorting: fixed(''),
      filters: fixed(FILTERS),
      propertyWhitelist: fixed([]),
    },
  };
}

const HEADING: SlotDraft[] = [mappedImage('left', 'category.media'), mappedText('right', 'category.description')];

/** Layouts of categories and products. */
export function buildLayouts(): CmsPageModel[] {
  return [
    page('listing-sidebar', 'product_list', t('Listing with sidebar', 'Listing mit Seitenleiste'), [
      boxed([block('image-text', HEADING)]),
      {
        type: 'sidebar',
        sizingMode: 'boxed',
        mobileBehavior: 'wrap',
        blocks: [
          block('category-navigation', [bare('category-navigation')], { sectionPosition: 'sidebar' }),
          block('sidebar-filter', [bare('sidebar-filter')], { sectionPosition: 'sidebar' }),
          block('product-listing', [bare('product-listing')]),
        ],
      },
    ]),
    page('listing-wide', 'product_list', t('Listing without sidebar', 'Listing ohne Seitenleiste'), [
      wide([block('image-cover', [mappedImage('image', 'category.media', '380px')], { marginTop: '0', marginBottom: '0' })]),
      boxed([
        block('text-hero', [mappedText('content', 'category.description')]),
        block('sidebar-filter', [bare('sidebar-filter')]),
        block('product-listing', [listing('standard')]),
      ]),
    ]),
    page('department', 'product_list', t('Department', 'Abteilung'), [
      wide([block('image-cover', [mappedImage('image', 'category.media', '440px')], { marginTop: '0', marginBottom: '0' })]),
      boxed([block('text-hero', [mappedText('content', 'category.description')])]),
      {
        type: 'sidebar',
        sizingMode: 'boxed',
        mobileBehavior: 'hidden',
        blocks: [
          block('category-navigation', [bare('category-navigation')], { sectionPosition: 'sidebar' }),
          block('sidebar-filter', [bare('sidebar-filter')], { sectionPosition: 'sidebar' }),
          block('product-listing', [listing('image')]),
        ],
      },
    ]),
    page('product-detail', 'product_detail', t('Product page', 'Produktseite'), [
      boxed([
        block('product-heading', [
          { slot: 'left', type: 'product-name', config: { content: mapped('product.name'), verticalAlign: fixed(null) } },
          {
            slot: 'right',
            type: 'manufacturer-logo',
            config: {
              media: mapped('product.manufacturer.media'),
              displayMode: fixed('standard'),
              url: fixed(null),
              newTab: fixed(true),
              minHeight: fixed(null),
              verticalAlign: fixed('center'),
              horizontalAlign: fixed('flex-end'),
            },
          },
        ]),
        block('gallery-buybox', [
          imageGallery('left', 'product'),
          { slot: 'right', type: 'buy-box', config: { product: mapped('product'), alignment: fixed(null) } },
        ]),
        block('product-description-reviews', [
          { slot: 'content', type: 'product-description-reviews', config: { product: mapped('product'), alignment: fixed(null) } },
        ]),
        block('cross-selling', [
          {
            slot: 'content',
            type: 'cross-selling',
            config: {
              product: mapped('product'),
              displayMode: fixed('standard'),
              boxLayout: fixed('standard'),
              elMinWidth: fixed('240px'),
            },
          },
        ]),
      ]),
    ]),
  ];
}
