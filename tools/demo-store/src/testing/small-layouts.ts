import type { CmsBlockModel, CmsPageModel, SlotConfig } from '../catalogue/assortment-model.ts';
import { idOf, mediaId } from '../catalogue/id.ts';

const fixed = (value: unknown): SlotConfig[string] => ({ source: 'static', value });
const mapped = (value: string): SlotConfig[string] => ({ source: 'mapped', value });

function block(
  type: string,
  slots: [type: string, slot: string, config: SlotConfig | null, german?: SlotConfig][],
  changes: Partial<CmsBlockModel> = {},
): CmsBlockModel {
  return {
    id: idOf(`block:${type}:${JSON.stringify(slots)}`),
    type,
    slots: slots.map(([slotType, slot, config, german]) => ({
      id: idOf(`slot:${type}:${slot}:${slotType}`),
      type: slotType,
      slot,
      config,
      ...(german ? { translations: { 'de-DE': german } } : {}),
    })),
    ...changes,
  };
}

/** Layouts that use every kind of slot. */
export function smallLayouts(): CmsPageModel[] {
  const stool = idOf('product:stool');
  const chair = idOf('product:chair');
  const picture = mediaId('room');
  return [
    {
      id: idOf('page:home'),
      type: 'landingpage',
      name: { 'en-US': 'Home page' },
      sections: [
        {
          id: idOf('section:home'),
          type: 'default',
          sizingMode: 'full_width',
          backgroundMediaKey: 'room',
          blocks: [
            block('image-cover', [
              ['image', 'image', { media: fixed(picture), url: fixed(null), newTab: fixed(false), displayMode: fixed('cover') }],
            ]),
            block('text-hero', [
              [
                'text',
                'content',
                { content: fixed('<h1>Welcome</h1>'), verticalAlign: fixed(null) },
                { content: fixed('<h1>Willkommen</h1>') },
              ],
            ]),
            block('image-slider', [
              ['image-slider', 'imageSlider', { sliderItems: fixed([{ mediaId: picture, url: null, newTab: false }]) }],
            ]),
            block('product-three-column', [
              ['product-box', 'left', { product: fixed(stool) }],
              ['product-box', 'center', { product: fixed(chair) }],
            ]),
            block('product-slider', [
              ['product-slider', 'productSlider', { products: fixed([stool, idOf('product:withdrawn')]), title: fixed('Our picks') }],
            ]),
            block('youtube-video', [['youtube-video', 'video', { videoID: fixed('aqz-KE-bpKQ'), previewMedia: fixed(picture) }]]),
            block('html', [['html', 'content', { content: fixed('<div>Raw</div>') }]]),
            block('form', [['form', 'content', { type: fixed('contact'), confirmationText: fixed('Thank you.') }]]),
            block('like', [['like', 'content', { product: fixed(stool) }]]),
          ],
        },
      ],
    },
    {
      id: idOf('page:list'),
      type: 'product_list',
      name: { 'en-US': 'Listing', 'de-DE': 'Auflistung' },
      sections: [
        {
          id: idOf('section:list'),
          type: 'sidebar',
          blocks: [
            block('category-navigation', [['category-navigation', 'content', null]], { sectionPosition: 'sidebar' }),
            block('sidebar-filter', [['sidebar-filter', 'content', null]], { sectionPosition: 'sidebar' }),
            block('text', [['text', 'content', { content: mapped('category.description') }]]),
            block('product-listing', [['product-listing', 'content', null]]),
          ],
        },
      ],
    },
    {
      id: idOf('page:product'),
      type: 'product_detail',
      name: { 'en-US': 'Product page' },
      sections: [
        {
          id: idOf('section:product'),
          type: 'default',
          blocks: [
            block('product-heading', [
              ['product-name', 'left', { content: mapped('product.name') }],
              ['manufacturer-logo', 'right', { media: mapped('product.manufacturer.media'), url: fixed(null), newTab: fixed(true) }],
            ]),
            block('gallery-buybox', [
              ['image-gallery', 'left', { sliderItems: mapped('product.media') }],
              ['buy-box', 'right', { product: fixed(null), alignment: fixed(null) }],
            ]),
            block('product-description-reviews', [['product-description-reviews', 'content', { product: fixed(null) }]]),
            block('cross-selling', [['cross-selling', 'content', { product: fixed(null), boxLayout: fixed('standard') }]]),
          ],
        },
      ],
    },
  ];
}
